// Kills the server with SIGKILL under twenty customers and starts it again, on the embedded
// database or on a separate durable PostgreSQL (fsync on).
//   npm run program -- bench/faults/kill-server.ts [kills] [embedded | postgres]
import { keepFaultRunOn } from './keep-fault-run.ts';
import { orderUnderKills } from './order-under-kills.ts';

const [kills = '100', engine = 'embedded'] = process.argv.slice(2);

const run = (databaseUrl?: string) =>
  orderUnderKills({
    databaseUrl,
    kills: Number(kills),
    limitMs: 5_000,
    async killAndStart(server, start) {
      await server.kill();
      return start();
    },
  });

await keepFaultRunOn(engine, run);
