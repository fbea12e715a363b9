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
  'passport',
  ...plainFieldNames,
] satisfies (keyof ProductContent)[];

export const contentColumnNames = contentFields.map(columnOf);
export const contentColumns = sql.join(contentColumnNames.map((name) => sql.ref(name)));
export const plainColumns = sql.join(
  plainFieldNames.map((field) => sql.ref(`p.${columnOf(field)}`)),
);

const readColumns = (fields: readonly string[], row: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(fields.map((field) => [field, row[columnOf(field)]]));

/** What an admin edits of a row with `contentColumns`. */
export function contentOfRow(row: { passport: Partial<Passport> }): ProductContent {
  const content = readColumns(contentFields, { ...row }) as ProductContent;
  return { ...content, passport: completePassport(row.passport) };
}

export const plainFieldsOfRow = (row: object): PlainFields =>
  readColumns(plainFieldNames, { ...row }) as PlainFields;
