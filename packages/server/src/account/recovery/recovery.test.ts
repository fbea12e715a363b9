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
import { forgetTries, mailedCode, otherThan } from '#test/recovery.ts';
import { openTestShop, type TestShop } from '#test/test-shop.ts';

let testShop: TestShop;
let person: Person;
beforeEach(async () => {
  testShop = await openTestShop();
  person = await customer(testShop);
});
afterEach(() => testShop.close());

const newPassword = 'tamarind-harbour-7';

const verify = (email: string, otp: string) => testShop.call(verifyOtp, { body: { email, otp } });

const reset = (email: string, proof?: string, headers: Record<string, string> = {}) =>
  testShop.call(resetPassword, {
    body: { email, newPassword, confirmPassword: newPassword, proof },
    headers,
  });

const codes = () => testShop.shop.db.selectFrom('recovery_codes').selectAll().execute();

test('code, proof, new password: every session ends and a mail is sent', async () => {
  const code = await mailedCode(testShop, person.email);
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

test('the cookie alone is a proof, and is Secure over https', async () => {
  const verified = await verify(person.email, await mailedCode(testShop, person.email));
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

test('a stale cookie does not invalidate a valid proof', async () => {
  const verified = await verify(person.email, await mailedCode(testShop, person.email));
  const cookie = 'recovery_proof=of-another-time';
  expect((await reset(person.email, verified.body.data.proof, { cookie })).status).toBe(200);
});

test('an unknown address gets the same responses, and no mail', async () => {
  const known = await testShop.call(forgotPassword, { body: { email: person.email } });
  const unknown = await testShop.call(forgotPassword, { body: { email: 'nobody@mail.test' } });
  expect([unknown.status, unknown.body]).toEqual([known.status, known.body]);
  await testShop.runJobs();
  expect(testShop.outbox.map((mail) => mail.to)).toEqual([person.email]);
  // Two codes for each are guessed at, and the third is refused by the limit of an hour.
  for (const status of [400, 400, 429]) {
    const code = await mailedCode(testShop, person.email);
    await mailedCode(testShop, 'nobody@mail.test');
    for (let attempt = 1; attempt <= 6; attempt += 1) {
      const ofKnown = await verify(person.email, otherThan(code, attempt));
      const ofUnknown = await verify('nobody@mail.test', otherThan(code, attempt));
      expect([ofUnknown.status, ofUnknown.refusal.message]).toEqual([
        ofKnown.status,
        ofKnown.refusal.message,
      ]);
      expect(ofKnown.status).toBe(status);
    }
  }
});

test('a proof is valid for one address, one use and ten minutes', async () => {
  const other = await customer(testShop);
  const { proof } = (await verify(person.email, await mailedCode(testShop, person.email))).body
    .data;
  const ofOther = await reset(other.email, proof);
  expect(ofOther.status).toBe(400);
  expect(ofOther.refusal.message).toBe('Please verify the OTP again');
  const outcomes = await Promise.all([1, 2, 3].map(() => reset(person.email, proof)));
  expect(outcomes.map((answer) => answer.status).sort()).toEqual([200, 400, 400]);
  expect((await reset(person.email, proof)).status).toBe(400);
  expect((await reset(person.email)).status).toBe(400);
  await forgetTries(testShop);
  const late = (await verify(person.email, await mailedCode(testShop, person.email))).body.data
    .proof;
  await testShop.shop.db.updateTable('recovery_proofs').set({ expires_at: sql`now()` }).execute();
  expect((await reset(person.email, late)).status).toBe(400);
});

test('a new password has to be long, uncommon and confirmed', async () => {
  const { proof } = (await verify(person.email, await mailedCode(testShop, person.email))).body
    .data;
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

test('requests for codes are limited by email, known or not, and by IP address', async () => {
  const strict = await openTestShop({ RATE_LIMIT_SCALE: '1' });
  const request = (email: string) => strict.call(forgotPassword, { body: { email } });
  for (let time = 1; time <= 3; time += 1)
    expect((await request('one@mail.test')).status).toBe(200);
  const fourth = await request('ONE@mail.test');
  expect(fourth.status).toBe(429);
  expect(Number(fourth.headers['retry-after'])).toBeGreaterThan(3_500);
  for (let time = 5; time <= 20; time += 1) {
    expect((await request(`number-${time}@mail.test`)).status).toBe(200);
  }
  expect((await request('last@mail.test')).status).toBe(429);
  await strict.close();
});
