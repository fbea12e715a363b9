import type { ImportReport } from '@mathappu/contract/product-import';
import { formatDateTime } from '@mathappu/contract/shop-time';
import { fill, plural } from '@mathappu/contract/words';
import { AlertIcon, CheckIcon } from '#web/ui/images/notice-icons.tsx';
import { Notice } from '#web/ui/notice.tsx';
import * as words from '#words/admin/product-import';
import { ImportChanges } from './import-changes.tsx';
import { ImportDecisions } from './import-decisions.tsx';
import { ImportProblems } from './import-problems.tsx';
import { stockColumns } from './stock-columns.ts';
import type { Decisions } from './use-product-import.ts';

type ImportOutcomeProps = {
  report: ImportReport;
  decisions: Decisions;
  onDecide: (decisions: Decisions) => void;
};

/** The result of a dry run, an import or an undo, or the reason why nothing was imported. */
export function ImportOutcome({ report, decisions, onDecide }: ImportOutcomeProps) {
  const { state, isDryRun, problems, problemCount } = report;
  if (state === 'refused') {
    return (
      <>
        <Notice tone="red" icon={<AlertIcon />} isLive>
          <p className="font-semibold">
            {fill(plural(words.problemsFound, problemCount), { count: problemCount })}
          </p>
          <p className="mt-1">{words.correctFile}</p>
        </Notice>
        <ImportProblems problems={problems} count={problemCount} caption={words.problemsOfFile} />
      </>
    );
  }
  return (
    <>
      <Notice tone={isDryRun ? 'blue' : 'green'} icon={<CheckIcon />} isLive>
        {state === 'undone' ? <UndoneText report={report} /> : <DoneText report={report} />}
      </Notice>
      {isDryRun && <RepeatWarning report={report} />}
      {state === 'done' && isDryRun && (
        <>
          <ImportDecisions report={report} decisions={decisions} onDecide={onDecide} />
          <ImportChanges report={report} />
        </>
      )}
      {state === 'done' && <AllWarnings report={report} />}
      {problemCount > 0 && (
        <>
          <Notice tone="yellow" icon={<AlertIcon />}>
            {leftText(report)}
          </Notice>
          <ImportProblems problems={problems} count={problemCount} caption={words.rowsToLookAt} />
        </>
      )}
    </>
  );
}

function DoneText({ report }: { report: ImportReport }) {
  const { isDryRun, updated, unchanged } = report;
  return (
    <>
      <p className="font-semibold">{isDryRun ? words.canImport : words.wereImported}</p>
      <p className="figures mt-1">{fill(isDryRun ? words.wouldDo : words.hasDone, report)}</p>
      {updated + unchanged > 0 && <p className="figures mt-1">{stockText(report)}</p>}
    </>
  );
}

function stockText({ stockColumns: columns, restocked, isDryRun }: ImportReport): string {
  if (columns === 'none') return fill(words.noStockColumn, stockColumns);
  if (restocked === 0) return words.noStockChanges;
  const values = { ...stockColumns, count: restocked };
  return columns === 'difference'
    ? fill(plural(isDryRun ? words.wouldGetDifference : words.gotDifference, restocked), values)
    : fill(plural(isDryRun ? words.wouldGetNumber : words.gotNumber, restocked), values);
}

function UndoneText({ report: { totalRows, left } }: { report: ImportReport }) {
  const restored = totalRows - left;
  return (
    <>
      <p className="font-semibold">{words.wasUndone}</p>
      <p className="figures mt-1">{fill(plural(words.asBefore, restored), { count: restored })}</p>
    </>
  );
}

/** The effect of importing the same file again. */
function RepeatWarning({ report }: { report: ImportReport }) {
  const { importedBeforeAt, created, restocked } = report;
  if (!importedBeforeAt) return null;
  return (
    <Notice tone="yellow" icon={<AlertIcon />}>
      <p>
        {fill(words.importedBefore, { date: formatDateTime(importedBeforeAt) })}
        {created > 0 && ` ${words.addedAgain}`}
        {restocked > 0 && ` ${words.differenceAgain}`}
      </p>
    </Notice>
  );
}

type WarningTexts = { dryRun: Plural; done: Plural; caption: string; heading: string };
type Plural = Parameters<typeof plural>[0];

/** A kind of warning with the rows that it is about. */
function Warnings({
  report: { isDryRun },
  texts,
  problems,
  count,
}: {
  report: ImportReport;
  texts: WarningTexts;
  problems: ImportReport['warnings'];
  count: number;
}) {
  if (count === 0) return null;
  return (
    <>
      <Notice tone="yellow" icon={<AlertIcon />}>
        {fill(plural(isDryRun ? texts.dryRun : texts.done, count), { count })}
      </Notice>
      <ImportProblems
        problems={problems}
        count={count}
        caption={texts.caption}
        heading={texts.heading}
      />
    </>
  );
}

function AllWarnings({ report }: { report: ImportReport }) {
  const { warnings, warningCount, unlistedCount, sameNameCount } = report;
  return (
    <>
      <Warnings
        report={report}
        texts={replacedEdits}
        problems={warnings.filter(
          ({ isUnlisted, isSameName, stop }) => !isUnlisted && !isSameName && !stop,
        )}
        count={warningCount - unlistedCount - sameNameCount}
      />
      <Warnings
        report={report}
        texts={sameNames}
        problems={warnings.filter(({ isSameName }) => isSameName)}
        count={sameNameCount}
      />
      <Warnings
        report={report}
        texts={unlistedRows}
        problems={warnings.filter(({ isUnlisted }) => isUnlisted)}
        count={unlistedCount}
      />
    </>
  );
}

/** The products whose edits the file replaces. */
const replacedEdits = {
  dryRun: words.wouldReplace,
  done: words.replaced,
  caption: words.editsReplaced,
  heading: words.edit,
};
const sameNames = {
  dryRun: words.wouldRepeatName,
  done: words.repeatsName,
  caption: words.sameNames,
  heading: words.reason,
};
/** The products that the shop does not show. */
const unlistedRows = {
  dryRun: words.wouldBeUnlisted,
  done: words.areUnlisted,
  caption: words.unlistedRows,
  heading: words.reason,
};

function leftText({ left, step }: ImportReport): string {
  if (left === 0) return words.lookAtRows;
  return fill(plural(step === 'import' ? words.rowsLeft : words.productsLeft, left), {
    count: left,
  });
}
