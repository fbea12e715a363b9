import type { ImportReport } from '@mathappu/contract/product-import';
import { formatDateTime } from '@mathappu/contract/shop-time';
import type { ReactNode } from 'react';
import { countOf } from '#web/ui/format/plural.ts';
import { AlertIcon, CheckIcon } from '#web/ui/images/notice-icons.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { ImportProblems } from './import-problems.tsx';

/** The result of a dry run, an import or an undo, or the reason why nothing was imported. */
export function ImportOutcome({ report }: { report: ImportReport }) {
  const { state, isDryRun, problems, problemCount } = report;
  if (state === 'refused') {
    return (
      <>
        <Notice tone="red" icon={<AlertIcon />} isLive>
          <p className="font-semibold">
            {countOf(problemCount, 'problem')} found. Nothing was changed.
          </p>
          <p className="mt-1">Correct the file and choose it again.</p>
        </Notice>
        <ImportProblems problems={problems} count={problemCount} caption="Problems of the file" />
      </>
    );
  }
  return (
    <>
      <Notice tone={isDryRun ? 'blue' : 'green'} icon={<CheckIcon />} isLive>
        {state === 'undone' ? <UndoneText report={report} /> : <DoneText report={report} />}
      </Notice>
      {isDryRun && <RepeatWarning report={report} />}
      {state === 'done' && <ReplacedEdits report={report} />}
      {problemCount > 0 && (
        <>
          <Notice tone="yellow" icon={<AlertIcon />}>
            {leftText(report)}
          </Notice>
          <ImportProblems
            problems={problems}
            count={problemCount}
            caption="Rows that need a look"
          />
        </>
      )}
    </>
  );
}

function DoneText({ report }: { report: ImportReport }) {
  const { isDryRun, created, updated, unchanged, hasVersions } = report;
  const [added, changed, same] = isDryRun
    ? ['would be added', 'would be changed', 'would stay as they are']
    : ['added', 'changed', 'left as they were'];
  return (
    <>
      <p className="font-semibold">
        {isDryRun ? 'Every row can be imported.' : 'The products were imported.'}
      </p>
      <p className="figures mt-1">
        {created} {added}, {updated} {changed}, {unchanged} {same}.
      </p>
      {updated + unchanged > 0 && <p className="figures mt-1">{stockText(report)}</p>}
      {isDryRun && updated > 0 && (
        <p className="mt-1">
          Names, prices and everything else become what the file says
          {hasVersions
            ? '.'
            : ', also where somebody has edited them in the shop since its export.'}
        </p>
      )}
    </>
  );
}

function stockText({ stockColumns, restocked, isDryRun }: ImportReport): ReactNode {
  if (stockColumns === 'none') return 'The file has no column “stock”: every stock stays as it is.';
  if (restocked === 0) return 'No stock changes.';
  const products = countOf(restocked, 'product');
  const verb = isDryRun ? 'would get' : 'got';
  return stockColumns === 'difference'
    ? `Stock: ${products} ${verb} the difference between “stock” and “stock seen”.`
    : `Stock: ${products} ${verb} the number of the file, which has no column “stock seen”.`;
}

function UndoneText({ report: { totalRows, left } }: { report: ImportReport }) {
  const restored = totalRows - left;
  return (
    <>
      <p className="font-semibold">The import was undone.</p>
      <p className="figures mt-1">
        {countOf(restored, 'product')} {restored === 1 ? 'is' : 'are'} as before. What was sold
        since stays sold.
      </p>
    </>
  );
}

/** What the same file would do a second time. */
function RepeatWarning({ report }: { report: ImportReport }) {
  const { importedBeforeAt, created, restocked } = report;
  if (!importedBeforeAt) return null;
  return (
    <Notice tone="yellow" icon={<AlertIcon />}>
      <p>
        This file was imported before, on {formatDateTime(importedBeforeAt)}.
        {created > 0 && ' Its new products would be added a second time.'}
        {restocked > 0 && ' The difference of each stock would be added once more.'}
      </p>
    </Notice>
  );
}

/** Whose edits the file replaces. */
function ReplacedEdits({ report }: { report: ImportReport }) {
  const { isDryRun, warnings, warningCount } = report;
  if (warningCount === 0) return null;
  const rows = countOf(warningCount, 'row');
  const verb = isDryRun ? 'would replace' : 'replaced';
  return (
    <>
      <Notice tone="yellow" icon={<AlertIcon />}>
        {rows} {verb} what was edited in the shop since the file was exported:
      </Notice>
      <ImportProblems
        problems={warnings}
        count={warningCount}
        caption="Edits that the file replaces"
        heading="Edit"
      />
    </>
  );
}

function leftText({ left, step }: ImportReport): string {
  if (left === 0) return 'Please look at these rows:';
  if (step === 'import') {
    return `${countOf(left, 'row')} not imported, because the products changed meanwhile:`;
  }
  return left === 1
    ? '1 product left as it is now, because it was changed since:'
    : `${left} products left as they are now, because they were changed since:`;
}
