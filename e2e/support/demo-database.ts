import { randomUUID } from 'node:crypto';
import { administer, serverUrl } from '#packages/server/test/storage/administer.ts';

type DemoDatabase = { readonly url: string; drop(): Promise<void> };

/** On the server of TEST_DATABASE_URL. Without one the shops have the embedded database. */
export async function createDemoDatabase(
  template = 'template1',
): Promise<DemoDatabase | undefined> {
  if (!process.env.TEST_DATABASE_URL) return undefined;
  const name = `demo_${randomUUID().replaceAll('-', '')}`;
  await administer(`create database ${name} template ${template}`);
  return {
    url: Object.assign(new URL(serverUrl()), { pathname: name }).href,
    drop: async () => void (await administer(`drop database ${name} with (force)`)),
  };
}

/** Of the one that was stored before all stories. */
export async function copyDemoDatabase(): Promise<DemoDatabase | undefined> {
  const stored = process.env.DEMO_DATABASE;
  return stored ? createDemoDatabase(new URL(stored).pathname.slice(1)) : undefined;
}
