import { changePassword } from '@mathappu/contract/account';
import {
  confirmSecondStep,
  forgetDevices,
  passSecondStep,
  removeSecondStep,
  startSecondStep,
} from '@mathappu/contract/second-step';
import { login } from '@mathappu/contract/sessions';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { updateUser } from '#server/account/account-queries.ts';
import { openRateLimits } from '#server/platform/http/rate-limits.ts';
import { byTier } from '#test/by-tier.ts';
import { admin, customer, type Person } from '#test/people.ts';
import { challengeOf, codeAt, giveLogin, type Phone, pass, setUp } from '#test/second-steps.ts';
import { openTestShop, type TestShop } from '#test/test-shop.ts';

const start = new Date('2026-11-30T10:00:10Z');
const after = (seconds: number) => new Date(start.getTime() + seconds * 1000);

const AUTH_SECRET = 'the-one-secret-of-all-processes-of-this-shop';

let testShop: TestShop;
let person: Person;
let phone: Phone;
beforeAll(async () => {
  testShop = await openTestShop({ AUTH_SECRET });
});
afterAll(() => testShop.close());
beforeEach(async () => {
  testShop.setNow(start);
  person = await admin(testShop);
  phone = await setUp(testShop, person);
});

const sessionsOf = async ({ userId }: Person) =>
  (
    await testShop.shop.db
      .selectFrom('sessions')
      .select('id')
      .where('user_id', '=', userId)
      .where('revoked_at', 'is', null)
      .execute()
  ).length;

describe('signing in', () => {
  test('after the right password it asks for a code, and gives no session before', async () => {
    const before = await sessionsOf(person);
    const asked = await giveLogin(testShop, person);
    expect(asked.status).toBe(401);
    expect(asked.refusal.code).toBe('secondStepNeeded');
    expect(asked.refusal.message).toBe('Enter the code from your authenticator app');
    expect(Object.keys(asked.refusal.data as object)).toEqual(['challenge']);
    expect(await sessionsOf(person)).toBe(before);
    const { challenge } = asked.refusal.data as { challenge: string };
    const passed = await pass(testShop, { challenge, code: codeAt(phone, start) });
    expect(passed.status).toBe(200);
    expect(passed.body.data.accesstoken.split('.')).toHaveLength(3);
    expect(passed.headers['set-cookie']).toBeUndefined();
    expect(await sessionsOf(person)).toBe(before + 1);
  });

  test('a wrong password reads as it does without a second step', async () => {
    const other = await customer(testShop);
    const wrong = await giveLogin(testShop, { ...person, password: 'not-the-password' });
    const plain = await giveLogin(testShop, { ...other, password: 'not-the-password' });
    expect({ ...wrong.refusal, requestId: '' }).toEqual({ ...plain.refusal, requestId: '' });
    expect(wrong.status).toBe(401);
  });

  test('who has none signs in as before', async () => {
    const other = await admin(testShop);
    const answer = await giveLogin(testShop, other);
    expect(answer.status).toBe(200);
    expect(answer.headers['set-cookie']).toBeUndefined();
  });

  test('edge 9: codes 29 s off pass, those 61 s off do not, two minutes even less', async () => {
    for (const moment of [0, 1, 14, 15, 29].map(after)) {
      for (const [off, isGood] of [
        [-29, true],
        [29, true],
        [-61, false],
        [61, false],
        [-120, false],
        [120, false],
      ] as const) {
        testShop.setNow(after(-120));
        const fresh = await admin(testShop);
        const own = await setUp(testShop, fresh);
        testShop.setNow(moment);
        const challenge = await challengeOf(testShop, fresh);
        const code = codeAt(own, new Date(moment.getTime() + off * 1000));
        const answer = await pass(testShop, { challenge, code });
        expect([moment.toISOString(), off, answer.status]).toEqual([
          moment.toISOString(),
          off,
          isGood ? 200 : 401,
        ]);
        if (!isGood) expect(answer.refusal.code).toBe('wrongSecondStep');
      }
    }
  });

  test('a code is accepted once, and none that is older than it', async () => {
    const challenge = await challengeOf(testShop, person);
    const newer = codeAt(phone, after(30));
    expect((await pass(testShop, { challenge, code: newer })).status).toBe(200);
    for (const code of [newer, codeAt(phone, start), codeAt(phone, after(-30))])
      expect((await pass(testShop, { challenge, code })).refusal.code).toBe('wrongSecondStep');
    testShop.setNow(after(30));
    expect((await pass(testShop, { challenge, code: codeAt(phone, after(60)) })).status).toBe(200);
  });

  test('a recovery code signs in once, however it is typed', async () => {
    const [first = '', second = ''] = phone.recoveryCodes;
    const challenge = await challengeOf(testShop, person);
    const typed = ` ${first.toLowerCase().replace(/(.{4})(?=.)/g, '$1-')} `;
    expect((await pass(testShop, { challenge, code: typed })).status).toBe(200);
    expect((await pass(testShop, { challenge, code: first })).refusal.code).toBe('wrongSecondStep');
    expect((await pass(testShop, { challenge, code: second })).status).toBe(200);
    const other = await admin(testShop);
    const ofOther = await setUp(testShop, other);
    const [stolen = ''] = ofOther.recoveryCodes;
    expect((await pass(testShop, { challenge, code: stolen })).refusal.code).toBe(
      'wrongSecondStep',
    );
  });

  test('edge 10: under another AUTH_SECRET the app’s codes fail and recovery codes work', async () => {
    const restored = await openTestShop(
      { AUTH_SECRET: 'another-secret-after-a-restore-of-the-shop' },
      { sharedDatabase: testShop.database },
    );
    restored.setNow(start);
    const challenge = await challengeOf(restored, person);
    const [recovery = ''] = phone.recoveryCodes;
    expect((await pass(restored, { challenge, code: codeAt(phone, start) })).refusal.code).toBe(
      'wrongSecondStep',
    );
    expect((await pass(restored, { challenge, code: recovery })).status).toBe(200);
    expect(restored.errors).toEqual([]);
    await restored.close();
  });
});

