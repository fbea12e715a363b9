import type { ImportReport } from '@mathappu/contract/product-import';
import { fill } from '@mathappu/contract/words';
import { tableRoles as roles } from '#web/ui/table-roles.ts';
import * as words from '#words/admin/product-import';

type ImportProblemsProps = {
  /** The first of them. */
  problems: ImportReport['problems'];
  count: number;
  caption: string;
  /** The heading of the column with a sentence about each row. */
  heading?: string;
};

/** Rows of the file of which there is something to say: why they cannot be imported or were left. */
export function ImportProblems(props: ImportProblemsProps) {
  const { problems, count, caption, heading = words.problem } = props;
  const unlistedCount = count - problems.length;
  return (
    <>
      <table
        {...roles.table}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard
        tabIndex={0}
        className="w-full text-left text-sm max-sm:block"
      >
        <caption className="sr-only">{caption}</caption>
        <thead {...roles.group} className="bg-sunken text-ink-soft max-sm:sr-only">
          <tr {...roles.row}>
            {[words.row, words.column, heading].map((text) => (
              <th key={text} scope="col" {...roles.head} className="px-3 py-2 whitespace-nowrap">
                {text}
              </th>
            ))}
          </tr>
        </thead>
        <tbody {...roles.group} className="max-sm:block">
          {problems.map(({ row, column, message }) => (
            <tr
              key={`${row} ${column} ${message}`}
              {...roles.row}
              className="border-b border-line align-top max-sm:block max-sm:py-2"
            >
              <td {...roles.cell} className="figures max-sm:mr-3 max-sm:inline sm:px-3 sm:py-2">
                {row > 0 && (
                  <>
                    <span aria-hidden="true" className="text-ink-soft sm:hidden">
                      {`${words.row} `}
                    </span>
                    {row}
                  </>
                )}
              </td>
              <td {...roles.cell} className="max-sm:inline max-sm:font-semibold sm:px-3 sm:py-2">
                {column}
              </td>
              <td {...roles.cell} className="wrap-anywhere max-sm:block sm:px-3 sm:py-2">
                {message}
              </td>
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
