import { buildApp } from '../packages/server/src/app.ts';
import { openShop } from '../packages/server/src/open-shop.ts';
import { readConfig } from '../packages/server/src/platform/config/config.ts';
import { recordStatements, type Statement } from '../packages/server/test/recorded-statements.ts';
import type { LoadRequest } from './load-generator.ts';

/**
 * The statements that the shop sends to the database for each of these requests. The shop is opened
 * in this process and each request is sent once, so that the bare loop repeats exactly the same.
 */
export async function captureStatements(
  settings: NodeJS.ProcessEnv,
  requests: readonly LoadRequest[],
): Promise<Statement[][]> {
  const opened = await openShop(readConfig({ LOG_LEVEL: 'error', ...settings }));
  try {
    const app = await buildApp(opened.shop, { hasPages: false });
    const captured: Statement[][] = [];
    for (const { method, path, headers, body } of requests) {
      captured.push(
        await recordStatements(async () => {
          const response = await app.inject({
            method: method as 'GET',
            url: path,
            headers,
            payload: body,
          });
          if (response.statusCode !== 200) throw new Error(`${path}: ${response.body}`);
        }),
      );
    }
    await app.close();
    return captured;
  } finally {
    await opened.close();
  }
}
