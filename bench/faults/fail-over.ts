// Kills a PostgreSQL with all its workers under twenty customers and promotes its streaming replica, of
// which each commit waited. The shop keeps its address of the database, as a managed database's, which
// leads to the promoted server from then on.
//   npm run program -- bench/faults/fail-over.ts [rounds]
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { openTcpProxy } from '#packages/server/test/tcp-proxy.ts';
import { withOwnPostgres } from '#scripts/postgres-server.mjs';
import { keepFaultRun } from './keep-fault-run.ts';
import { orderUnderKills } from './order-under-kills.ts';

const [rounds = '5'] = process.argv.slice(2);
const ordersBefore = 200;

await keepFaultRun(async () => {
  for (let round = 0; round < Number(rounds); round += 1) await failOver();
});

async function failOver(): Promise<void> {
  await withOwnPostgres(
    async (primary) => {
      const replica = await primary.startReplica();
      await administer(primary.url, "alter system set synchronous_standby_names = '*'");
      await administer(primary.url, 'select pg_reload_conf()');
      const leadsTo = addressOf(primary.url);
      const proxy = await openTcpProxy(leadsTo);
      const databaseUrl = Object.assign(new URL(primary.url), { host: `127.0.0.1:${proxy.port}` });
      try {
        await orderUnderKills({
          databaseUrl: databaseUrl.href,
          kills: 1,
          limitMs: 30_000,
          async untilKill() {
            while ((await countOrders(primary.url)) < ordersBefore) await wait(100);
          },
          async killAndStart(server) {
            await primary.kill();
            Object.assign(leadsTo, addressOf(replica.url));
            await administer(replica.url, 'select pg_promote()');
            return server;
          },
        });
      } finally {
        await proxy.close();
      }
    },
    { isDurable: true },
  );
}

function addressOf(url: string): { host: string; port: number } {
  const { hostname, port } = new URL(url);
  return { host: hostname, port: Number(port) };
}

async function countOrders(url: string): Promise<number> {
  const { rows } = await administer(url, 'select count(*)::int as orders from orders');
  return rows[0]?.orders ?? 0;
}

async function administer(
  connectionString: string,
  statement: string,
): Promise<pg.QueryResult<{ orders: number }>> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    return await client.query(statement);
  } finally {
    await client.end();
  }
}
