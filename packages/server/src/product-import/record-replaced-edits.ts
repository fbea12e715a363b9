import { type PassportField, passportFieldNames } from '@mathappu/contract/catalogue/passport';
import { findLatestProductChange } from '#server/catalogue/product-change-queries.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { columnOfField } from './csv-column.ts';
import type { EditedRow, ProductChange } from './import-row.ts';
import { insertProblems, type RowProblem } from './import-row-queries.ts';
import { problem } from './problem.ts';

/** The stock has no entry: its difference is applied. */
const columnOf = (field: string): string | null =>
  field === 'stock' || field === 'setAside' ? null : columnOfField(field);

const changedFacts = ({ before, after }: ProductChange): PassportField[] =>
  passportFieldNames.filter((name) => before?.passport?.[name] !== after.passport?.[name]);

/**
 * Records who edited the products since the file was exported, where the file replaces something
 * but the stock. To be called before the edits are written.
 */
export async function recordReplacedEdits(
  tx: Tx,
  importId: string,
  edits: readonly EditedRow[],
): Promise<void> {
  const warnings: RowProblem[] = [];
  for (const { row, product, exportedVersion, change } of edits) {
    const columns = Object.keys(change.after)
      .flatMap((field) => (field === 'passport' ? changedFacts(change) : field))
      .map(columnOf)
      .filter((column) => column !== null);
    const isOutdated = exportedVersion !== undefined && exportedVersion !== product.version;
    if (!isOutdated || columns.length === 0) continue;
    const { id, version, updatedAt: updated_at } = product;
    const latest = await findLatestProductChange(tx, { id, version, updated_at });
    const edit = { product: product.content.name, time: updated_at.toISOString() };
    const edited = latest
      ? problem('editedBy', { who: latest.by, ...edit })
      : problem('editedBySomebody', edit);
    warnings.push({ row, column: columns.join(', '), ...edited });
  }
  await insertProblems(tx, importId, warnings, 'replacedEdit');
}
