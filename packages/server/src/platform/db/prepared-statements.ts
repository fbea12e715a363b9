import type pg from 'pg';

/** The code has few statements, but lists of varying length could make many. */
const maxNames = 500;

const isSearch = / like /;
/** As Kysely writes it. A prepared one fails on the connection once a migration adds a column. */
const allColumns = /^select (\*|"\w+"\.\*) from /;

/** By their texts. */
const names = new Map<string, string>();

/**
 * Names each statement with parameters, so that a connection parses it once and PostgreSQL may cache
 * its plan: for short statements parsing and planning is more work than execution. Searches by `like`
 * are not named: a plan for a rare word takes seconds for a word that most rows contain. Nor are
 * statements of all columns.
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
  if (name || isSearch.test(text) || allColumns.test(text) || names.size === maxNames) return name;
  const added = `s${names.size}`;
  names.set(text, added);
  return added;
}
