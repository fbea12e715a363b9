import type { ImportReport } from '@mathappu/contract/product-import';

/** The rows that cannot be imported or were left, and why. */
export function ImportProblems({ report, caption }: { report: ImportReport; caption: string }) {
  const { problems, problemCount } = report;
  const unlistedCount = problemCount - problems.length;
  return (
    <>
      <table className="w-full text-left text-sm">
        <caption className="sr-only">{caption}</caption>
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
