import type { ImportReport } from '@mathappu/contract/product-import';
import { useAsk } from '#web/forms/use-ask.tsx';
import { Button } from '#web/ui/button.tsx';
import { countOf } from '#web/ui/format/plural.ts';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
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
      title: 'Undo this import?',
      text: undoText(undone),
      confirmLabel: 'Undo import',
      cancelLabel: 'Keep it',
      tone: 'danger',
      onConfirm: () => importing.undo(undone),
    });

  return (
    <>
      <Dialog
        isOpen={isOpen}
        onClose={onClose}
        size="lg"
        title="Import products"
        actions={
          <>
            {!isIdle && !isRunning && (
              <Button variant="secondary" onClick={importing.startOver}>
                Another file
              </Button>
            )}
            {!isIdle && report?.canUndo && (
              <Button variant="secondary" onClick={() => askUndo(report)}>
                Undo import
              </Button>
            )}
            {isReady ? (
              <Button onClick={importing.importNow}>
                Import {countOf(report.totalRows, 'product')}
              </Button>
            ) : (
              <Button variant="secondary" onClick={onClose}>
                Close
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
  const parts = [
    created > 0 && `${countOf(created, 'added product')} will be deleted`,
    updated > 0 && `${countOf(updated, 'changed product')} will be as before`,
  ].filter(Boolean);
  return `${parts.join(' and ')}. What was sold since stays sold, and what somebody changed since is left alone.`;
}
