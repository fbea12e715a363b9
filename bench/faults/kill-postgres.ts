// Kills a separate durable PostgreSQL (fsync on) with all its workers under twenty
// customers and starts it again; the shop's server runs on.
//   npm run program -- bench/faults/kill-postgres.ts [kills]
import { withOwnPostgres } from '#scripts/postgres-server.mjs';
import { keepFaultRun } from './keep-fault-run.ts';
import { orderUnderKills } from './order-under-kills.ts';

const [kills = '20'] = process.argv.slice(2);

await keepFaultRun(() =>
  withOwnPostgres(
    (postgres) =>
      orderUnderKills({
        databaseUrl: postgres.url,
        kills: Number(kills),
        limitMs: 10_000,
        async killAndStart(server) {
          await postgres.kill();
          await postgres.start();
          return server;
        },
      }),
    { isDurable: true },
  ),
);
