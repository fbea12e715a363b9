import { completePassport, type Passport } from '@mathappu/contract/catalogue/passport';
import { type PlainFields, plainFieldNames } from '@mathappu/contract/catalogue/product-fields';
import { sql } from 'kysely';
import type { ProductContent } from './product-content.ts';

/** `nameTa` is kept in the column `name_ta`. */
export const columnOf = (field: string): string =>
  field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

const contentFields = [
  'name',
  'description',
  'pricePaise',
  'discountBp',
  'stock',
  'unit',
  'ratingTenths',
  'images',
  'details',
  'categoryId',
  'goesWith',
  'mrpPaise',
  'piecesPerCase',
  'passport',
  ...plainFieldNames,
] satisfies (keyof ProductContent)[];

export const contentColumnNames = contentFields.map(columnOf);
export const contentColumns = sql.join(contentColumnNames.map((name) => sql.ref(name)));
export const plainColumns = sql.join(
  plainFieldNames.map((field) => sql.ref(`p.${columnOf(field)}`)),
);

const columnsOf = (fields: readonly string[]) =>
  fields.map((field) => ({ field, column: columnOf(field) }));

const contentFieldColumns = columnsOf(contentFields);
const plainFieldColumns = columnsOf(plainFieldNames);

function readColumns(columns: ReturnType<typeof columnsOf>, row: object): object {
  const fields: Record<string, unknown> = {};
  for (const { field, column } of columns) fields[field] = (row as Record<string, unknown>)[column];
  return fields;
}

/** The content of a row with `contentColumns`, as an admin edits it. */
export function contentOfRow(row: { passport: Partial<Passport> }): ProductContent {
  const content = readColumns(contentFieldColumns, row) as ProductContent;
  return { ...content, passport: completePassport(row.passport) };
}

export const plainFieldsOfRow = (row: object): PlainFields =>
  readColumns(plainFieldColumns, row) as PlainFields;
