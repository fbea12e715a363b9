// Ends the server while it sends mails and starts it again, on the embedded database or on a
// separate durable PostgreSQL (fsync on).
//   npm run program -- bench/faults/kill-mails.ts [mails] [kills] [SIGKILL | SIGTERM] [embedded | postgres]
import { keepFaultRunOn } from './keep-fault-run.ts';
import { sendUnderKills } from './send-under-kills.ts';

const [mails = '5000', kills = '3', signal = 'SIGKILL', engine = 'embedded'] =
  process.argv.slice(2);
if (signal !== 'SIGKILL' && signal !== 'SIGTERM') throw new Error(`no run for ${signal}`);

const run = (databaseUrl?: string) =>
  sendUnderKills({ databaseUrl, mails: Number(mails), kills: Number(kills), signal });

await keepFaultRunOn(engine, run);
