import { type PassportField, passportFieldNames } from '@mathappu/contract/catalogue/passport';
import { type Paise, toRupees } from '@mathappu/contract/money';
import type { ImportReport } from '@mathappu/contract/product-import';
import { sql } from 'kysely';
import { listCategories } from '#server/catalogue/categories/category-queries.ts';
import { formatMoney } from '#server/gateway/format-money.ts';
import type { Queryable } from '#server/platform/db/open-database.ts';
import { columnOfField } from './csv-column.ts';
import type { ProductChange } from './import-row.ts';

const maxPlans = 500;

type Plans = Pick<ImportReport, 'changes' | 'added'>;
type State = ProductChange['after'];

/** By what a price is multiplied; its logarithm orders rises and falls alike. */
const priceFactor = sql`
  coalesce((r.after ->> 'pricePaise')::numeric / nullif((r.before ->> 'pricePaise')::numeric, 0), 1)
  * coalesce((10000 - (r.after ->> 'discountBp')::numeric)
    / nullif(10000 - (r.before ->> 'discountBp')::numeric, 0), 1)`;

/** The changes and new products that a check found. */
export async function listPlans(db: Queryable, importId: string): Promise<Plans> {
  const { rows: changed } = await sql<{ row: number; name: string; before: State; after: State }>`
    select r.row, p.name, r.before, r.after
    from product_import_rows r join products p on p.id = r.product_id
    where r.import_id = ${importId} and r.before is not null
    order by abs(ln(greatest(${priceFactor}, 0.000001))) desc, r.row limit ${maxPlans}`.execute(db);
  const { rows: added } = await sql<{ row: number; after: State }>`
    select row, after from product_import_rows
    where import_id = ${importId} and before is null and after is not null
    order by row limit ${maxPlans}`.execute(db);
  const categoryOf = await nameCategories(db);
  return {
    changes: changed.map(({ row, name, before, after }) => ({
      row,
      name,
      fields: showFields({ before, after }, categoryOf),
    })),
    added: added.map(({ row, after: { name = '', pricePaise = null, categoryId } }) => ({
      row,
      name,
      price: pricePaise === null ? null : toRupees(pricePaise),
      category: categoryOf(categoryId),
    })),
  };
}

type NameOf = (id: string | null | undefined) => string;

/** A category that is not made yet has its name in place of its id. */
export async function nameCategories(db: Queryable): Promise<NameOf> {
  const { categories } = await listCategories(db);
  const names = new Map(categories.map(({ id, name }) => [id, name]));
  return (id) => (id ? (names.get(id) ?? id) : '');
}

type ShownFields = ImportReport['changes'][number]['fields'];

/** The fields that change, for a person to read. */
export const showFields = (
  { before, after }: { before: State; after: State },
  categoryOf: NameOf,
): ShownFields =>
  changedFields(before, after).map(({ field, from, to }) => ({
    column: columnOfField(field),
    before: show(field, from, categoryOf),
    after: show(field, to, categoryOf),
  }));

type FieldChange = { field: string; from: unknown; to: unknown };

function changedFields(before: State, after: State): FieldChange[] {
  return (Object.keys(after) as (keyof State)[]).flatMap((field): FieldChange[] => {
    if (field === 'setAside') return [];
    if (field === 'passport') return changedFacts(before, after);
    return [{ field, from: before[field], to: after[field] }];
  });
}

const changedFacts = (before: State, after: State): FieldChange[] =>
  passportFieldNames
    .map((field: PassportField) => ({
      field,
      from: before.passport?.[field],
      to: after.passport?.[field],
    }))
    .filter(({ from, to }) => from !== to);

function show(field: string, value: unknown, categoryOf: NameOf): string {
  if (value === null || value === undefined) return '';
  switch (field) {
    case 'pricePaise':
      return formatMoney(value as Paise);
    case 'discountBp':
      return `${Number(value) / 100}%`;
    case 'ratingTenths':
      return String(Number(value) / 10);
    case 'categoryId':
      return categoryOf(String(value));
    case 'images':
    case 'goesWith':
      return String((value as unknown[]).length);
    default:
      return typeof value === 'object' ? JSON.stringify(value) : String(value);
  }
}
