import { updateLastActive } from '@mathappu/contract/account';
import { login, logout } from '@mathappu/contract/sessions';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { updateUser } from '#server/account/account-queries.ts';
import { openRateLimits } from '#server/platform/http/rate-limits.ts';
import { byTier } from '#test/by-tier.ts';
import { admin, customer, type Person, signInAgain } from '#test/people.ts';
import { openTestShop, type TestShop } from '#test/test-shop.ts';
import { hashPassword } from './password.ts';
import { endSessionsOf } from './session-queries.ts';

let testShop: TestShop;
let person: Person;
beforeEach(async () => {
  testShop = await openTestShop({ RATE_LIMIT_SCALE: '1' });
  person = await customer(testShop);
});
afterEach(() => testShop.close());

const tryToSignIn = (email: string, password: string) =>
  testShop.call(login, { body: { email, password } });

test('signing in returns both tokens and stores the time', async () => {
  const answer = await tryToSignIn(` ${person.email.toUpperCase()}`, person.password);
  expect(answer.status).toBe(200);
  expect(answer.headers['cache-control']).toBe('no-store');
  expect(answer.body.data.accesstoken.split('.')).toHaveLength(3);
  expect(answer.body.data.refreshtoken).toBeTruthy();
  const user = await testShop.shop.db.selectFrom('users').selectAll().executeTakeFirstOrThrow();
  expect(user.last_login_at).toBeInstanceOf(Date);
  const sessions = await testShop.shop.db.selectFrom('sessions').selectAll().execute();
  expect(sessions.map((session) => session.user_id)).toEqual([person.userId, person.userId]);
});

test('a wrong password and an unknown address get the same refusal', async () => {
  const wrong = await tryToSignIn(person.email, 'not-the-password');
  const unknown = await tryToSignIn('nobody@mail.test', 'not-the-password');
  expect(wrong.status).toBe(401);
  expect(wrong.refusal.message).toBe('Invalid email or password');
  const { requestId: _wrong, ...wrongBody } = wrong.refusal;
  const { requestId: _unknown, ...unknownBody } = unknown.refusal;
  expect(unknownBody).toEqual(wrongBody);
});

test('missing fields are refused with the form’s messages', async () => {
  const answer = await tryToSignIn('', '');
  expect(answer.status).toBe(400);
  expect(answer.refusal.message).toBe('All fields are required');
});

test('after five failures the sixth attempt has to wait, even with the right password', async () => {
  for (let attempt = 1; attempt <= 5; attempt += 1) {
    expect((await tryToSignIn(person.email, `wrong-${attempt}`)).status).toBe(401);
  }
  const held = await tryToSignIn(person.email, person.password);
  expect(held.status).toBe(429);
  expect(held.refusal.message).toBe('Too many requests. Please try again later');
  expect(Number(held.headers['retry-after'])).toBeGreaterThan(0);
  expect(Number(held.headers['retry-after'])).toBeLessThanOrEqual(30);
  expect((await tryToSignIn('nobody@mail.test', 'wrong')).status).toBe(401);
});

test('a success resets the count of failures', async () => {
  for (let round = 1; round <= 3; round += 1) {
    for (let attempt = 1; attempt <= 4; attempt += 1) {
      expect((await tryToSignIn(person.email, `wrong-${attempt}`)).status).toBe(401);
    }
    expect((await tryToSignIn(person.email, person.password)).status).toBe(200);
  }
});

test.each([
  [10, 20],
  [2, 200],
])(
  'in %i rounds of %i simultaneous guesses five are compared: a right one after them is not',
  async (rounds, count) => {
    for (let round = 1; round <= rounds; round += 1) {
      const { email, password } = await customer(testShop);
      const guesses = [...Array<string>(count - 1).fill('a-wrong-guess'), password];
      const answers = await Promise.all(guesses.map((guess) => tryToSignIn(email, guess)));
      const statuses = answers.map((answer) => answer.status).sort();
      expect(statuses).toEqual([...Array(5).fill(401), ...Array(count - 5).fill(429)]);
    }
  },
);

test('an IPv6 /64 network has five guesses, and another network its own five', async () => {
  const proxied = await openTestShop({ RATE_LIMIT_SCALE: '1', TRUST_PROXY: '127.0.0.1' });
  const { email, password } = await customer(proxied);
  const guessFrom = async (address: string) =>
    (
      await proxied.call(login, {
        body: { email, password: 'a-wrong-guess' },
        headers: { 'x-forwarded-for': address },
      })
    ).status;
  for (let guess = 1; guess <= 5; guess += 1) {
    expect(await guessFrom(`2001:db8:1:2::${guess}`)).toBe(401);
  }
  expect(await guessFrom('2001:db8:1:2:dead:beef::6')).toBe(429);
  const honest = await proxied.call(login, {
    body: { email, password },
    headers: { 'x-forwarded-for': '2001:db8:1:3::1' },
  });
  expect(honest.status).toBe(200);
  await proxied.close();
});

