import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openEnquiryShop } from '#test/admin/enquiries.ts';
import { customer } from '#test/people.ts';
import { openTestShop, type TestShop } from '#test/test-shop.ts';

let testShop: TestShop;
beforeAll(async () => {
  testShop = await openTestShop({}, { hasPages: true });
});
beforeEach(async () => {
  await testShop.shop.db.deleteFrom('messages').execute();
  await testShop.shop.db.deleteFrom('message_senders').execute();
});
afterAll(() => testShop.close());

const origin = 'http://shop.test';
const note = {
  name: 'Kavitha',
  email: 'kavitha@mail.test',
  subject: 'Sparklers & rockets',
  message: 'Which ones are quiet?\r\nஅமைதியானவை எவை?',
};

const post = (
  url: string,
  fields: Record<string, string>,
  headers: Record<string, string> = { origin },
  shop = testShop,
) =>
  shop.app.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    payload: new URLSearchParams(fields).toString(),
  });

const messages = () =>
  testShop.shop.db
    .selectFrom('messages')
    .select(['name', 'email', 'subject', 'message', 'user_id'])
    .execute();

test('a message posted by a browser is stored and thanked for by a page', async () => {
  const page = await post('/contact', note);
  expect(page.statusCode).toBe(200);
  expect(page.headers).toMatchObject({
    'content-type': expect.stringContaining('text/html'),
    'cache-control': 'no-store',
  });
  expect(page.body).toContain('We will answer to');
  expect(await messages()).toEqual([
    { ...note, message: note.message.replace('\r\n', '\n'), user_id: null },
  ]);
});

test('a refusal is a page of its status, with the sentence and what was typed', async () => {
  const wrong = await post('/contact', { ...note, email: 'kavitha' });
  expect(wrong.statusCode).toBe(400);
  expect(wrong.body).toContain('Please enter a valid email address');
  expect(wrong.body).toContain('value="Sparklers &amp; rockets"');

  expect((await post('/contact', note)).statusCode).toBe(200);
  const soon = await post('/contact', note);
  expect(soon.statusCode).toBe(429);
  expect(Number(soon.headers['retry-after'])).toBeGreaterThan(0);
  expect(soon.body).toContain('Please wait 30 seconds before sending another message');
  expect(await messages()).toHaveLength(1);
});

test('a sign-in counts against the visitor’s limits and its password is in no page', async () => {
  const strict = await openTestShop({ RATE_LIMIT_SCALE: '1' }, { hasPages: true });
  const { email, password } = await customer(strict);
  const page = await post('/login', { email, password }, { origin }, strict);
  expect(page.statusCode).toBe(200);
  expect(page.body).not.toContain(password);
  const [session] = await strict.shop.db
    .selectFrom('sessions')
    .select('ip')
    .orderBy('created_at', 'desc')
    .execute();
  expect(session?.ip).toBe('127.0.0.1');

  const wrong = { email, password: 'tamarind-ladder-7' };
  for (let attempt = 1; attempt <= 5; attempt += 1) {
    const refused = await post('/login', wrong, { origin }, strict);
    expect(refused.statusCode).toBe(401);
    expect(refused.body).toContain('Invalid email or password');
    expect(refused.body).not.toContain(wrong.password);
  }
  expect((await post('/login', wrong, { origin }, strict)).statusCode).toBe(429);
  await strict.close();
});

