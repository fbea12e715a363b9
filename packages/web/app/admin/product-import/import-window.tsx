import type { ImportReport } from '@mathappu/contract/product-import';
import { fill, plural } from '@mathappu/contract/words';
import { useAsk } from '#web/forms/use-ask.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import * as words from '#words/admin/product-import';
import * as uiWords from '#words/ui';
import { ImportFileChoice } from './import-file-choice.tsx';
import { ImportOutcome } from './import-outcome.tsx';
import { ImportProgress } from './import-progress.tsx';
import { LastImports } from './last-imports.tsx';
import { useProductImport } from './use-product-import.ts';

type ImportWindowProps = { isOpen: boolean; onClose: () => void };

/** Closing it does not stop the import. */
export function ImportWindow({ isOpen, onClose }: ImportWindowProps) {
  const importing = useProductImport();
  const { ask, questionDialog } = useAsk();
  const { fileName, report, isRunning } = importing;
  const isIdle = fileName === undefined || importing.refusal !== undefined;
  const isReady = report?.state === 'done' && report.isDryRun && !isRunning;

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
        actions={
          <>
            {!isIdle && !isRunning && (
              <Button variant="secondary" onClick={importing.startOver}>
                {words.anotherFile}
              </Button>
            )}
            {!isIdle && report?.canUndo && (
              <Button variant="secondary" onClick={() => askUndo(report)}>
                {words.undoImport}
              </Button>
            )}
            {isReady ? (
              <Button onClick={importing.importNow}>
                {fill(plural(words.importNow, report.totalRows), { count: report.totalRows })}
              </Button>
            ) : (
              <Button variant="secondary" onClick={onClose}>
                {uiWords.close}
              </Button>
            )}
          </>
        }
      >
        <div className="grid gap-4">
          {isIdle ? (
            <>
              <ImportFileChoice refusal={importing.refusal} onFile={importing.check} />
              <LastImports onShow={importing.show} onUndo={askUndo} />
            </>
          ) : (
            <>
              <p className="font-semibold wrap-anywhere">{fileName}</p>
              {isRunning ? (
                <ImportProgress sent={importing.sent} report={report} />
              ) : (
                report && <ImportOutcome report={report} />
              )}
            </>
          )}
        </div>
      </Dialog>
      {questionDialog}
    </>
  );
}

function undoText({ created, updated }: ImportReport): string {
  const added = created > 0 && fill(plural(words.addedGoes, created), { count: created });
  const changed = updated > 0 && fill(plural(words.changedReturns, updated), { count: updated });
  const effect = added && changed ? fill(words.bothEffects, { added, changed }) : added || changed;
  return fill(words.undoText, { effect: effect || '' });
}
