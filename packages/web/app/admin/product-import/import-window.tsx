import type { ImportReport } from '@mathappu/contract/product-import';
import { fill, plural } from '@mathappu/contract/words';
import { useAsk } from '#web/forms/use-ask.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import * as words from '#words/admin/product-import';
import * as uiWords from '#words/ui';
import { columnsFormId, ImportColumns } from './import-columns.tsx';
import { ImportFileChoice } from './import-file-choice.tsx';
import { ImportOutcome } from './import-outcome.tsx';
import { ImportProgress } from './import-progress.tsx';
import { LastImports } from './last-imports.tsx';
import { type Decisions, useProductImport } from './use-product-import.ts';

type ImportWindowProps = { isOpen: boolean; onClose: () => void };

/** Closing it does not stop the import. */
export function ImportWindow({ isOpen, onClose }: ImportWindowProps) {
  const importing = useProductImport();
  const { ask, questionDialog } = useAsk();
  const { fileName, report, isRunning, choice, decisions } = importing;
  const isIdle = isIdleImport(importing);

  const askUndo = (undone: ImportReport) =>
    ask({
      title: words.undoQuestion,
      text: undoText(undone),
      confirmLabel: words.undoImport,
      cancelLabel: words.keepIt,
      tone: 'danger',
      onConfirm: () => importing.undo(undone),
    });

  return (
    <>
      <Dialog
        isOpen={isOpen}
        onClose={onClose}
        size="lg"
        title={words.title}
        actions={<ImportButtons importing={importing} onUndo={askUndo} onClose={onClose} />}
      >
        <div className="grid gap-4">
          {isIdle ? (
            <>
              <ImportFileChoice refusal={importing.refusal} onFile={importing.open} />
              <LastImports onShow={importing.show} onUndo={askUndo} />
            </>
          ) : (
            <>
              <p className="font-semibold wrap-anywhere">{fileName}</p>
              {choice && (
                <ImportColumns
                  choice={choice}
                  onChange={importing.setChoice}
                  onCheck={importing.check}
                />
              )}
              {isRunning ? (
                <ImportProgress sent={importing.sent} report={report} />
              ) : (
                report && (
                  <ImportOutcome
                    report={report}
                    decisions={decisions}
                    onDecide={importing.decide}
                  />
                )
              )}
            </>
          )}
        </div>
      </Dialog>
      {questionDialog}
    </>
  );
}

type Importing = ReturnType<typeof useProductImport>;

const isIdleImport = ({ fileName, refusal }: Importing): boolean =>
  fileName === undefined || refusal !== undefined;

type ImportButtonsProps = {
  importing: Importing;
  onUndo: (report: ImportReport) => void;
  onClose: () => void;
};

function ImportButtons({ importing, onUndo, onClose }: ImportButtonsProps) {
  const { report, isRunning, choice, decisions } = importing;
  const isIdle = isIdleImport(importing);
  const isReady = report?.state === 'done' && report.isDryRun && !isRunning;
  const count = isReady ? changedBy(report, decisions) : 0;
  const isStopped = report?.stops.some(({ stop }) => !decisions.accepted.includes(stop));
  return (
    <>
      {isReady && isStopped && (
        <p className="mr-auto self-center text-sm text-ink-soft">{words.tickFirst}</p>
      )}
      {!isIdle && !isRunning && (
        <Button variant="secondary" onClick={importing.startOver}>
          {words.anotherFile}
        </Button>
      )}
      {!isIdle && report?.canUndo && (
        <Button variant="secondary" onClick={() => onUndo(report)}>
          {words.undoImport}
        </Button>
      )}
      {isReady && importing.chooseAgain && (
        <Button variant="secondary" onClick={importing.chooseAgain}>
          {words.columnsAgain}
        </Button>
      )}
      {choice ? (
        <Button type="submit" form={columnsFormId}>
          {words.check}
        </Button>
      ) : isReady && count > 0 ? (
        <Button onClick={importing.importNow} disabled={isStopped}>
          {fill(plural(words.importNow, count), { count })}
        </Button>
      ) : (
        <Button variant="secondary" onClick={onClose}>
          {uiWords.close}
        </Button>
      )}
    </>
  );
}

/** How many products the import would change. */
const changedBy = ({ created, updated, missingCount }: ImportReport, decisions: Decisions) =>
  created + updated + (decisions.takesOffSale ? missingCount : 0);

function undoText({ created, updated }: ImportReport): string {
  const added = created > 0 && fill(plural(words.addedGoes, created), { count: created });
  const changed = updated > 0 && fill(plural(words.changedReturns, updated), { count: updated });
  const effect = added && changed ? fill(words.bothEffects, { added, changed }) : added || changed;
  return fill(words.undoText, { effect: effect || '' });
}
