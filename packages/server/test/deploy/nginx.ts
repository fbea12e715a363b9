import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { readDeployFile } from './deploy-files.ts';

export const hasNginx = spawnSync('nginx', ['-v']).status === 0;

/** The documented site with its files in `folder`, at a plain port of this machine where one is given. */
function writeConfig(folder: string, upstream: string, port?: number): string {
  const site = readDeployFile('nginx/mathappu.conf')
    .replaceAll('/etc/ssl/mathappu', folder)
    .replaceAll('/var/cache/nginx/mathappu', join(folder, 'cache'))
    .replaceAll('/var/log/nginx', folder);
  const plain = site
    .replace(/server \{\n {2}listen 80;[\s\S]*?\n\}\n/, '')
    .replace('listen 443 ssl http2', `listen 127.0.0.1:${port}`)
    .replace(/^ {2}ssl_.*\n/gm, '');
  const main = `
    pid ${join(folder, 'pid')};
    error_log ${join(folder, 'error.log')} warn;
    ${process.getuid?.() === 0 ? 'user root;' : ''}
    events { worker_connections 1024; }
    http {
      access_log off;
      ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
        .map((kind) => `${kind}_temp_path ${join(folder, kind)};`)
        .join('\n')}
      ${upstream}
      ${port ? plain : site}
    }`;
  const path = join(folder, 'nginx.conf');
  writeFileSync(path, main);
  return path;
}

/** What nginx says about the site, with a certificate made for it. */
export function testConfig(folder: string, upstream: string): string {
  const [key, certificate] = ['privkey.pem', 'fullchain.pem'].map((name) => join(folder, name));
  spawnSync('openssl', [
    ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes'],
    ...['-keyout', String(key), '-out', String(certificate), '-subj', '/CN=shop.example.com'],
  ]);
  const args = ['-t', '-c', writeConfig(folder, upstream)];
  return spawnSync('nginx', args, { encoding: 'utf8' }).stderr;
}

type Nginx = {
  readonly url: string;
  /** Ends, and returns what it has logged as errors. */
  stop(): Promise<string[]>;
};

/** The documented site before shops at these ports, without TLS. */
export async function startNginx(
  folder: string,
  port: number,
  shops: readonly number[],
): Promise<Nginx> {
  const [server = ''] = readDeployFile('nginx/machine.conf').match(/server 127.*\n/) ?? [];
  const upstream = readDeployFile('nginx/machine.conf').replace(
    /( +server .*\n)+/,
    shops.map((shop) => server.replace('3000', String(shop))).join(''),
  );
  const config = writeConfig(folder, upstream, port);
  const nginx = spawn('nginx', ['-c', config, '-g', 'daemon off;'], { stdio: 'inherit' });
  for (let attempt = 0; !(await isListening(port)); attempt += 1) {
    if (attempt > 500 || nginx.exitCode !== null) throw new Error('nginx does not listen');
    await wait(20);
  }
  return {
    url: `http://127.0.0.1:${port}`,
    async stop() {
      const ended = once(nginx, 'exit');
      nginx.kill('SIGTERM');
      await ended;
      return readFileSync(join(folder, 'error.log'), 'utf8').split('\n').filter(Boolean);
    },
  };
}

async function isListening(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  const isOpen = await once(socket, 'connect').then(
    () => true,
    () => false,
  );
  socket.destroy();
  return isOpen;
}
