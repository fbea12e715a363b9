import type { ImportReport } from '@mathappu/contract/product-import';
import { fill } from '@mathappu/contract/words';
import { ProgressBar } from '#web/ui/progress-bar.tsx';
import * as words from '#words/admin/product-import';

type ImportProgressProps = {
  /** From 0 to 1 while the file is being sent. */
  sent: number | undefined;
  report: ImportReport | undefined;
};

export function ImportProgress({ sent, report }: ImportProgressProps) {
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
