import type { FastifyInstance } from 'fastify';
import { buildApp } from './app.ts';
import { giveTradeSynonyms } from './catalogue/search/give-trade-synonyms.ts';
import { closeOnSignal } from './close-on-signal.ts';
import { drain } from './drain.ts';
import { type OpenShop, openShop } from './open-shop.ts';
import { readConfig, readEnvironment } from './platform/config/config.ts';
import { describeStartError, StartError } from './platform/config/start-error.ts';
import { describeDemo, seed } from './seed-demo.ts';
import type { Shop } from './shop.ts';
import { createFirstAdmin } from './staff/create-first-admin.ts';
import { warnOfOthers } from './warn-of-others.ts';

/** The shop, until a signal ends it. */
export async function serve(): Promise<void> {
  try {
    await openAndListen();
  } catch (error) {
    console.error(describeStartError(error));
    process.exit(1);
  }
}

async function openAndListen(): Promise<void> {
  const config = readConfig(readEnvironment());
  const opened = await openShop(config, {}, 'shop');
  try {
    const app = await listen(opened.shop);
    await warnOfOthers(opened);
    closeOnSignal(async () => {
      await drain(app);
      await app.close();
      await opened.close();
    });
  } catch (error) {
    await opened.close();
    throw error;
  }
  if (config.JOBS === 'here') await opened.queue.work(opened.shop);
  await greet(opened);
}

async function listen(shop: Shop): Promise<FastifyInstance> {
  const { PORT, HOST, seedsDemo } = shop.config;
  if (seedsDemo) await seed(shop);
  await giveTradeSynonyms(shop);
  await createFirstAdmin(shop);
  const app = await buildApp(shop);
  await shop.catalogue.current();
  try {
    await app.listen({ port: PORT, host: HOST });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    throw new StartError(
      `Port ${PORT} is already in use by another program. Stop that one, or choose another port: PORT=3001 npm start`,
    );
  }
  return app;
}

async function greet({ shop }: OpenShop): Promise<void> {
  process.stdout.write(`\n${shop.settings.latest.shop.name} is open: ${shop.config.publicUrl}\n`);
  if (!shop.config.seedsDemo) return;
  process.stdout.write(await describeDemo(shop.config));
  if (!/^(localhost|127(\.\d+){3}|::1)$/.test(shop.config.HOST))
    process.stdout.write(
      'Whoever reaches this machine can sign in by them; HOST=127.0.0.1 lets nobody else in.\n',
    );
}
