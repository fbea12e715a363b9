import type { ImportReport } from '@mathappu/contract/product-import';
import { fill } from '@mathappu/contract/words';
import * as words from '#words/admin/product-import';

type ImportProblemsProps = {
  /** The first of them. */
  problems: ImportReport['problems'];
  count: number;
  caption: string;
  /** What is said of each row. */
  heading?: string;
};

/** Rows of the file of which there is something to say: why they cannot be imported or were left. */
export function ImportProblems(props: ImportProblemsProps) {
  const { problems, count, caption, heading = words.problem } = props;
  const unlistedCount = count - problems.length;
  return (
    <>
      <table className="w-full text-left text-sm">
        <caption className="sr-only">{caption}</caption>
        <thead className="bg-sunken text-ink-soft">
          <tr>
            <th scope="col" className="px-1.5 py-2 sm:px-3">
              {words.row}
            </th>
            <th scope="col" className="px-1.5 py-2 sm:px-3">
              {words.column}
            </th>
            <th scope="col" className="px-1.5 py-2 sm:px-3">
              {heading}
            </th>
          </tr>
        </thead>
        <tbody>
          {problems.map(({ row, column, message }) => (
            <tr key={`${row} ${column} ${message}`} className="border-b border-line align-top">
              <td className="figures px-1.5 py-2 sm:px-3">{row > 0 ? row : ''}</td>
              <td className="px-1.5 py-2 sm:px-3">{column}</td>
              <td className="px-1.5 py-2 sm:px-3 wrap-anywhere">{message}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {unlistedCount > 0 && (
        <p className="text-sm text-ink-soft">{fill(words.andMore, { count: unlistedCount })}</p>
      )}
    </>
  );
}