describe('at the same moment', () => {
  let second: TestShop;
  beforeAll(async () => {
    second = await openTestShop({ AUTH_SECRET }, { sharedDatabase: testShop.database });
  });
  afterAll(() => second.close());

  test('one code in two processes: one signs in', async () => {
    const winners = new Set<number>();
    for (let round = 0; round < byTier(100); round += 1) {
      const now = after(round * 30);
      testShop.setNow(now);
      second.setNow(now);
      const challenge = await challengeOf(testShop, person);
      const code = codeAt(phone, now);
      const answers = await Promise.all(
        [testShop, second, testShop, second].map((process) => pass(process, { challenge, code })),
      );
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 401, 401, 401]);
      winners.add(answers.findIndex(({ status }) => status === 200) % 2);
    }
    // The embedded database does one after the other.
    if (testShop.database.engine === 'postgres') expect(winners.size).toBe(2);
  });

  test('one recovery code in two processes: one signs in', async () => {
    for (let round = 0; round < byTier(50); round += 1) {
      const fresh = await admin(testShop);
      const { recoveryCodes } = await setUp(testShop, fresh);
      second.setNow(start);
      const challenge = await challengeOf(testShop, fresh);
      const [code = ''] = recoveryCodes;
      const answers = await Promise.all(
        [testShop, second, testShop, second].map((process) => pass(process, { challenge, code })),
      );
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 401, 401, 401]);
      const left = await testShop.shop.db
        .selectFrom('second_steps')
        .select('recovery_hashes')
        .where('user_id', '=', fresh.userId)
        .executeTakeFirstOrThrow();
      expect(left.recovery_hashes).toHaveLength(9);
    }
  });

  test('a password alone that comes while the second step is switched on gives no session', async () => {
    for (let round = 0; round < byTier(50); round += 1) {
      const fresh = await admin(testShop);
      await Promise.all([
        setUp(testShop, fresh),
        ...Array.from({ length: 3 }, () => giveLogin(second, fresh)),
      ]);
      expect(await sessionsOf(fresh)).toBe(1);
    }
  });
});

