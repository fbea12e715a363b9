import pg from 'pg';

export type Statement = { readonly text: string; readonly values: readonly unknown[] };

let recorded: Statement[] | undefined;

// Before any connection is opened, since the shop holds on to the method of each.
const client = pg.Client.prototype as unknown as { query(...given: unknown[]): unknown };
const { query } = client;
client.query = function recording(...given) {
  const [first, values] = given;
  const { text, values: own = values } =
    typeof first === 'string' ? { text: first } : (first as Statement);
  recorded?.push({ text, values: Array.isArray(own) ? own : [] });
  return query.apply(this, given);
};

/** What is sent to the database server while `act` runs, begin and commit included. */
export async function recordStatements(act: () => Promise<unknown>): Promise<Statement[]> {
  const statements: Statement[] = [];
  recorded = statements;
  try {
    await act();
    return statements;
  } finally {
    recorded = undefined;
  }
}
