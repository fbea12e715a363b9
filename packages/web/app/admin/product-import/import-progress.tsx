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
  const { processedRows, totalRows, isDryRun } = report;
  const isChecked = processedRows >= totalRows;
  if (isChecked && !isDryRun) return <Progress text={`Importing ${totalRows} rows…`} />;
  return (
    <Progress
      text={`Checked ${processedRows} of ${totalRows} rows…`}
      value={totalRows > 0 ? processedRows / totalRows : undefined}
    />
  );
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
