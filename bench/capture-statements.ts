import { AsyncLocalStorage } from 'node:async_hooks';
import pg from 'pg';
import { buildApp } from '../packages/server/src/app.ts';
import { openShop } from '../packages/server/src/open-shop.ts';
import { readConfig } from '../packages/server/src/platform/config/config.ts';
import type { Statement } from './bare-sql.ts';
import type { LoadRequest } from './load-generator.ts';

const recording = new AsyncLocalStorage<Statement[]>();

/**
 * What the shop sends to the database for each of these requests: the shop is opened in this
 * process and asked once each, so that the loop it is compared with does the very same.
 */
export async function captureStatements(
  settings: NodeJS.ProcessEnv,
  requests: readonly LoadRequest[],
): Promise<Statement[][]> {
  const query = pg.Client.prototype.query as (...given: unknown[]) => unknown;
  pg.Client.prototype.query = function recorded(this: pg.Client, ...given: unknown[]) {
    const [first, values] = given as [string | { text: string; values?: unknown[] }, unknown];
    const text = typeof first === 'string' ? first : first.text;
    const own = typeof first === 'string' ? values : (first.values ?? values);
    recording.getStore()?.push({ text, values: Array.isArray(own) ? own : [] });
    return query.apply(this, given);
  } as typeof pg.Client.prototype.query;
  const opened = await openShop(readConfig({ LOG_LEVEL: 'error', ...settings }));
  try {
    const app = await buildApp(opened.shop, { hasPages: false });
    const captured: Statement[][] = [];
    for (const { method, path, headers, body } of requests) {
      const statements: Statement[] = [];
      // Awaited inside: an injected request is sent when somebody waits for it.
      const response = await recording.run(
        statements,
        async () =>
          await app.inject({ method: method as 'GET', url: path, headers, payload: body }),
      );
      if (response.statusCode !== 200) throw new Error(`${path}: ${response.body}`);
      captured.push(statements);
    }
    await app.close();
    return captured;
  } finally {
    await opened.close();
    pg.Client.prototype.query = query as typeof pg.Client.prototype.query;
  }
}
