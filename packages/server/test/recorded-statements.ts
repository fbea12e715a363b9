import { AsyncLocalStorage } from 'node:async_hooks';
import pg from 'pg';

export type Statement = { readonly text: string; readonly values: readonly unknown[] };

const recording = new AsyncLocalStorage<Statement[]>();

// Before any connection is opened, since the shop holds on to the method of each.
const client = pg.Client.prototype as unknown as { query(...given: unknown[]): unknown };
const { query } = client;
client.query = function recorded(...given) {
  const [first, values] = given;
  const { text, values: own = values } =
    typeof first === 'string' ? { text: first } : (first as Statement);
  recording.getStore()?.push({ text, values: Array.isArray(own) ? own : [] });
  return query.apply(this, given);
};

/** What `act` sends to the database server, begin and commit included; not what runs beside it. */
export async function recordStatements(act: () => Promise<unknown>): Promise<Statement[]> {
  const statements: Statement[] = [];
  // Awaited inside: an injected request is sent when somebody waits for it.
  await recording.run(statements, async () => await act());
  return statements;
}
