import { type RawBuilder, sql } from 'kysely';

/** Pattern of a LIKE that finds the text anywhere in a lower-case column, its wildcards literal. */
export const containing = (search: string): string =>
  `%${search.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`;

/** Whether a lower-case column contains the text. */
export const containsText = (column: RawBuilder<unknown>, search: string): RawBuilder<boolean> =>
  sql<boolean>`${column} like ${containing(search)}`;
