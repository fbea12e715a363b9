import { fill } from '@mathappu/contract/words';
import {
  listCategoriesNamed,
  lockCategories,
} from '#server/catalogue/categories/category-queries.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import type { ImportedRow } from './import-row.ts';
import type { RowProblem } from './import-row-queries.ts';
import * as words from './problem-words.ts';

/**
 * The rows with the category that they name, by its slug or name, which stays until the transaction
 * ends; those that name an unknown one are problems.
 */
export async function resolveCategories(
  tx: Tx,
  rows: readonly ImportedRow[],
): Promise<{ rows: ImportedRow[]; problems: RowProblem[] }> {
  const named = [...new Set(rows.flatMap(({ category }) => category || []))];
  const found = new Map((await listCategoriesNamed(tx, named)).map(({ text, id }) => [text, id]));
  const locked = new Set(await lockCategories(tx, [...found.values()]));
  const resolved: ImportedRow[] = [];
  const problems: RowProblem[] = [];
  for (const row of rows) {
    const { category } = row;
    const id = category ? found.get(category) : null;
    if (category === undefined) resolved.push(row);
    else if (id === undefined || (id !== null && !locked.has(id))) {
      const message = fill(words.unknownCategory, { category });
      problems.push({ row: row.row, column: 'category', message });
    } else resolved.push({ ...row, content: { ...row.content, categoryId: id } });
  }
  return { rows: resolved, problems };
}