describe('a registration posted by a browser', () => {
  const person = {
    name: 'Kavitha',
    email: 'kavitha@new.test',
    number: '+91 98400 12345',
    password: 'tamarind-ladder-7',
    confirmPassword: 'tamarind-ladder-7',
  };
  const users = () =>
    testShop.shop.db
      .selectFrom('users')
      .select('phone')
      .where('email', '=', person.email)
      .execute();

  test('is refused as by the script, with what was typed but for the passwords', async () => {
    const page = await post('/register', { ...person, confirmPassword: 'tamarind-ladder-8' });
    expect(page.statusCode).toBe(400);
    expect(page.body).toContain('Passwords do not match');
    expect(page.body).toContain('value="+91 98400 12345"');
    expect(page.body).not.toContain('tamarind-ladder');
    expect(await users()).toEqual([]);

    const empty = await post('/register', {});
    for (const field of ['Name', 'Email', 'Mobile number', 'Password']) {
      expect(empty.body).toContain(`${field} is required`);
    }

    const common = { password: 'password', confirmPassword: 'password' };
    const refused = await post('/register', { ...person, ...common });
    expect(refused.statusCode).toBe(400);
    expect(refused.body).toContain('This password is too common');
  });

  test('makes an account, once, and shows the way to sign in and back', async () => {
    const page = await post('/register?from=/checkout', person);
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain('Account created');
    expect(page.body).toContain('href="/login?from=%2Fcheckout"');
    expect(page.body).not.toContain(person.password);
    expect(await users()).toEqual([{ phone: '9840012345' }]);
    expect((await post('/register', person)).statusCode).toBe(409);
  });
});

test('no form leads to another site afterwards', async () => {
  for (const from of [
    'https://evil.example',
    '//evil.example',
    '/\t/evil.example',
    '/.//evil.example',
  ]) {
    const page = await testShop.app.inject({ url: '/login', query: { from } });
    expect(page.body).toContain('href="/register"');
  }
});

describe('another site', () => {
  test.each<[string, Record<string, string>]>([
    ['by its origin', { origin: 'http://evil.example' }],
    ['by no origin', {}],
    ['by an opaque origin', { origin: 'null' }],
    ['by Sec-Fetch-Site', { origin, 'sec-fetch-site': 'cross-site' }],
    ['of the same domain', { origin, 'sec-fetch-site': 'same-site' }],
  ])('is refused %s', async (_how, headers) => {
    const refused = await post('/contact', note, headers);
    expect([refused.statusCode, refused.json().code]).toEqual([403, 'accessDenied']);
    expect(await messages()).toEqual([]);
  });
});

test('only forms are read, of a bounded size', async () => {
  const json = { method: 'POST', url: '/contact', payload: note, headers: { origin } } as const;
  expect((await testShop.app.inject(json)).statusCode).toBe(415);
  const huge = await post('/contact', { ...note, message: 'x'.repeat(40_000) });
  expect(huge.statusCode).toBe(413);
});

test('searches of pages count against the visitor’s limit, shared pages do not', async () => {
  const strict = await openTestShop({ RATE_LIMIT_SCALE: '0.05' }, { hasPages: true });
  const statuses: number[] = [];
  for (const url of [...Array(7).fill('/products?search=rocket'), '/products']) {
    statuses.push((await strict.app.inject({ url })).statusCode);
  }
  expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 429, 200]);
  await strict.close();
});

test('an offer is accepted on its link by a form, once, in the version that was seen', async () => {
  const open = await openEnquiryShop({}, { hasPages: true });
  const quoteId = await open.work.enquiry(open.list());
  await open.work.acts.offer(quoteId, 1);
  const { code } = await open.work.detail(quoteId);
  const path = `/order/${code}`;
  const stale = await post(path, { version: '1' }, { origin }, open.testShop);
  expect(stale.statusCode).toBe(409);
  expect(stale.body).toContain('The shop has changed this enquiry meanwhile');
  const foreign = await post(path, { version: '2' }, { origin: 'http://x.test' }, open.testShop);
  expect(foreign.statusCode).toBe(403);
  expect((await open.work.detail(quoteId)).state).toBe('OFFERED');
  // The page of a link sends no referrer, and some browsers then no origin of its form either.
  const sent = await post(path, { version: '2' }, { origin: 'null' }, open.testShop);
  expect([sent.statusCode, sent.headers.location]).toEqual([303, path]);
  expect(sent.headers).toMatchObject({
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
  });
  const page = await open.testShop.app.inject({ method: 'GET', url: path });
  expect(page.body).toContain('You accepted. The shop will confirm.');
  const again = await post(path, { version: '2' }, { origin }, open.testShop);
  expect([again.statusCode, again.headers.location]).toEqual([303, path]);
  const strange = await post('/contact', note, { origin: 'null' });
  expect(strange.statusCode).toBe(403);
  expect((await open.work.detail(quoteId)).state).toBe('ACCEPTED');
  await open.testShop.close();
});
