import type { ImportReport } from '@mathappu/contract/product-import';
import { countOf } from '#web/ui/format/plural.ts';
import { AlertIcon, CheckIcon } from '#web/ui/images/icons.tsx';
import { Notice } from '#web/ui/notice.tsx';

/** The result of an import or a dry run, or the reason why nothing was imported. */
export function ImportOutcome({ report }: { report: ImportReport }) {
  const { state, isDryRun, created, updated, unchanged, problemCount } = report;
  if (state === 'refused') {
    return (
      <>
        <Notice tone="red" icon={<AlertIcon />} isLive>
          <p className="font-semibold">
            {countOf(problemCount, 'problem')} found. Nothing was changed.
          </p>
          <p className="mt-1">Correct the file and choose it again; it is imported whole or not.</p>
        </Notice>
        <ImportProblems report={report} />
      </>
    );
  }
  const [added, changed, same] = isDryRun
    ? ['would be added', 'would be changed', 'would stay as they are']
    : ['added', 'changed', 'left as they were'];
  return (
    <Notice tone={isDryRun ? 'blue' : 'green'} icon={<CheckIcon />} isLive>
      <p className="font-semibold">
        {isDryRun ? 'Every row can be imported.' : 'The products were imported.'}
      </p>
      <p className="figures mt-1">
        {created} {added}, {updated} {changed}, {unchanged} {same}.
      </p>
    </Notice>
  );
}

/** Every row that cannot be imported, and why. */
function ImportProblems({ report }: { report: ImportReport }) {
  const { problems, problemCount } = report;
  const unlistedCount = problemCount - problems.length;
  return (
    <>
      <table className="w-full text-left text-sm">
        <caption className="sr-only">Problems of the file</caption>
        <thead className="bg-sunken text-ink-soft">
          <tr>
            <th scope="col" className="px-3 py-2">
              Row
            </th>
            <th scope="col" className="px-3 py-2">
              Column
            </th>
            <th scope="col" className="px-3 py-2">
              Problem
            </th>
          </tr>
        </thead>
        <tbody>
          {problems.map(({ row, column, message }) => (
            <tr key={`${row} ${column} ${message}`} className="border-b border-line align-top">
              <td className="figures px-3 py-2">{row > 0 ? row : ''}</td>
              <td className="px-3 py-2">{column}</td>
              <td className="px-3 py-2 wrap-anywhere">{message}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {unlistedCount > 0 && <p className="text-sm text-ink-soft">And {unlistedCount} more.</p>}
    </>
  );
}
