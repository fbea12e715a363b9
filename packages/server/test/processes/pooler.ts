import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chownSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { findFreePort } from '../shop-process.ts';

type Pooler = {
  /** The address of a database of the server, through the pooler. */
  urlOf(databaseUrl: string): string;
  stop(): Promise<void>;
};

export const hasPooler = spawnSync('pgbouncer', ['--version']).status === 0;

const startLimitMs = 10_000;

/** A PgBouncer in transaction mode before every database of the server; a line adds to its settings. */
export async function startPooler(serverUrl: string, setting = ''): Promise<Pooler> {
  const { hostname, port: serverPort, username, password } = new URL(serverUrl);
  const port = await findFreePort();
  const folder = await mkdtemp(join(tmpdir(), 'mathappu-pooler-'));
  const file = join(folder, 'pgbouncer.ini');
  await writeFile(
    file,
    `[databases]
* = host=${hostname} port=${serverPort} user=${username}${password && ` password=${password}`}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = 20
max_client_conn = 500
server_idle_timeout = 5
${setting}
`,
    { mode: 0o600 },
  );
  const pooler = spawn('pgbouncer', ['--quiet', file], {
    ...ordinaryUser(folder, file),
    stdio: 'ignore',
  });
  const stop = async () => {
    if (pooler.exitCode === null && pooler.signalCode === null) {
      const ended = once(pooler, 'exit');
      pooler.kill('SIGKILL');
      await ended;
    }
    await rm(folder, { recursive: true, force: true });
  };
  try {
    await untilListening(port);
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    urlOf(databaseUrl) {
      const url = new URL(databaseUrl);
      url.host = `127.0.0.1:${port}`;
      return url.href;
    },
    stop,
  };
}

/** PgBouncer refuses to run as root. */
function ordinaryUser(...paths: string[]): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {};
  const idOf = (flag: string) =>
    Number.parseInt(spawnSync('id', [flag, 'nobody'], { encoding: 'utf8' }).stdout, 10);
  const user = { uid: idOf('-u'), gid: idOf('-g') };
  for (const path of paths) chownSync(path, user.uid, user.gid);
  return user;
}

async function untilListening(port: number): Promise<void> {
  for (const start = performance.now(); performance.now() - start < startLimitMs; await wait(20)) {
    const socket = connect(port, '127.0.0.1');
    const isOpen = await once(socket, 'connect').then(
      () => true,
      () => false,
    );
    socket.destroy();
    if (isOpen) return;
  }
  throw new Error('PgBouncer does not listen');
}