describe('a challenge', () => {
  const others = async () => {
    const other = await admin(testShop);
    await setUp(testShop, other);
    return challengeOf(testShop, other);
  };

  test('is good for five minutes', async () => {
    const challenge = await challengeOf(testShop, person);
    testShop.setNow(after(299));
    expect((await pass(testShop, { challenge, code: '000000' })).refusal.code).toBe(
      'wrongSecondStep',
    );
    testShop.setNow(after(301));
    const late = await pass(testShop, { challenge, code: codeAt(phone, after(301)) });
    expect(late.refusal.code).toBe('challengeEnded');
    expect(late.refusal.message).toBe('Please sign in again');
  });

  test('altered in any place, or put together of two, it is none', async () => {
    const challenge = await challengeOf(testShop, person);
    const other = await others();
    const code = codeAt(phone, start);
    const forged = [
      ...Array.from(challenge, (_, at) => {
        const changed = challenge[at] === 'a' ? 'b' : 'a';
        return challenge.slice(0, at) + changed + challenge.slice(at + 1);
      }),
      person.userId + other.slice(36),
      other.slice(0, 36) + challenge.slice(36),
      challenge.toUpperCase(),
      `${challenge}.`,
      challenge.slice(0, -1),
      person.userId,
      'x',
      '.'.repeat(300),
    ].filter((one) => one !== challenge);
    let refused = 0;
    for (const one of forged) {
      const { status } = await pass(testShop, { challenge: one, code });
      if (status === 401) refused += 1;
    }
    expect(refused).toBe(forged.length);
    expect((await pass(testShop, { challenge, code })).status).toBe(200);
  });

  test('of somebody else it signs nobody in with one’s own code, and the code stays good', async () => {
    const code = codeAt(phone, start);
    const answer = await pass(testShop, { challenge: await others(), code });
    expect(answer.refusal.code).toBe('wrongSecondStep');
    const challenge = await challengeOf(testShop, person);
    expect((await pass(testShop, { challenge, code })).status).toBe(200);
  });

  test('ends with a new password, new devices and another second step', async () => {
    const { token, password } = person;
    const code = codeAt(phone, start);
    const ended = async (challenge: string) =>
      (await pass(testShop, { challenge, code })).refusal.code;
    const first = await challengeOf(testShop, person);
    await testShop.call(forgetDevices, { token, body: { password } });
    expect(await ended(first)).toBe('challengeEnded');
    const second = await challengeOf(testShop, person);
    const newPassword = 'sparkler-of-the-evening-9';
    await testShop.call(changePassword, { token, body: { password, newPassword } });
    expect(await ended(second)).toBe('challengeEnded');
    const changed = { ...person, password: newPassword };
    const third = await challengeOf(testShop, changed);
    const again = await setUp(testShop, changed);
    expect(await ended(third)).toBe('challengeEnded');
    const fourth = await challengeOf(testShop, changed);
    const [recovery = ''] = again.recoveryCodes;
    const off = { password: newPassword, code: recovery };
    expect((await testShop.call(removeSecondStep, { token, body: off })).status).toBe(200);
    expect(await ended(fourth)).toBe('challengeEnded');
    expect((await giveLogin(testShop, changed)).status).toBe(200);
  });

  test('of who was suspended or banned meanwhile answers what a refused account reads', async () => {
    const challenge = await challengeOf(testShop, person);
    const code = codeAt(phone, start);
    for (const [status, expected] of [
      ['suspended', 'accountSuspendedBecause'],
      ['banned', 'accountBannedBecause'],
    ] as const) {
      await updateUser(testShop.shop.db, person.userId, { status, status_reason: 'lost phone' });
      const answer = await pass(testShop, { challenge, code });
      expect(answer.refusal.code).toBe(expected);
      expect(answer.status).toBe(403);
      expect((await giveLogin(testShop, person)).refusal.code).toBe(expected);
    }
    await updateUser(testShop.shop.db, person.userId, { status: 'Active', status_reason: '' });
    expect((await pass(testShop, { challenge, code })).status).toBe(200);
  });
});

