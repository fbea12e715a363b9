import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { runUnseen } from './children.mjs';
import { withProgress } from './progress.mjs';
import { projectEnvironment } from './project.mjs';

/** What several processes of the shop have between and beside them; by these names in Debian, too. */
const SERVERS = ['redis-server', 'pgbouncer', 'nginx', 'prometheus'];

const isThere = (server) => spawnSync(server, ['--version']).error === undefined;

/** Installs those that are missing, where root may. Tests whose server stays missing say that they skip. */
export async function installTestServers() {
  const missing = SERVERS.filter((server) => !isThere(server));
  if (missing.length === 0 || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  const names = missing.join(' ');
  const command = `apt-get update && apt-get install -y --no-install-recommends -o DPkg::Lock::Timeout=300 ${names}`;
  // A tool of Debian's packages starts no service in this run level; tests start their own.
  const env = projectEnvironment({ DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' });
  await withProgress(`Installing ${names}`, () => runUnseen('sh', ['-c', command], { env }));
}
