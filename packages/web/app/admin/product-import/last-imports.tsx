import type { ImportReport } from '@mathappu/contract/product-import';
import { formatDateTime } from '@mathappu/contract/shop-time';
import { useRead } from '#web/api/use-read.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';

type LastImportsProps = {
  onShow: (report: ImportReport) => void;
  onUndo: (report: ImportReport) => void;
};

const pollMs = 1_000;

/** The imports that run or have changed something; each can be undone once. */
export function LastImports({ onShow, onUndo }: LastImportsProps) {
  const { data, isError } = useRead(
    'listProductImports',
    {},
    {
      staleTime: 0,
      refetchInterval: ({ state }) =>
        state.data?.data.some((report) => report.state === 'running') ? pollMs : false,
    },
  );
  if (isError) return <p className="text-ink-soft">The last imports could not be loaded.</p>;
  if (!data || data.data.length === 0) return null;

  return (
    <section aria-labelledby="last-imports">
      <h3 id="last-imports" className="font-semibold">
        Last imports
      </h3>
      <ul className="mt-2 divide-y divide-line border-y border-line">
        {data.data.map((report) => (
          <li key={report.importId} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-3">
            <div className="min-w-0 flex-1 basis-60">
              <p className="font-semibold wrap-anywhere">{report.fileName || 'File'}</p>
              <p className="figures text-sm text-ink-soft">
                {formatDateTime(report.startedAt)}
                {report.startedBy && ` by ${report.startedBy}`}
                {report.state !== 'running' &&
                  `: ${report.created} added, ${report.updated} changed`}
              </p>
            </div>
            <ImportAction report={report} onShow={onShow} onUndo={onUndo} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function ImportAction({ report, onShow, onUndo }: LastImportsProps & { report: ImportReport }) {
  if (report.state === 'undone') return <Badge tone="grey">Undone</Badge>;
  if (report.state === 'running') {
    return (
      <Button variant="secondary" size="sm" onClick={() => onShow(report)}>
        Show progress
      </Button>
    );
  }
  return (
    <Button
      variant="secondary"
      size="sm"
      aria-label={`Undo the import of ${report.fileName || 'the file'}`}
      onClick={() => onUndo(report)}
    >
      Undo
    </Button>
  );
}
