import { AsyncLocalStorage } from 'node:async_hooks';
import pg from 'pg';

export type Statement = { readonly text: string; readonly values: readonly unknown[] };

const recording = new AsyncLocalStorage<Statement[]>();

// Patched before any connection is opened, since the shop binds the method of each.
const client = pg.Client.prototype as unknown as { query(...given: unknown[]): unknown };
const { query } = client;
client.query = function recorded(...given) {
  const [first, values] = given;
  const { text, values: own = values } =
    typeof first === 'string' ? { text: first } : (first as Statement);
  recording.getStore()?.push({ text, values: Array.isArray(own) ? own : [] });
  return query.apply(this, given);
};

/** The statements `act` sends to the server, begin and commit included, without concurrent ones. */
export async function recordStatements(act: () => Promise<unknown>): Promise<Statement[]> {
  const statements: Statement[] = [];
  // Awaited inside: an injected request is sent only when it is awaited.
  await recording.run(statements, async () => await act());
  return statements;
}
