import {
  listCategoriesNamed,
  lockCategories,
} from '#server/catalogue/categories/category-queries.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import type { ImportedRow } from './import-row.ts';
import type { RowProblem } from './import-row-queries.ts';
import { problem } from './problem.ts';

type Resolved = { rows: ImportedRow[]; problems: RowProblem[]; newCategories: string[] };

/**
 * The rows with the category that they name, by its slug or name, which stays until the transaction
 * ends; those that name an unknown one are problems, unless it will be made: in a check its name
 * stands for its id.
 */
export async function resolveCategories(
  tx: Tx,
  rows: readonly ImportedRow[],
  makesCategories: boolean,
): Promise<Resolved> {
  const named = [...new Set(rows.flatMap(({ category }) => category || []))];
  const found = new Map((await listCategoriesNamed(tx, named)).map(({ text, id }) => [text, id]));
  const locked = new Set(await lockCategories(tx, [...found.values()]));
  const resolved: ImportedRow[] = [];
  const problems: RowProblem[] = [];
  const newCategories = new Set<string>();
  for (const row of rows) {
    const { category } = row;
    const id = category ? found.get(category) : null;
    if (category === undefined) resolved.push(row);
    else if (makesCategories && category && id === undefined) {
      newCategories.add(category);
      resolved.push({ ...row, content: { ...row.content, categoryId: category } });
    } else if (id === undefined || (id !== null && !locked.has(id))) {
      const unknown = problem('unknownCategory', { category });
      problems.push({ row: row.row, column: 'category', ...unknown });
    } else resolved.push({ ...row, content: { ...row.content, categoryId: id } });
  }
  return { rows: resolved, problems, newCategories: [...newCategories] };
}
