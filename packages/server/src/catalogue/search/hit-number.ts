import { type RawBuilder, sql } from 'kysely';

export type Sql = RawBuilder<unknown>;

/**
 * A product that has all words of an alternative is a hit. A hit is a number; the least is the best. Its
 * highest bits are the place of the words, then their position in the text relative to the query, then
 * the index of the alternative.
 */
const placeBits = 36;
export const startBits = 20;
/** Keeps positions positive: words of a product may stand before the start of the query. */
export const startOffset = 64;

/** A number that is part of the statement's text; numbers that differ between searches are parameters. */
export const constant = (value: number): Sql => sql.raw(String(value));
export const parameter = (value: number): Sql => sql`${value}::integer`;
export const sum = (terms: readonly Sql[]): Sql => sql.join(terms, sql` + `);
export const greatest = (terms: readonly Sql[]): Sql => callOf('greatest', terms);
export const least = (terms: readonly Sql[]): Sql => callOf('least', terms);
const callOf = (name: string, [first, ...others]: readonly Sql[]): Sql =>
  first && others.length === 0 ? first : sql`${sql.raw(name)}(${sql.join([first, ...others])})`;

export const placeOf = (hit: Sql): Sql => sql`(${hit} >> ${constant(placeBits)})::integer`;
/** The distance between two hits; in different places it exceeds the length of any text. */
export const distanceBetween = (first: Sql, last: Sql): Sql =>
  sql`(${last} >> ${constant(startBits)}) - (${first} >> ${constant(startBits)})`;
export const alternativeOf = (hit: Sql): Sql => sql`${hit} & ${constant((1 << startBits) - 1)}`;

export const scoreOf = (place: Sql, start: Sql): Sql =>
  sql`${place} * ${constant(2 ** placeBits)} + (${start}) * ${constant(2 ** startBits)}::bigint`;