test('after 100 failures over all accounts an address is slow, but not shut', async () => {
  const proxied = await openTestShop({ RATE_LIMIT_SCALE: '1', TRUST_PROXY: '127.0.0.1' });
  const signIn = (email: string, password: string, address: string) =>
    proxied.call(login, { body: { email, password }, headers: { 'x-forwarded-for': address } });
  const shared = '203.0.113.7';
  for (let account = 1; account <= 20; account += 1) {
    const { email } = await customer(proxied);
    for (let guess = 1; guess <= 5; guess += 1) {
      expect((await signIn(email, `a-wrong-guess-${guess}`, shared)).status).toBe(401);
    }
  }
  const { email, password } = await customer(proxied);
  const started = performance.now();
  for (const other of ['nobody@mail.test', 'no-one@mail.test'])
    expect((await signIn(other, 'a-wrong-guess', shared)).status).toBe(401);
  const [owner, elsewhere] = await Promise.all([
    signIn(email, password, shared),
    signIn(email, password, '203.0.113.8'),
  ]);
  expect([owner.status, elsewhere.status]).toEqual([200, 200]);
  expect(performance.now() - started).toBeGreaterThan(950);
  await proxied.close();
});

test.each([
  [100, 'a customer’s', customer],
  [20, 'a staff member’s', admin],
])(
  'after %i failures over all networks %s account is slow, but not where it was signed in to before',
  async (failures, _, open) => {
    const proxied = await openTestShop({ RATE_LIMIT_SCALE: '1', TRUST_PROXY: '127.0.0.1' });
    const { email, password } = await open(proxied);
    const signIn = (given: string, address: string, account = email) =>
      proxied.call(login, {
        body: { email: account, password: given },
        headers: { 'x-forwarded-for': address },
      });
    expect((await signIn(password, '2001:db8:a:b::1')).status).toBe(200);
    for (let failure = 1; failure <= failures; failure += 1) {
      expect((await signIn('a-wrong-guess', `203.0.113.${failure}`)).status).toBe(401);
    }
    const { email: other } = await customer(proxied);
    const order: string[] = [];
    const note = (name: string) => (answer: { status: number }) =>
      void order.push(`${name} ${answer.status}`);
    const started = performance.now();
    // The first goes on at once.
    expect((await signIn('a-wrong-guess', '203.0.113.152')).status).toBe(401);
    const quick = Promise.all([
      signIn(password, '2001:db8:a:b::2').then(note('owner')),
      signIn('a-wrong-guess', '203.0.113.150', other).then(note('another account')),
    ]);
    const slow = signIn(password, '203.0.113.151').then(note('elsewhere'));
    await quick;
    expect(order).not.toContain('elsewhere 200');
    await slow;
    expect(order.toSorted()).toEqual(['another account 401', 'elsewhere 200', 'owner 200']);
    expect(performance.now() - started).toBeGreaterThan(1_990);
    await proxied.close();
  },
);

test('an account has 30 sign-ins in 15 minutes, and another account its own', async () => {
  // The first was that of the person.
  for (let time = 2; time <= 30; time += 1) {
    expect((await tryToSignIn(person.email, person.password)).status).toBe(200);
  }
  const answer = await tryToSignIn(person.email, person.password);
  expect([answer.status, answer.refusal.code]).toEqual([429, 'tooManyRequests']);
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
  expect((await customer(testShop)).token).toBeTruthy();
});

test('an account is open on 20 devices: a further sign-in ends the one that was used longest ago, also at once', async () => {
  const wide = await openTestShop();
  const used = await customer(wide);
  const unused = await signInAgain(wide, used);
  for (let device = 3; device <= 20; device += 1) await signInAgain(wide, used);
  const { db } = wide.shop;
  await db
    .updateTable('sessions')
    .set({ last_seen_at: new Date(Date.now() - 60_000) })
    .where('id', '=', JSON.parse(atob(unused.token.split('.')[1] ?? '')).sid)
    .execute();
  const isOpen = async ({ token }: { token: string }) =>
    (await wide.call(updateLastActive, { token })).status === 200;
  expect([await isOpen(used), await isOpen(unused)]).toEqual([true, true]);
  const next = await signInAgain(wide, used);
  expect([await isOpen(used), await isOpen(unused), await isOpen(next)]).toEqual([
    true,
    false,
    true,
  ]);
  for (let round = 0; round < byTier(20); round += 1) {
    const begun = await Promise.all([1, 2, 3, 4, 5].map(() => signInAgain(wide, used)));
    for (const one of begun) expect(await isOpen(one)).toBe(true);
    const open = db.selectFrom('sessions').select('id').where('revoked_at', 'is', null);
    expect(await open.execute()).toHaveLength(20);
  }
  await wide.close();
});

