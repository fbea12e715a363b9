import {
  forgotPassword,
  resetPassword,
  updateLastActive,
  verifyOtp,
} from '@mathappu/contract/account';
import { login } from '@mathappu/contract/sessions';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { customer, type Person } from '#test/people.ts';
import { openTestShop, type TestShop } from '#test/test-shop.ts';
import { redeemRecoveryCode } from './recovery-queries.ts';

let testShop: TestShop;
let person: Person;
beforeEach(async () => {
  testShop = await openTestShop();
  person = await customer(testShop);
});
afterEach(() => testShop.close());

const newPassword = 'tamarind-harbour-7';

async function mailedCode(email: string): Promise<string> {
  await testShop.call(forgotPassword, { body: { email } });
  await testShop.runJobs();
  const mail = testShop.outbox.findLast(({ to }) => to === email);
  return /^\d{6}$/m.exec(mail?.text ?? '')?.[0] ?? '';
}

const verify = (email: string, otp: string) => testShop.call(verifyOtp, { body: { email, otp } });

const otherThan = (code: string, step = 1) =>
  String((Number(code) + step) % 1_000_000).padStart(6, '0');

const reset = (email: string, proof?: string, headers: Record<string, string> = {}) =>
  testShop.call(resetPassword, {
    body: { email, newPassword, confirmPassword: newPassword, proof },
    headers,
  });

const codes = () => testShop.shop.db.selectFrom('recovery_codes').selectAll().execute();

const forgetTries = () => testShop.shop.db.deleteFrom('recovery_tries').execute();

test('code, proof, new password: every session ends and a mail tells', async () => {
  const code = await mailedCode(person.email);
  const [stored] = await codes();
  expect(JSON.stringify(stored)).not.toContain(code);
  const verified = await verify(person.email, code);
  expect(verified.status).toBe(200);
  expect(verified.body.data.email).toBe(person.email);
  const { proof } = verified.body.data;
  expect(verified.headers['set-cookie']).toBe(
    `recovery_proof=${proof}; Max-Age=600; Path=/api/v1/user/reset-password; HttpOnly; SameSite=Strict`,
  );
  const answer = await reset(person.email, proof);
  expect(answer.status).toBe(200);
  expect(answer.headers['set-cookie']).toMatch(/^recovery_proof=; Max-Age=0; Path=/);
  const stale = await testShop.call(updateLastActive, { token: person.token });
  expect(stale.status).toBe(401);
  const { email, password } = person;
  const old = await testShop.call(login, { body: { email, password } });
  expect(old.status).toBe(401);
  const fresh = await testShop.call(login, {
    body: { email: person.email, password: newPassword },
  });
  expect(fresh.status).toBe(200);
  await testShop.runJobs();
  expect(testShop.outbox.at(-1)?.subject).toBe('Your password was changed - Mathappu');
});

test('the cookie alone proves it too, and is marked Secure where the shop is', async () => {
  const verified = await verify(person.email, await mailedCode(person.email));
  const cookie = String(verified.headers['set-cookie']).split(';')[0] ?? '';
  const answer = await reset(person.email, undefined, { cookie: `theme=dark; ${cookie}` });
  expect(answer.status).toBe(200);
  const secure = await openTestShop({ PUBLIC_URL: 'https://shop.test' });
  await customer(secure, { email: 'secure@mail.test' });
  await secure.call(forgotPassword, { body: { email: 'secure@mail.test' } });
  await secure.runJobs();
  const otp = /^\d{6}$/m.exec(secure.outbox[0]?.text ?? '')?.[0] ?? '';
  const ofSecure = await secure.call(verifyOtp, { body: { email: 'secure@mail.test', otp } });
  const secureCookie = String(ofSecure.headers['set-cookie']);
  expect(secureCookie).toMatch(/^__Secure-recovery_proof=.*; Secure;/);
  const [proof = ''] = secureCookie.split(';');
  const ofCookie = await secure.call(resetPassword, {
    body: { email: 'secure@mail.test', newPassword, confirmPassword: newPassword },
    headers: { cookie: proof },
  });
  expect(ofCookie.status).toBe(200);
  await secure.close();
});

