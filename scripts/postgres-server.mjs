import { spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findSystemPostgres, installEmbeddedPostgres } from './postgres-binaries.mjs';
import { UserError } from './user-error.mjs';

const SUPERUSER = 'mathappu';
const PASSWORD_FILE = 'password';

/**
 * Calls `work` with the address of a PostgreSQL server: the one in TEST_DATABASE_URL, else a
 * throw-away server of our own that is stopped and deleted afterwards.
 */
export async function withPostgres(work, options = {}) {
  if (process.env.TEST_DATABASE_URL) return work(process.env.TEST_DATABASE_URL);
  return withOwnPostgres(({ url }) => work(url), options);
}

/**
 * @typedef {{ url: string, kill: () => Promise<void>, start: () => Promise<void> }} OwnServer
 */

/**
 * Calls `work` with a throw-away PostgreSQL server that it may crash: `kill` ends all of it with
 * SIGKILL, `start` starts it again on the same data. Only a durable one keeps committed data;
 * `settings` are added to those of the server.
 * `startReplica` starts a streaming replica of it, which may be crashed in the same way.
 * @template T
 * @param {(server: OwnServer & { startReplica: () => Promise<OwnServer> }) => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function withOwnPostgres(work, { isDurable = false, settings = {} } = {}) {
  // Below the temporary folder, because the server's user may not be able to enter the clone.
  const folder = mkdtempSync(join(tmpdir(), 'mathappu-postgres-'));
  try {
    const asUser = chooseUser();
    const bin = findSystemPostgres(asUser) ?? (await installEmbeddedPostgres(folder));
    const password = randomBytes(16).toString('hex');
    writeFileSync(join(folder, PASSWORD_FILE), password, { mode: 0o600 });
    if (asUser) spawnSync('chown', ['-R', `${asUser.uid}:${asUser.gid}`, folder]);
    makeCluster(bin, folder, asUser);
    const place = { bin, folder, asUser, isDurable, settings, password };
    const server = await openServer({ ...place, data: 'data' });
    const opened = [server];
    const startReplica = async () => {
      copyCluster(place, server.url);
      const replica = await openServer({ ...place, data: REPLICA_DATA });
      opened.push(replica);
      return replica;
    };
    try {
      return await work({ ...server, startReplica });
    } finally {
      for (const each of opened.reverse()) await each.stop();
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** PostgreSQL refuses to run as root, so root runs it as an unprivileged user. */
function chooseUser() {
  if (process.getuid?.() !== 0) return undefined;
  for (const name of ['postgres', 'nobody']) {
    const [uid, gid] = ['-u', '-g'].map((flag) =>
      Number.parseInt(spawnSync('id', [flag, name], { encoding: 'utf8' }).stdout, 10),
    );
    if (uid > 0) return { uid, gid };
  }
  throw new UserError(
    'PostgreSQL needs an account that is not root: neither postgres nor nobody exists.',
  );
}

const spawnOptions = (folder, asUser) => ({
  ...asUser,
  cwd: folder,
  env: { ...process.env, HOME: folder },
});

function makeCluster(bin, folder, asUser) {
  const args = [
    `--pgdata=${join(folder, 'data')}`,
    `--username=${SUPERUSER}`,
    `--pwfile=${join(folder, PASSWORD_FILE)}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    `--locale=${process.platform === 'linux' ? 'C.UTF-8' : 'C'}`,
    '--no-sync',
  ];
  const options = { ...spawnOptions(folder, asUser), encoding: 'utf8' };
  const { status, stderr, error } = spawnSync(join(bin, 'initdb'), args, options);
  if (status !== 0)
    throw new UserError(`${stderr ?? error}\nA PostgreSQL for the tests could not be made.`);
}

const REPLICA_DATA = 'replica';

/** https://www.postgresql.org/docs/current/app-pgbasebackup.html */
function copyCluster({ bin, folder, asUser }, url) {
  const data = join(folder, REPLICA_DATA);
  // A slot, so that the server keeps what a replica that is down has not yet read.
  const slot = ['--create-slot', '--slot=replica'];
  const args = [`--dbname=${url}`, `--pgdata=${data}`, '--write-recovery-conf', '--no-sync'];
  const options = { ...spawnOptions(folder, asUser), encoding: 'utf8' };
  const { status, stderr, error } = spawnSync(
    join(bin, 'pg_basebackup'),
    [...args, '--checkpoint=fast', ...slot],
    options,
  );
  if (status !== 0) throw new UserError(`${stderr ?? error}\nNo replica could be made.`);
}

async function openServer({ bin, folder, data, asUser, isDurable, settings, password }) {
  const port = await findFreePort();
  const start = () => startServer({ bin, folder, data, asUser, port, isDurable, added: settings });
  let server = await start();
  return {
    url: `postgres://${SUPERUSER}:${password}@127.0.0.1:${port}/postgres`,
    kill: () => killServer(server),
    start: async () => {
      server = await start();
    },
    stop: () => stopServer(server),
  };
}

/** Writes faster, for data that need not survive a crash. */
const CARELESS = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' };

async function startServer({ bin, folder, data, asUser, port, isDurable, added }) {
  const settings = {
    listen_addresses: '127.0.0.1',
    port,
    unix_socket_directories: '',
    max_connections: 200,
    ...(!isDurable && CARELESS),
    ...added,
  };
  const args = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const server = spawn(join(bin, 'postgres'), ['-D', join(folder, data), ...args], {
    ...spawnOptions(folder, asUser),
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  await untilReady(server);
  return server;
}

/** @returns {Promise<void>} */
function untilReady(server) {
  return new Promise((resolve, reject) => {
    let log = '';
    server.stderr.setEncoding('utf8').on('data', (text) => {
      log = (log + text).slice(-10_000);
      if (/ready to accept (read-only )?connections/.test(log)) resolve();
    });
    server.once('error', reject);
    server.once('exit', () => reject(new UserError(`${log}\nPostgreSQL did not start.`)));
  });
}

async function killServer(server) {
  const ended = once(server, 'exit');
  // With its workers: remaining ones would prevent the next server from starting.
  const workers = spawnSync('ps', ['--ppid', String(server.pid), '-o', 'pid='], {
    encoding: 'utf8',
  });
  server.kill('SIGKILL');
  for (const pid of workers.stdout.split(/\s+/).filter(Boolean)) killWorker(Number(pid));
  await ended;
}

function killWorker(pid) {
  try {
    process.kill(pid, 'SIGKILL');
  } catch (error) {
    if (error.code !== 'ESRCH') throw error;
  }
}

async function stopServer(server) {
  if (server.exitCode !== null || server.signalCode !== null) return;
  const ended = once(server, 'exit');
  // PostgreSQL's fast shutdown: ends open connections instead of waiting for them.
  server.kill('SIGINT');
  await ended;
}

async function findFreePort() {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = /** @type {import('node:net').AddressInfo} */ (probe.address());
  probe.close();
  await once(probe, 'close');
  return port;
}