test('a shop that closes does not wait for slow sign-ins', async () => {
  const closing = await openTestShop({ RATE_LIMIT_SCALE: '1' });
  for (let failure = 1; failure <= 100; failure += 1) {
    await closing.shop.limits.slowDown('signInFailureAddress', '127.0.0.1');
  }
  const attempts = Array.from({ length: 40 }, (_, index) =>
    closing.call(login, { body: { email: `somebody-${index}@mail.test`, password: 'a-guess' } }),
  );
  // The first two go on at once.
  await Promise.race(attempts);
  await closing.app.close();
  const statuses = (await Promise.all(attempts)).map(({ status }) => status);
  expect(new Set(statuses)).toEqual(new Set([401, 503]));
  const refused = statuses.filter((status) => status === 503);
  expect(refused.length).toBeGreaterThan(attempts.length / 2);
  expect(closing.errors.splice(0)).toHaveLength(refused.length);
  await closing.close();
});

test('a password that is changed while it is compared opens no session', async () => {
  const limits = await openRateLimits(testShop.shop.config);
  let reset = async () => {};
  const slow = await openTestShop(
    {},
    {
      limits: {
        ...limits,
        // Runs after the comparison of the right password.
        forget: async (limit, key) => {
          await reset();
          await limits.forget(limit, key);
        },
      },
    },
  );
  const { email, password, userId } = await customer(slow);
  const { db, config } = slow.shop;
  reset = async () => {
    await updateUser(db, userId, { password_hash: await hashPassword(config, 'another-one-71') });
    await endSessionsOf(db, userId, 'password reset');
  };
  const answer = await slow.call(login, { body: { email, password } });
  expect(answer.status).toBe(401);
  const open = await db
    .selectFrom('sessions')
    .select('id')
    .where('revoked_at', 'is', null)
    .execute();
  expect(open).toEqual([]);
  await slow.close();
});

test.each([
  ['suspended', 'Your account is suspended: Cards that bounced'],
  ['banned', 'Your account is banned: Cards that bounced'],
] as const)(
  'a %s user is refused with the reason, at sign-in and at the next request',
  async (status, sentence) => {
    await updateUser(testShop.shop.db, person.userId, {
      status,
      status_reason: 'Cards that bounced',
    });
    const { email, password, token } = person;
    for (const answer of [
      await tryToSignIn(email, password),
      await testShop.call(updateLastActive, { token }),
    ]) {
      expect(answer.status).toBe(403);
      expect(answer.refusal.message).toBe(sentence);
    }
    const guess = await tryToSignIn(email, 'wrong-password');
    expect(guess.refusal.message).toBe('Invalid email or password');
  },
);

test('a deleted user can neither sign in nor use a token', async () => {
  await updateUser(testShop.shop.db, person.userId, { deleted_at: new Date() });
  expect((await tryToSignIn(person.email, person.password)).status).toBe(401);
  const answer = await testShop.call(updateLastActive, { token: person.token });
  expect(answer.status).toBe(401);
});

test('signing out ends this session immediately, and no other', async () => {
  const other = await signInAgain(testShop, person);
  const answer = await testShop.call(logout, { token: person.token });
  expect(answer.body.message).toBe('Logged out successfully');
  expect(answer.headers['cache-control']).toBe('no-store');
  const again = await testShop.call(updateLastActive, { token: person.token });
  expect(again.status).toBe(401);
  expect(again.refusal.message).toBe('Your session has ended. Please sign in again');
  expect((await testShop.call(updateLastActive, { token: other.token })).status).toBe(200);
});

test('ending all sessions of a user refuses the next request of each', async () => {
  const other = await signInAgain(testShop, person);
  await endSessionsOf(testShop.shop.db, person.userId, 'test');
  for (const { token } of [person, other]) {
    expect((await testShop.call(updateLastActive, { token })).status).toBe(401);
  }
});

test('an access token ends after 15 minutes, the session after 30 days', async () => {
  testShop.setNow(new Date(Date.now() + 15 * 60_000 + 1_000));
  expect((await testShop.call(updateLastActive, { token: person.token })).status).toBe(401);
  testShop.setNow(new Date());
  expect((await testShop.call(updateLastActive, { token: person.token })).status).toBe(200);
  await testShop.shop.db.updateTable('sessions').set({ expires_at: new Date() }).execute();
  expect((await testShop.call(updateLastActive, { token: person.token })).status).toBe(401);
});

test('only an access token authenticates a call', async () => {
  const attempts = ['', 'Basic YTpi', 'Bearer', `Bearer ${person.refreshToken}`, 'Bearer x.y.z'];
  for (const authorization of attempts) {
    const answer = await testShop.call(updateLastActive, { headers: { authorization } });
    expect(answer.status).toBe(401);
  }
});
