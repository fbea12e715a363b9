import { type RawBuilder, sql } from 'kysely';

export type Sql = RawBuilder<unknown>;

/**
 * An alternative hits a product that has all its words. A hit is a number, the least is the best: from
 * its highest bits the place of the words, where they stand in the text relative to the query, the
 * alternative.
 */
const placeBits = 36;
export const startBits = 20;
/** Words of the product may stand before where the query begins. */
export const startOffset = 64;

/** A number of the statement's form. What differs between searches of a form is a parameter. */
export const constant = (value: number): Sql => sql.raw(String(value));
export const parameter = (value: number): Sql => sql`${value}::integer`;
export const sum = (terms: readonly Sql[]): Sql => sql.join(terms, sql` + `);
export const greatest = (terms: readonly Sql[]): Sql => callOf('greatest', terms);
export const least = (terms: readonly Sql[]): Sql => callOf('least', terms);
const callOf = (name: string, [first, ...others]: readonly Sql[]): Sql =>
  first && others.length === 0 ? first : sql`${sql.raw(name)}(${sql.join([first, ...others])})`;

export const placeOf = (hit: Sql): Sql => sql`(${hit} >> ${constant(placeBits)})::integer`;
/** How far apart hits stand; in different places farther than a text is long. */
export const distanceBetween = (first: Sql, last: Sql): Sql =>
  sql`(${last} >> ${constant(startBits)}) - (${first} >> ${constant(startBits)})`;
export const alternativeOf = (hit: Sql): Sql => sql`${hit} & ${constant((1 << startBits) - 1)}`;

export const scoreOf = (place: Sql, start: Sql): Sql =>
  sql`${place} * ${constant(2 ** placeBits)} + (${start}) * ${constant(2 ** startBits)}::bigint`;
