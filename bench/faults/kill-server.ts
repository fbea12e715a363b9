// Kills the server with SIGKILL again and again while customers order, then counts: every order
// that was acknowledged exists, every wish has become exactly one order, and stock adds up.
//   node bench/faults/kill-server.ts [kills]            on the embedded database
//   TEST_DATABASE_URL=postgres://… node bench/faults/kill-server.ts [kills]   on PostgreSQL
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type BooksFindings, checkBooks } from '../check-books.ts';
import { type Buyer, openBuyer, type Wish } from '../order-wishes.ts';
import { startServer } from './run-server.ts';
import { withDatabase } from './with-database.ts';

const kills = Number(process.argv[2] ?? 10);
const senders = 8;

async function main(databaseUrl: string | undefined): Promise<BooksFindings> {
  const dataDir = await mkdtemp(join(tmpdir(), 'mathappu-kill-'));
  const settings = { DATA_DIR: dataDir, DATABASE_URL: databaseUrl ?? '' };
  const wishes: Wish[] = [];
  try {
    let server = await startServer(settings);
    let buyer = await openBuyer(server.url);
    for (let kill = 0; kill < kills; kill += 1) {
      await orderUntilKilled(buyer, wishes, server.kill);
      server = await startServer(settings);
      buyer = await openBuyer(server.url);
    }
    // What was not acknowledged is sent again under its key, as an honest browser does.
    for (const wish of wishes.filter(({ number }) => !number)) await buyer.send(wish);
    const unanswered = wishes.filter(({ number }) => !number);
    if (unanswered.length > 0) throw new Error(`${unanswered.length} wishes were never granted`);
    await server.stop();
    return await checkBooks({ dataDir, databaseUrl }, wishes);
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function orderUntilKilled(
  buyer: Buyer,
  wishes: Wish[],
  kill: () => Promise<void>,
): Promise<void> {
  let isDead = false;
  const send = async (): Promise<void> => {
    while (!isDead) {
      const wish = buyer.newWish();
      wishes.push(wish);
      await buyer.send(wish);
    }
  };
  const running = Array.from({ length: senders }, send);
  await wait(300 + Math.random() * 1_200);
  isDead = true;
  await kill();
  await Promise.all(running);
}

await withDatabase(async (databaseUrl) => {
  const { orders, ...findings } = await main(databaseUrl);
  const engine = databaseUrl ? 'PostgreSQL' : 'embedded database';
  console.log(`${engine}: ${kills} kills, ${orders} orders, ${JSON.stringify(findings)}`);
  if (Object.values(findings).some((count) => count !== 0)) process.exitCode = 1;
});
