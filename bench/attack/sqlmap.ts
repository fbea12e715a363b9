import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { signInAdmin } from '../people.ts';
import { scratch, startShop } from '../processes.ts';

/**
 * sqlmap (a Debian package) against a running shop, over the calls whose input reaches a query:
 * `npm run program -- bench/attack/sqlmap.ts [seconds for each call] [part of a call's name] [level]`.
 * On the embedded database; with DATABASE_URL on that one. Fails when sqlmap finds an injection.
 */
const secondsEach = Number(process.argv[2] ?? 120);
const wanted = process.argv[3] ?? '';
const level = Number(process.argv[4] ?? 3);

type Target = {
  readonly name: string;
  readonly method: string;
  /** Below `/api/v1`; an asterisk marks where to inject in a path. */
  readonly path: string;
  readonly body?: object;
};

// With the full cost of hashing, sign-in would take longer than all other calls together.
const settings = { NODE_ENV: 'test', SEED: 'demo', LOG_LEVEL: 'silent' };
const { url, stop } = await startShop(settings);

async function readShop<T>(path: string, headers: Record<string, string> = {}): Promise<T> {
  const response = await fetch(`${url}/api/v1${path}`, { headers });
  return ((await response.json()) as { data: T }).data;
}

async function listTargets(): Promise<Target[]> {
  const admin = await signInAdmin(url);
  const [product] = await readShop<{ _id: string }[]>('/product/get?limit=1');
  const email = 'kavitha@mail.test';
  const paging = 'page=1&limit=10';
  const someId = admin.userId;
  return [
    { name: 'search', method: 'GET', path: `/product/get?search=rocket&${paging}` },
    {
      name: 'search in a body',
      method: 'POST',
      path: '/product/get',
      body: { page: 1, limit: 10, search: 'rocket' },
    },
    { name: 'product', method: 'GET', path: `/product/single/${product?._id}*` },
    {
      name: 'sign-in',
      method: 'POST',
      path: '/user/login',
      body: { email, password: 'not-the-password' },
    },
    { name: 'forgot password', method: 'PUT', path: '/user/forgot-password', body: { email } },
    {
      name: 'code',
      method: 'PUT',
      path: '/user/verify-forgot-password-otp',
      body: { email, otp: '123456' },
    },
    {
      name: 'reset',
      method: 'PUT',
      path: '/user/reset-password',
      body: {
        email,
        newPassword: 'tamarind-harbour-7',
        confirmPassword: 'tamarind-harbour-7',
        proof: 'a',
      },
    },
    {
      name: 'contact',
      method: 'POST',
      path: '/message/send',
      body: { name: 'Kavitha', email, subject: 'Question', message: 'When?' },
    },
    {
      name: 'cart',
      method: 'POST',
      path: '/cart/create',
      body: { productId: product?._id, quantity: 1 },
    },
    { name: 'own order', method: 'GET', path: '/order/getorderdetail/MP-0000-0000*' },
    {
      name: 'all orders',
      method: 'GET',
      path: `/order/getallorders?search=a&status=PENDING&userId=${someId}&${paging}`,
    },
    { name: 'orders as CSV', method: 'GET', path: '/order/export?search=a&status=PENDING' },
    { name: 'order history', method: 'GET', path: '/order/history/MP-0000-0000*' },
    {
      name: 'order status',
      method: 'PUT',
      path: '/order/updateorderstatus/MP-0000-0000',
      body: { status: 'SHIPPED', reason: 'Sent' },
    },
    {
      name: 'users',
      method: 'GET',
      path: `/admin/users?search=a&status=Active&role=USER&${paging}`,
    },
    { name: 'user', method: 'GET', path: `/admin/users/${someId}*` },
    {
      name: 'user status',
      method: 'PUT',
      path: `/admin/users/${someId}/status`,
      body: { status: 'suspended', reason: 'Cards that bounced' },
    },
    { name: 'messages', method: 'GET', path: `/message/get?search=a&status=unread&${paging}` },
  ];
}

/** The output of sqlmap for one call; `--batch` accepts the default answers. */
async function attack(target: Target): Promise<string> {
  // Signs in for each call, since a token expires after 15 minutes.
  const { authorization } = (await signInAdmin(url)).headers;
  const args = [
    '--batch',
    '--disable-coloring',
    '--flush-session',
    `--output-dir=${join(scratch, 'sqlmap')}`,
    '--dbms=postgresql',
    `--level=${level}`,
    '--risk=2',
    '--threads=2',
    '--ignore-code=*',
    `--headers=Authorization: ${authorization}\nContent-Type: application/json`,
    `--method=${target.method}`,
    ...(target.body ? [`--data=${JSON.stringify(target.body)}`] : []),
    `--url=${url}/api/v1${target.path}`,
  ];
  const sqlmap = spawn('sqlmap', args, {
    stdio: ['ignore', 'pipe', 'inherit'],
    timeout: secondsEach * 1_000,
  });
  let said = '';
  sqlmap.stdout.setEncoding('utf8').on('data', (text: string) => {
    said += text;
  });
  await once(sqlmap, 'close');
  // sqlmap prints this only for confirmed injections, not for parameters that merely look injectable.
  if (said.includes('identified the following injection point')) {
    console.log(said);
    return 'A WAY IN';
  }
  if (said.includes('do not appear to be injectable')) return 'nothing found';
  return `nothing found within ${secondsEach} s, tests not finished:\n${said.split('\n').slice(-4).join('\n')}`;
}

try {
  for (const target of await listTargets()) {
    if (!target.name.includes(wanted)) continue;
    const verdict = await attack(target);
    console.log(`${target.name}: ${verdict}`);
    if (verdict === 'A WAY IN') process.exitCode = 1;
  }
} finally {
  await stop();
}
