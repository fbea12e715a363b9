import type { ImportReport } from '@mathappu/contract/product-import';
import { formatDateTime } from '@mathappu/contract/shop-time';
import { fill } from '@mathappu/contract/words';
import { useRead } from '#web/admin/api/use-admin-read.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import * as words from '#words/admin/product-import';

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
  if (isError) return <p className="text-ink-soft">{words.lastImportsFailed}</p>;
  if (!data || data.data.length === 0) return null;

  return (
    <section aria-labelledby="last-imports">
      <h3 id="last-imports" className="font-semibold">
        {words.lastImports}
      </h3>
      <ul className="mt-2 divide-y divide-line border-y border-line">
        {data.data.map((report) => (
          <li key={report.importId} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-3">
            <div className="min-w-0 flex-1 basis-60">
              <p className="font-semibold wrap-anywhere">{report.fileName || words.file}</p>
              <p className="figures text-sm text-ink-soft">{textOf(report)}</p>
            </div>
            <ImportAction report={report} onShow={onShow} onUndo={onUndo} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function textOf({ startedAt, startedBy, state, created, updated }: ImportReport): string {
  const date = formatDateTime(startedAt);
  const when = startedBy ? fill(words.importedBy, { date, by: startedBy }) : date;
  return state === 'running' ? when : fill(words.importedWhat, { when, created, updated });
}

function ImportAction({ report, onShow, onUndo }: LastImportsProps & { report: ImportReport }) {
  if (report.state === 'undone') return <Badge tone="grey">{words.undone}</Badge>;
  if (report.state === 'running') {
    return (
      <Button variant="secondary" size="sm" onClick={() => onShow(report)}>
        {words.showProgress}
      </Button>
    );
  }
  return (
    <Button
      variant="secondary"
      size="sm"
      aria-label={
        report.fileName ? fill(words.undoOf, { file: report.fileName }) : words.undoOfFile
      }
      onClick={() => onUndo(report)}
    >
      {words.undo}
    </Button>
  );
}
