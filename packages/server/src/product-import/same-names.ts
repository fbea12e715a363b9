import type { ImportedRow } from './import-row.ts';
import type { RowProblem } from './import-row-queries.ts';
import { problem } from './problem.ts';

const isNew = ({ id }: ImportedRow): boolean => id === null;

/** Names are compared without case. */
const foldedName = ({ content }: ImportedRow): string => (content.name ?? '').toLowerCase();

/** The new rows whose name another row of the file has. */
export function repeatedNamesIn(rows: readonly ImportedRow[]): RowProblem[] {
  const rowOfName = new Map<string, number>();
  const added = rows.filter(isNew);
  for (const one of [...rows.filter((each) => !isNew(each)), ...added]) {
    if (!rowOfName.has(foldedName(one))) rowOfName.set(foldedName(one), one.row);
  }
  return added.flatMap((one) => {
    const row = rowOfName.get(foldedName(one)) ?? one.row;
    if (row === one.row) return [];
    return { row: one.row, column: 'name', ...problem('repeatedName', { row }) };
  });
}