describe('a remembered device', () => {
  const remember = async () => {
    const challenge = await challengeOf(testShop, person);
    const code = codeAt(phone, start);
    const { headers } = await pass(testShop, { challenge, code, remember: true });
    return String(headers['set-cookie']);
  };
  const cookieOf = (header: string) => header.split(';')[0] ?? '';
  const statusWith = async (cookie: string, given: Partial<Person> = {}) =>
    (await giveLogin(testShop, { ...person, ...given }, cookie)).status;

  test('is a cookie for the sign-in alone, which is not asked for a code for 30 days', async () => {
    const header = await remember();
    expect(header).toMatch(
      /; Max-Age=2592000; Path=\/api\/v1\/user\/login; HttpOnly; SameSite=Strict$/,
    );
    const cookie = cookieOf(header);
    expect(await statusWith(`theme=dark; ${cookie}`)).toBe(200);
    testShop.setNow(after(30 * 86_400 - 11));
    expect(await statusWith(cookie)).toBe(200);
    testShop.setNow(after(30 * 86_400 + 1));
    expect(await statusWith(cookie)).toBe(401);
  });

  test('is Secure where the shop has https', async () => {
    const secure = await openTestShop(
      { PUBLIC_URL: 'https://shop.test', AUTH_SECRET },
      { sharedDatabase: testShop.database },
    );
    secure.setNow(start);
    const challenge = await challengeOf(secure, person);
    const code = phone.recoveryCodes[0] ?? '';
    const { headers } = await pass(secure, { challenge, code, remember: true });
    expect(String(headers['set-cookie'])).toMatch(/^__Secure-device-.*; Secure;/);
    await secure.close();
  });

  test('opens nothing without the password', async () => {
    const cookie = cookieOf(await remember());
    const wrong = await giveLogin(testShop, { ...person, password: 'not-the-password' }, cookie);
    expect(wrong.refusal.code).toBe('wrongCredentials');
  });

  test('of another account, changed in any place or renamed it is asked', async () => {
    const cookie = cookieOf(await remember());
    const other = await admin(testShop);
    await setUp(testShop, other);
    expect(await statusWith(cookie, other)).toBe(401);
    expect(await statusWith(cookie.replace(person.userId, other.userId), other)).toBe(401);
    const from = cookie.indexOf('=') + 1;
    for (let at = from; at < cookie.length; at += byTier(1, 1)) {
      const changed = cookie[at] === '1' ? '2' : '1';
      expect(await statusWith(cookie.slice(0, at) + changed + cookie.slice(at + 1))).toBe(401);
    }
    const [, value = ''] = cookie.split('=');
    const [day, signature] = value.split('.');
    const later = `${cookie.slice(0, from)}${Number(day) + 86_400}.${signature}`;
    expect(await statusWith(later)).toBe(401);
    expect(await statusWith(cookie)).toBe(200);
  });

  test('is forgotten by all that it is signed for', async () => {
    const { token, password } = person;
    const cookie = cookieOf(await remember());
    await testShop.call(forgetDevices, { token, body: { password } });
    expect(await statusWith(cookie)).toBe(401);

    testShop.setNow(after(60));
    phone = await setUp(testShop, person);
    const challenge = await challengeOf(testShop, person);
    const code = codeAt(phone, after(60));
    const anew = await pass(testShop, { challenge, code, remember: true });
    const next = cookieOf(String(anew.headers['set-cookie']));
    expect(await statusWith(next)).toBe(200);
    expect(await statusWith(cookie)).toBe(401);

    const newPassword = 'sparkler-of-the-evening-9';
    await testShop.call(changePassword, { token, body: { password, newPassword } });
    expect(await statusWith(next, { password: newPassword })).toBe(401);
  });

  test('does not come back when the second step is taken off and set up again', async () => {
    const { token, password } = person;
    const cookie = cookieOf(await remember());
    const code = phone.recoveryCodes[0] ?? '';
    await testShop.call(removeSecondStep, { token, body: { password, code } });
    expect(await statusWith(cookie)).toBe(200);
    await setUp(testShop, person);
    expect(await statusWith(cookie)).toBe(401);
  });
});

