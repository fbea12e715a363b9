// Kills the server with SIGKILL while it imports a file, and while it undoes it, and starts it
// again, on the embedded database or on a separate durable PostgreSQL (fsync on).
//   npm run program -- bench/faults/kill-import.ts [rows] [kills] [embedded | postgres]

import { importUnderKills } from './import-under-kills.ts';
import { keepFaultRunOn } from './keep-fault-run.ts';

const [rows = '5000', kills = '5', engine = 'embedded'] = process.argv.slice(2);

const run = (databaseUrl?: string) =>
  importUnderKills({ databaseUrl, rows: Number(rows), kills: Number(kills) });

await keepFaultRunOn(engine, run);
