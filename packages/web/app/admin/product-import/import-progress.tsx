import type { ImportReport } from '@mathappu/contract/product-import';
import { ProgressBar } from '#web/ui/progress-bar.tsx';

type ImportProgressProps = {
  /** From 0 to 1 while the file is being sent. */
  sent: number | undefined;
  report: ImportReport | undefined;
};

export function ImportProgress({ sent, report }: ImportProgressProps) {
  if (sent !== undefined || !report) {
    return <Progress text="Sending the file…" value={sent === 1 ? undefined : sent} />;
  }
  const { processedRows, totalRows } = report;
  return (
    <>
      <Progress
        text={progressText(report)}
        value={totalRows > 0 ? processedRows / totalRows : undefined}
      />
      {!report.isDryRun && (
        <p className="text-ink-soft">
          It goes on when you close this window, and customers can order meanwhile.
        </p>
      )}
    </>
  );
}

function progressText({ step, processedRows, totalRows }: ImportReport): string {
  switch (step) {
    case 'check':
      return `Checked ${processedRows} of ${totalRows} rows…`;
    case 'import':
      return `Imported ${processedRows} of ${totalRows} rows…`;
    case 'undo':
      return `Undone ${processedRows} of ${totalRows} changes…`;
  }
}

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
