import { fill } from '@mathappu/contract/words';
import type { Tx } from '#server/platform/db/open-database.ts';
import type { ImportedRow } from './import-row.ts';
import { insertProblems, type RowProblem } from './import-row-queries.ts';
import * as words from './problem-words.ts';
import { listNamesOfOthers } from './stored-product-queries.ts';

const isNew = ({ id }: ImportedRow): boolean => id === null;

/** Names are compared without case. */
const foldedName = ({ content }: ImportedRow): string => content.name.toLowerCase();

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
    return { row: one.row, column: 'name', message: fill(words.repeatedName, { row }) };
  });
}

/** Records the new rows whose name a product has that is not in the file. */
export async function recordKnownNames(
  tx: Tx,
  importId: string,
  rows: readonly ImportedRow[],
): Promise<void> {
  const added = rows.filter(isNew);
  const names = added.map(({ content }) => content.name);
  const known = new Set(await listNamesOfOthers(tx, importId, names));
  const warnings = added
    .filter(({ content }) => known.has(content.name))
    .map(({ row, content }) => ({
      row,
      column: 'name',
      message: fill(words.knownName, { product: content.name }),
    }));
  await insertProblems(tx, importId, warnings, 'sameName');
}