describe('limits', () => {
  const limited = async (scale: number) => {
    const limits = await openRateLimits({ RATE_LIMIT_SCALE: scale, REDIS_URL: undefined });
    const shop = await openTestShop({ AUTH_SECRET }, { sharedDatabase: testShop.database, limits });
    shop.setNow(start);
    return shop;
  };

  test('after five wrong codes a pause, which no challenge shortens; a remembered device goes on', async () => {
    const shop = await limited(1);
    const challenge = await challengeOf(shop, person);
    const good = codeAt(phone, start);
    const remembered = await pass(shop, { challenge, code: good, remember: true });
    for (let time = 1; time <= 5; time += 1) {
      const wrong = await pass(shop, { challenge, code: '000000' });
      expect(wrong.refusal.code).toBe('wrongSecondStep');
    }
    const next = await challengeOf(shop, person);
    const held = await pass(shop, { challenge: next, code: codeAt(phone, after(30)) });
    expect(held.status).toBe(429);
    expect(Number(held.headers['retry-after'])).toBeGreaterThan(0);
    const cookie = String(remembered.headers['set-cookie']).split(';')[0];
    expect((await giveLogin(shop, person, cookie)).status).toBe(200);
    await shop.close();
  });

  test.each([20, 200])('of %i simultaneous guesses five are compared', async (count) => {
    const shop = await limited(1);
    const challenge = await challengeOf(shop, person);
    const guesses = [...Array<string>(count - 1).fill('000000'), codeAt(phone, start)];
    const answers = await Promise.all(guesses.map((code) => pass(shop, { challenge, code })));
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(5);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(count - 5);
    await shop.close();
  });

  test('the tenth wrong code of a day mails that somebody knows the password, once', async () => {
    const shop = await limited(10);
    const challenge = await challengeOf(shop, person);
    for (let time = 1; time <= 9; time += 1) await pass(shop, { challenge, code: '000000' });
    await shop.runJobs('second-step-mail');
    const guessed = () =>
      shop.outbox.filter(({ to, subject }) => to === person.email && /^Somebody/.test(subject));
    expect(guessed()).toEqual([]);
    // One's own wrong code at the set-up is counted, and is no guess.
    const { token, password } = person;
    await shop.call(startSecondStep, { token, body: { password } });
    const own = await shop.call(confirmSecondStep, { token, body: { code: '000000' } });
    expect(own.refusal.code).toBe('wrongSecondStep');
    for (let time = 1; time <= 9; time += 1) await pass(shop, { challenge, code: '000000' });
    await shop.runJobs('second-step-mail');
    expect(guessed()).toMatchObject([
      { to: person.email, subject: expect.stringMatching(/^Somebody knows your password - /) },
    ]);
    expect(guessed()[0]?.text).toContain('/forgotpassword');
    await shop.close();
  });

  test('challenges of one network do not keep another from signing in', async () => {
    const shop = await limited(1);
    for (let time = 1; time <= 30; time += 1)
      expect((await giveLogin(shop, person)).refusal.code).toBe('secondStepNeeded');
    expect((await giveLogin(shop, person)).status).toBe(429);
    const { email, password } = person;
    const elsewhere = await shop.app.inject({
      method: 'POST',
      url: '/api/v1/user/login',
      remoteAddress: '203.0.113.9',
      payload: { email, password },
    });
    expect(elsewhere.json().code).toBe('secondStepNeeded');
    await shop.close();
  });
});

test.each([
  [{}],
  [{ challenge: 1, code: '123456' }],
  [{ challenge: 'x', code: 123456 }],
  [{ challenge: ['x'], code: '123456' }],
  [{ challenge: 'x', code: '' }],
  [{ challenge: 'x', code: '1'.repeat(41) }],
  [{ challenge: 'x'.repeat(301), code: '123456' }],
  [{ challenge: 'x', code: '123456', remember: 'on' }],
  [{ challenge: 'x', code: '123456', userId: 'y' }],
])('%j is bad input', async (body) => {
  const answer = await testShop.call(passSecondStep, { body: body as never });
  expect(answer.status).toBe(400);
  expect(answer.refusal.code).toBe('invalidInput');
});

test('a sign-in ignores a broken cookie', async () => {
  for (const value of ['%', 'a.b', '.', '9'.repeat(4000), '12.'])
    expect((await giveLogin(testShop, person, `device-${person.userId}=${value}`)).status).toBe(
      401,
    );
  expect((await testShop.call(login, { body: person as never })).status).toBe(400);
});
