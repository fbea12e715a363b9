import type pg from 'pg';

/** The code has few statements, but lists of varying length could make many. */
const maxNames = 500;

/** A comment in statements that are of so many forms that they would use up the names. */
export const manyForms = '/* many forms */';
const manyTexts = / like |\/\* many forms \*\//;
/** As Kysely writes it. A prepared one fails on the connection once a migration adds a column. */
const allColumns = /^select (\*|"\w+"\.\*) from /;

/** A comment in statements that are so long that a connection keeps 0.6 MB for each. */
export const largePlan = '/* large plan */';
/** Their most common forms, which are nearly all that run. */
const maxLargePlans = 20;

const names = new Map<string, string>();
const largeNames = new Map<string, string>();

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
    const isNamed =
      typeof text === 'string' &&
      hasSome(values) &&
      !manyTexts.test(text) &&
      !allColumns.test(text);
    const name = isNamed ? nameOf(text) : undefined;
    return name ? query({ name, text, values }, ...rest) : query(text, values, ...rest);
  };
  client.query = prepared as typeof client.query;
}

const hasSome = (values: unknown): boolean => Array.isArray(values) && values.length > 0;

function nameOf(text: string): string | undefined {
  const isLarge = text.includes(largePlan);
  const known = isLarge ? largeNames : names;
  const name = known.get(text);
  if (name || known.size >= (isLarge ? maxLargePlans : maxNames)) return name;
  const added = `${isLarge ? 'l' : 's'}${known.size}`;
  known.set(text, added);
  return added;
}
