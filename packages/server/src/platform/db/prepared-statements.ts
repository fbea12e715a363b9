import type pg from 'pg';

/** Statements are made by code and so are few; lists of varying length could make many. */
const maxNames = 500;

const names = new Map<string, string>();

/**
 * Gives each statement with parameters a name, so that a connection parses it once and PostgreSQL
 * may keep its plan: for short statements that is more work than running them. A search is planned
 * for the words it looks for: the plan for a rare one takes seconds over one that most rows bear.
 */
export function prepareStatements(client: pg.PoolClient): void {
  const query = client.query.bind(client) as (...given: unknown[]) => unknown;
  const prepared = (text: unknown, values: unknown, ...rest: unknown[]): unknown => {
    const isNamed = typeof text === 'string' && hasSome(values) && !text.includes(' like ');
    const name = isNamed ? nameOf(text) : undefined;
    return name ? query({ name, text, values }, ...rest) : query(text, values, ...rest);
  };
  client.query = prepared as typeof client.query;
}

const hasSome = (values: unknown): boolean => Array.isArray(values) && values.length > 0;

function nameOf(text: string): string | undefined {
  const known = names.get(text);
  if (known || names.size >= maxNames) return known;
  const name = `s${names.size}`;
  names.set(text, name);
  return name;
}
