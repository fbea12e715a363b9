import { LRUCache } from 'lru-cache';
import type pg from 'pg';

/** The code has few statements, but lists of varying length could make many. */
const maxNames = 500;

/** A comment in statements that are of so many forms that they would use up the names. */
export const manyForms = '/* many forms */';
const manyTexts = / like |\/\* many forms \*\//;
/** As Kysely writes it. A prepared one fails on the connection once a migration adds a column. */
const allColumns = /^select (\*|"\w+"\.\*) from /;

/** A comment in statements that are so long that a connection keeps up to 0.8 MB for each. */
export const largePlan = '/* large plan */';
/** Their most common forms, which are nearly all that run: the first to be asked so often. */
const maxLargePlans = 48;
const commonFrom = 10;

/** By their texts. */
const names = new Map<string, string>();
const namesLeft = { s: maxNames, l: maxLargePlans };
/** How often each of the large ones without a name was asked, of which strangers can make any number. */
const asked = new LRUCache<string, number>({ max: 500 });

/**
 * Names each statement with parameters, so that a connection parses it once and PostgreSQL may cache
 * its plan: for short statements parsing and planning is more work than execution. Searches by `like`
 * are not named: a plan for a rare word takes seconds for a word that most rows contain. Nor are
 * statements with `manyForms`, or of all columns.
 * https://www.postgresql.org/docs/current/sql-prepare.html
 */
export function prepareStatements(client: pg.PoolClient): void {
  const query = client.query.bind(client) as (...given: unknown[]) => unknown;
  const prepared = (text: unknown, values: unknown, ...rest: unknown[]): unknown => {
    const name = typeof text === 'string' && hasSome(values) ? nameOf(text) : undefined;
    return name ? query({ name, text, values }, ...rest) : query(text, values, ...rest);
  };
  client.query = prepared as typeof client.query;
}

const hasSome = (values: unknown): boolean => Array.isArray(values) && values.length > 0;

function nameOf(text: string): string | undefined {
  const name = names.get(text);
  if (name || manyTexts.test(text) || allColumns.test(text)) return name;
  const size = text.includes(largePlan) ? 'l' : 's';
  if (namesLeft[size] === 0 || (size === 'l' && !isCommon(text))) return undefined;
  namesLeft[size] -= 1;
  const added = `${size}${namesLeft[size]}`;
  names.set(text, added);
  return added;
}

function isCommon(text: string): boolean {
  const times = (asked.get(text) ?? 0) + 1;
  asked.set(text, times);
  return times >= commonFrom;
}
