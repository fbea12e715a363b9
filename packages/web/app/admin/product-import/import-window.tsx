import { maxImportBytes, toMegabytes } from '@mathappu/contract/limits';
import type { ImportReport } from '@mathappu/contract/product-import';
import { fill, plural } from '@mathappu/contract/words';
import { useAsk } from '#web/forms/use-ask.tsx';
import { Button } from '#web/ui/button.tsx';
import { FileDrop } from '#web/ui/fields/file-drop.tsx';
import { FormError } from '#web/ui/fields/form-error.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { ProgressBar } from '#web/ui/progress-bar.tsx';
import * as words from '#words/admin/product-import';
import * as uiWords from '#words/ui';
import { columnsFormId, ImportColumns } from './import-columns.tsx';
import { ImportOutcome } from './import-outcome.tsx';
import { LastImports } from './last-imports.tsx';
import { stockColumns } from './stock-columns.ts';
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

type ImportFileChoiceProps = { refusal: string | undefined; onFile: (file: File) => void };

function ImportFileChoice({ refusal, onFile }: ImportFileChoiceProps) {
  return (
    <>
      <p>{words.howTo}</p>
      <FileDrop
        label={words.choose}
        hint={fill(words.chooseHint, { megabytes: toMegabytes(maxImportBytes) })}
        accept=".xlsx,.csv,.txt,.tsv,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
        onFiles={([chosen]) => chosen && onFile(chosen)}
      />
      <p className="text-ink-soft">{words.onlyChecked}</p>
      <details>
        <summary className="cursor-pointer py-2 font-semibold">{words.howExport}</summary>
        <p className="mt-1">{words.howToExport}</p>
        <p className="mt-2">{fill(words.howToStock, stockColumns)}</p>
      </details>
      <FormError message={refusal} />
    </>
  );
}

type ImportProgressProps = {
  /** From 0 to 1 while the file is being sent. */
  sent: number | undefined;
  report: ImportReport | undefined;
};

function ImportProgress({ sent, report }: ImportProgressProps) {
  if (sent !== undefined || !report) {
    return <Progress text={words.sending} value={sent === 1 ? undefined : sent} />;
  }
  const { processedRows, totalRows } = report;
  return (
    <>
      <Progress
        text={progressText(report)}
        value={totalRows > 0 ? processedRows / totalRows : undefined}
      />
      {!report.isDryRun && <p className="text-ink-soft">{words.goesOn}</p>}
    </>
  );
}

function progressText({ step, processedRows, totalRows }: ImportReport): string {
  return fill(stepTexts[step], { processed: processedRows, total: totalRows });
}

const stepTexts = { check: words.checked, import: words.imported, undo: words.undoing } as const;

function Progress({ text, value }: { text: string; value?: number }) {
  return (
    <div>
      <p role="status" className="figures mb-2">
        {text}
      </p>
      <ProgressBar label={text} value={value} />
    </div>
  );
}