test('a stale cookie does not stand in the way of the right proof', async () => {
  const verified = await verify(person.email, await mailedCode(person.email));
  const cookie = 'recovery_proof=of-another-time';
  expect((await reset(person.email, verified.body.data.proof, { cookie })).status).toBe(200);
});

test('an unknown address gets the same answers, and no mail', async () => {
  const known = await testShop.call(forgotPassword, { body: { email: person.email } });
  const unknown = await testShop.call(forgotPassword, { body: { email: 'nobody@mail.test' } });
  expect([unknown.status, unknown.body]).toEqual([known.status, known.body]);
  await testShop.runJobs();
  expect(testShop.outbox.map((mail) => mail.to)).toEqual([person.email]);
  const code = await mailedCode(person.email);
  for (let attempt = 1; attempt <= 11; attempt += 1) {
    const ofKnown = await verify(person.email, otherThan(code, attempt));
    const ofUnknown = await verify('nobody@mail.test', otherThan(code, attempt));
    expect([ofUnknown.status, ofUnknown.refusal.message]).toEqual([
      ofKnown.status,
      ofKnown.refusal.message,
    ]);
    expect(ofKnown.status).toBe(attempt <= 10 ? 400 : 429);
  }
});

test('a code is good for five tries', async () => {
  const code = await mailedCode(person.email);
  for (let step = 1; step <= 5; step += 1) {
    const answer = await verify(person.email, otherThan(code, step));
    expect([answer.status, answer.refusal.message]).toEqual([400, 'Invalid OTP.']);
  }
  expect((await verify(person.email, code)).status).toBe(400);
  expect(await codes()).toMatchObject([{ tries: 5 }]);
});

test('a code is good for ten minutes and for one use, and the newest replaces it', async () => {
  const first = await mailedCode(person.email);
  const second = await mailedCode(person.email);
  if (first !== second) expect((await verify(person.email, first)).status).toBe(400);
  expect((await verify(person.email, second)).status).toBe(200);
  expect((await verify(person.email, second)).status).toBe(400);
  const third = await mailedCode(person.email);
  await testShop.shop.db.updateTable('recovery_codes').set({ expires_at: sql`now()` }).execute();
  expect((await verify(person.email, third)).status).toBe(400);
});

test('tries are limited to 10 an hour and 20 a day over all codes', async () => {
  const guess = async (times: number) => {
    for (let step = 1; step <= times; step += 1) {
      expect((await verify(person.email, otherThan(code, step))).status).toBe(400);
    }
  };
  const moveTriesBack = () =>
    testShop.shop.db
      .updateTable('recovery_tries')
      .set({ tried_at: sql<Date>`tried_at - interval '61 minutes'` })
      .execute();
  let code = await mailedCode(person.email);
  await guess(5);
  code = await mailedCode(person.email);
  await guess(5);
  code = await mailedCode(person.email);
  const hourly = await verify(person.email, code);
  expect(hourly.status).toBe(429);
  expect(Number(hourly.headers['retry-after'])).toBeGreaterThan(3_500);
  expect(Number(hourly.headers['retry-after'])).toBeLessThanOrEqual(3_600);
  await moveTriesBack();
  await guess(5);
  code = await mailedCode(person.email);
  await guess(5);
  await moveTriesBack();
  code = await mailedCode(person.email);
  const daily = await verify(person.email, code);
  expect(daily.status).toBe(429);
  expect(Number(daily.headers['retry-after'])).toBeGreaterThan(3_600 * 21);
});

