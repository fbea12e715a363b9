import { listProductsNamed } from '#server/catalogue/related/picked-product-queries.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import type { ImportedRow } from './import-row.ts';
import type { RowProblem } from './import-row-queries.ts';
import { problem } from './problem.ts';
import { resolveCategories } from './resolve-categories.ts';

export type Resolved = { rows: ImportedRow[]; problems: RowProblem[]; newCategories: string[] };

/**
 * The rows with the category and the products that they name. Those that name an unknown one, or
 * one of several products with the same name, are problems.
 */
export async function resolveNames(
  tx: Tx,
  rows: readonly ImportedRow[],
  { makesCategories = false } = {},
): Promise<Resolved> {
  const inCategories = await resolveCategories(tx, rows, makesCategories);
  const named = inCategories.rows.flatMap(({ goesWith = [] }) => goesWith);
  const idsOf = await listProductsNamed(tx, [...new Set(named)]);
  const resolved: Resolved = { ...inCategories, rows: [] };
  for (const row of inCategories.rows) {
    const found = row.goesWith?.map((product) => ({ product, ids: idsOf.get(product) ?? [] }));
    const unclear = found?.find(({ ids }) => ids.length !== 1);
    if (!found) resolved.rows.push(row);
    else if (unclear) {
      const { product, ids } = unclear;
      const code = ids.length === 0 ? 'unknownProduct' : 'ambiguousProduct';
      resolved.problems.push({ row: row.row, column: 'goesWith', ...problem(code, { product }) });
    } else {
      const goesWith = [...new Set(found.flatMap(({ ids }) => ids))];
      resolved.rows.push({ ...row, content: { ...row.content, goesWith } });
    }
  }
  return resolved;
}
