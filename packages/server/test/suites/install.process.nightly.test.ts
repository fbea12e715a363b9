import { spawn, spawnSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { request } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { resetPassword } from '@mathappu/contract/account';
import { createAddress } from '@mathappu/contract/addresses';
import { fillPath } from '@mathappu/contract/calls';
import { createProduct, getProduct } from '@mathappu/contract/catalogue';
import { placeCodOrder } from '@mathappu/contract/checkout';
import { login } from '@mathappu/contract/sessions';
import { getSettings, updateSettings } from '@mathappu/contract/settings/edit-settings';
import { describe, expect, test } from 'vitest';
import { projectRoot } from '#test/deploy/deploy-files.ts';

const host = 'shop.test.example';
const email = `owner@${host}`;
const minutes = 60_000;
const patience = Number(process.env.TEST_PATIENCE ?? 1);

const has = (program: string) => spawnSync('which', [program]).status === 0;
const canInstall = process.getuid?.() === 0 && has('debootstrap') && has('unshare');

// In the network of this machine: the ports 80, 443, 3000, 3001, 5432 and 6379 have to be free.
describe.skipIf(!canInstall).each(['bookworm', 'trixie'])('a bare Debian %s', (release) => {
  test('one command installs a shop that sells behind nginx, and changes nothing when it runs again', {
    timeout: 60 * minutes,
  }, async () => {
    using tree = openTree(release);
    const began = performance.now();
    const first = await tree.install();
    expect(first.code, first.output).toBe(0);
    const seconds = Math.round((performance.now() - began) / 1000);
    process.stdout.write(`A bare Debian ${release} serves a shop after ${seconds} seconds.\n`);
    const settings = tree.read('etc/mathappu/shop.env');
    const again = await tree.install();
    expect(again.code, again.output).toBe(0);
    expect(tree.read('etc/mathappu/shop.env')).toBe(settings);

    const proof = /proof=(\S+)/.exec(again.output)?.[1];
    const newPassword = 'Fountains-over-Sivakasi-2026';
    const passwords = { newPassword, confirmPassword: newPassword };
    expect((await call(resetPassword, { body: { email, proof, ...passwords } })).status).toBe(200);
    const signedIn = await call(login, { body: { email, password: newPassword } });
    const token = signedIn.body.data.accesstoken;

    expect((await ask('GET', '/')).status).toBe(503);
    const identity = { name: 'Kumaran Crackers', phone: '9876543210', address: '4 Car Street' };
    await saveSettings('shop', identity);
    await saveSettings('selling', { saleMode: 'cod' });
    const made = await call(createProduct, {
      token,
      body: { name: 'Golden Rain', description: 'A fountain', price: 100, stock: 9, unit: 'Box' },
    });
    expect(made.status, JSON.stringify(made.body)).toBe(200);
    const params = { productId: made.body.data._id };
    expect((await call(getProduct, { params })).body.data.name).toBe('Golden Rain');
    expect((await ask('GET', '/')).text).toContain('Kumaran Crackers');

    const address = await call(createAddress, { token, body: deliveryAddress });
    const ordered = await call(placeCodOrder, {
      token,
      body: {
        product_details: [{ productId: params.productId, quantity: 2 }],
        delivery_address: address.body.data._id,
        subTotalAmt: 200,
        totalAmt: 200,
      },
    });
    expect(ordered.body, JSON.stringify(ordered.body)).toMatchObject({ success: true });
    expect(seconds).toBeLessThan(6 * 60 * patience);

    const copies = '/var/backups/elsewhere/';
    for (const command of [
      `install -d -o mathappu ${copies}`,
      `sed -i s#^BACKUP_COPY_TO=.*#BACKUP_COPY_TO=${copies}# /etc/mathappu/shop.env`,
      'systemctl start mathappu-backup',
    ]) {
      const { code, output } = await tree.run(command);
      expect(code, output).toBe(0);
    }
    const [backup = ''] = tree.list(copies);
    expect(tree.list(join(copies, backup))).toContain('manifest.json');

    async function saveSettings(part: 'shop' | 'selling', changes: object) {
      const { version, document } = (await call(getSettings, { params: { part }, token })).body
        .data;
      const body = {
        ...{ version, document: { ...document, ...changes } },
        ...{ password: newPassword, hasLegalAdvice: true },
      };
      const saved = await call(updateSettings, { params: { part }, body, token });
      expect(saved.status, JSON.stringify(saved.body)).toBe(200);
    }
  });
});

const deliveryAddress = {
  name: 'Arun Customer',
  mobile: '9876543210',
  address_line: '4 Car Street',
  city: 'Chennai',
  state: 'Tamil Nadu',
  pincode: '600017',
  country: 'India',
  isDefault: true,
};

/** A tree with this clone in it, whose processes end with it. */
function openTree(release: string) {
  const folder = mkdtempSync(join(tmpdir(), `mathappu-${release}-`));
  // As the root of a system, which every user may enter.
  chmodSync(folder, 0o755);
  const inTree = (path: string) => join(folder, path);
  const prepare = (program: string, ...args: string[]) => {
    const { status, stderr } = spawnSync(program, args, { encoding: 'utf8' });
    if (status !== 0) throw new Error(`${program} ${args.join(' ')}: ${stderr}`);
  };
  prepare('debootstrap', '--variant=minbase', release, folder, 'http://deb.debian.org/debian');
  // This machine's own authorities, where its network needs them.
  const authorities = '/usr/local/share/ca-certificates';
  if (existsSync(authorities)) cpSync(authorities, inTree(authorities), { recursive: true });
  cpSync('/etc/resolv.conf', inTree('etc/resolv.conf'));
  prepare(
    'install',
    '-m755',
    join(projectRoot, 'packages/server/test/deploy/systemctl.sh'),
    inTree('usr/local/bin/systemctl'),
  );
  prepare('git', 'clone', '--quiet', projectRoot, inTree('root/mathappu'));
  writeFileSync(
    inTree('root/run'),
    `apt-get update -qq && apt-get install -qq -y ca-certificates >/dev/null 2>&1
     while read -r command; do $command 2>&1; echo "ended with $?"; done`,
  );
  const inside = `mount -t proc proc ${folder}/proc && mount --rbind /dev ${folder}/dev &&
    exec chroot ${folder} env -i HOME=/root NODE_EXTRA_CA_CERTS=/etc/ssl/certs/ca-certificates.crt \
      PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin sh /root/run`;
  const shell = spawn(
    'unshare',
    ['--mount', '--pid', '--fork', '--kill-child', 'sh', '-c', inside],
    {
      stdio: ['pipe', 'pipe', 'inherit'],
    },
  );
  shell.stdout.setEncoding('utf8');

  /** Runs a command, which has no quotes, to its end. */
  const run = (command: string) =>
    new Promise<{ code: number; output: string }>((resolve, reject) => {
      let output = '';
      const hear = (said: string) => {
        output += said;
        const [, code] = /^ended with (\d+)$/m.exec(output) ?? [];
        if (code === undefined) return;
        shell.stdout.off('data', hear);
        resolve({ code: Number(code), output });
      };
      shell.stdout.on('data', hear);
      shell.once('exit', () => reject(new Error(`the tree has ended: ${output}`)));
      shell.stdin.write(`${command}\n`);
    });

  return {
    list: (path: string) => readdirSync(inTree(path)),
    read: (path: string) => readFileSync(inTree(path), 'utf8'),
    run,
    install: () => run(`/root/mathappu/deploy/install.sh ${host} ${email}`),
    [Symbol.dispose]() {
      shell.kill('SIGKILL');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

type Options = { readonly params?: object; readonly body?: object; readonly token?: string };

async function call(
  { method, path }: { readonly method: string; readonly path: string },
  { params, body, token }: Options,
) {
  const answer = await ask(method, fillPath(path, params), { body, token });
  // biome-ignore lint/suspicious/noExplicitAny: answers of several calls
  return { status: answer.status, body: JSON.parse(answer.text) as any };
}

/** Asks the nginx of the tree, whose certificate nobody has signed. */
function ask(method: string, path: string, { body, token }: Omit<Options, 'params'> = {}) {
  return new Promise<{ status: number | undefined; text: string }>((resolve, reject) => {
    const asked = request(
      {
        ...{ method, path, host: '127.0.0.1', servername: host, rejectUnauthorized: false },
        headers: {
          host,
          ...(body && { 'content-type': 'application/json' }),
          ...(token && { authorization: `Bearer ${token}` }),
        },
      },
      async (answer) => resolve({ status: answer.statusCode, text: await text(answer) }),
    );
    asked.on('error', reject);
    asked.end(body && JSON.stringify(body));
  });
}