test('of 200 wrong guesses at once five are compared and ten counted, each round', async () => {
  for (let round = 1; round <= 10; round += 1) {
    await forgetTries();
    const code = await mailedCode(person.email);
    const answers = await Promise.all(
      Array.from({ length: 200 }, (_, step) => verify(person.email, otherThan(code, step + 1))),
    );
    const count = (status: number) => answers.filter((answer) => answer.status === status).length;
    expect([count(400), count(429)]).toEqual([10, 190]);
    expect(await codes()).toMatchObject([{ tries: 5 }]);
    const tries = await testShop.shop.db.selectFrom('recovery_tries').selectAll().execute();
    expect(tries).toHaveLength(10);
    await forgetTries();
    expect((await verify(person.email, code)).status).toBe(400);
  }
});

test('of ten right guesses at once one gets the proof, each round', async () => {
  for (let round = 1; round <= 10; round += 1) {
    await forgetTries();
    const code = await mailedCode(person.email);
    const answers = await Promise.all(Array.from({ length: 10 }, () => verify(person.email, code)));
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1);
  }
});

test('a code that ten burn at once is burnt by one, each round', async () => {
  const { db } = testShop.shop;
  for (let round = 1; round <= 10; round += 1) {
    await mailedCode(person.email);
    const [{ code_hash: codeHash } = { code_hash: '' }] = await codes();
    const burnt = await Promise.all(
      Array.from({ length: 10 }, () => redeemRecoveryCode(db, { userId: person.userId, codeHash })),
    );
    expect(burnt.filter(Boolean)).toHaveLength(1);
  }
});

test('a proof is for one address, one use and ten minutes', async () => {
  const other = await customer(testShop);
  const { proof } = (await verify(person.email, await mailedCode(person.email))).body.data;
  const ofOther = await reset(other.email, proof);
  expect(ofOther.status).toBe(400);
  expect(ofOther.refusal.message).toBe('Please verify the OTP again');
  const outcomes = await Promise.all([1, 2, 3].map(() => reset(person.email, proof)));
  expect(outcomes.map((answer) => answer.status).sort()).toEqual([200, 400, 400]);
  expect((await reset(person.email, proof)).status).toBe(400);
  expect((await reset(person.email)).status).toBe(400);
  await forgetTries();
  const late = (await verify(person.email, await mailedCode(person.email))).body.data.proof;
  await testShop.shop.db.updateTable('recovery_proofs').set({ expires_at: sql`now()` }).execute();
  expect((await reset(person.email, late)).status).toBe(400);
});

test('a new password has to be long, uncommon and typed twice', async () => {
  const { proof } = (await verify(person.email, await mailedCode(person.email))).body.data;
  const attempt = (password: string, confirmPassword = password) =>
    testShop.call(resetPassword, {
      body: { email: person.email, newPassword: password, confirmPassword, proof },
    });
  const sentences: [string, string | undefined, string][] = [
    ['', '', 'Please fill all fields.'],
    ['short', undefined, 'Password must be at least 8 characters'],
    ['password123', undefined, 'This password is too common. Please choose another'],
    [newPassword, 'something-else', 'Passwords do not match.'],
  ];
  for (const [password, confirmation, sentence] of sentences) {
    const answer = await attempt(password, confirmation);
    expect([answer.status, answer.refusal.message]).toEqual([400, sentence]);
  }
  expect((await attempt(newPassword)).status).toBe(200);
});

test('asking for codes is limited by account, known or not, and by address', async () => {
  const strict = await openTestShop({ RATE_LIMIT_SCALE: '1' });
  const ask = (email: string) => strict.call(forgotPassword, { body: { email } });
  for (let time = 1; time <= 3; time += 1) expect((await ask('one@mail.test')).status).toBe(200);
  const fourth = await ask('ONE@mail.test');
  expect(fourth.status).toBe(429);
  expect(Number(fourth.headers['retry-after'])).toBeGreaterThan(3_500);
  for (let time = 5; time <= 20; time += 1) {
    expect((await ask(`number-${time}@mail.test`)).status).toBe(200);
  }
  expect((await ask('last@mail.test')).status).toBe(429);
  await strict.close();
});
