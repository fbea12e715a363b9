import {
  changePassword,
  resetPassword,
  updateLastActive,
  verifyOtp,
} from '@mathappu/contract/account';
import { listAuditEntries } from '@mathappu/contract/admin/audit';
import { login, refreshToken } from '@mathappu/contract/sessions';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { byTier } from '#test/by-tier.ts';
import { admin, customer, type Person, signInAgain } from '#test/people.ts';
import { mailedCode } from '#test/recovery.ts';
import { openTestShop, type TestShop } from '#test/test-shop.ts';

let testShop: TestShop;
let person: Person;
beforeEach(async () => {
  testShop = await openTestShop();
  person = await customer(testShop);
});
afterEach(() => testShop.close());

const newPassword = 'tamarind-harbour-7';

const change = (more: object = {}, token = person.token, shop = testShop) =>
  shop.call(changePassword, { body: { password: person.password, newPassword, ...more }, token });
const signInWith = async (password: string) =>
  (await testShop.call(login, { body: { email: person.email, password } })).status;
const statusOf = async (token: string) => (await testShop.call(updateLastActive, { token })).status;

test('the old password is replaced, other sign-ins end, this one stays, and a mail goes out', async () => {
  const other = await signInAgain(testShop, person);
  const answer = await change();
  expect(answer.body.message).toBe('Password changed. Other devices were signed out');
  expect(await statusOf(person.token)).toBe(200);
  expect(await statusOf(other.token)).toBe(401);
  expect((await testShop.call(refreshToken, { token: other.refreshToken })).status).toBe(401);
  expect(await signInWith(person.password)).toBe(401);
  expect(await signInWith(newPassword)).toBe(200);
  await testShop.runJobs();
  const mail = testShop.outbox.at(-1);
  expect([mail?.to, mail?.subject]).toEqual([person.email, 'Your password was changed - Mathappu']);
  expect(mail?.text).toContain('every other device was signed out');
});

test('a wrong, short or common password changes nothing', async () => {
  const other = await signInAgain(testShop, person);
  const refused = [
    [{ password: 'not-the-password' }, 403, 'Incorrect password'],
    [{ newPassword: 'short' }, 400, 'Password must be at least 8 characters'],
    [{ newPassword: 'password1' }, 400, 'This password is too common. Please choose another'],
    [{ password: '' }, 400, 'Please enter your password'],
  ] as const;
  for (const [more, status, sentence] of refused) {
    const answer = await change(more);
    expect([answer.status, answer.refusal.message]).toEqual([status, sentence]);
  }
  const { refusal } = await change({ password: 'not-the-password' });
  expect(refusal.issues).toEqual([{ path: 'password', message: 'Incorrect password' }]);
  expect(await statusOf(other.token)).toBe(200);
  expect(await signInWith(person.password)).toBe(200);
  await testShop.runJobs();
  expect(testShop.outbox).toEqual([]);
});

test('a stolen token cannot be used to guess the password', async () => {
  const strict = await openTestShop({ RATE_LIMIT_SCALE: '1' });
  const { token, password } = await customer(strict);
  const statuses = [];
  for (const guess of ['guess-one', 'guess-two', 'guess-3', 'guess-4', 'guess-5', password]) {
    statuses.push((await change({ password: guess }, token, strict)).status);
  }
  expect(statuses).toEqual([403, 403, 403, 403, 403, 429]);
  await strict.close();
});

test('an account changes its password five times an hour, and wrong ones do not count', async () => {
  const strict = await openTestShop({ RATE_LIMIT_SCALE: '1' });
  const { token, password: first } = await customer(strict);
  const passwords = [first, ...[1, 2, 3, 4, 5, 6].map((time) => `tamarind-harbour-${time}`)];
  const answers = [];
  for (const [time, next] of passwords.slice(1).entries()) {
    await change({ password: 'not-the-password' }, token, strict);
    answers.push(await change({ password: passwords[time], newPassword: next }, token, strict));
  }
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 429]);
  expect(Number(answers.at(-1)?.headers['retry-after'])).toBeGreaterThan(3_000);
  await strict.runJobs();
  expect(strict.outbox).toHaveLength(5);
  await strict.close();
});

test('a code that was mailed before is worth nothing afterwards', async () => {
  const otp = await mailedCode(testShop, person.email);
  await change();
  const answer = await testShop.call(verifyOtp, { body: { email: person.email, otp } });
  expect(answer.refusal.code).toBe('invalidOtp');
});

test('nor is what such a code was exchanged for', async () => {
  const { email } = person;
  const otp = await mailedCode(testShop, email);
  const { proof } = (await testShop.call(verifyOtp, { body: { email, otp } })).body.data;
  await change();
  const stolen = 'banyan-harbour-9';
  const body = { email, newPassword: stolen, confirmPassword: stolen, proof };
  const answer = await testShop.call(resetPassword, { body });
  expect(answer.refusal.code).toBe('recoveryNotProven');
  expect(await signInWith(newPassword)).toBe(200);
});

test('of changes at once one succeeds, and its password is the one that counts', async () => {
  let password = person.password;
  for (let round = 0; round < byTier(20); round += 1) {
    const wanted = [`tamarind-harbour-${round}`, `banyan-harbour-${round}`];
    const answers = await Promise.all(
      wanted.map((next) => change({ password, newPassword: next })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 403]);
    password = wanted[answers.findIndex(({ status }) => status === 200)] ?? '';
    expect(await signInWith(password)).toBe(200);
  }
});

test('the audit trail has each new password of an admin, however it came about, and none of customers', async () => {
  const owner = await admin(testShop);
  const { email, password, token } = owner;
  await change();
  await testShop.call(changePassword, { body: { password, newPassword }, token });
  await testShop.runJobs();
  const otp = await mailedCode(testShop, email);
  const { proof } = (await testShop.call(verifyOtp, { body: { email, otp } })).body.data;
  const body = { email, newPassword: password, confirmPassword: password, proof };
  expect((await testShop.call(resetPassword, { body })).status).toBe(200);
  const { token: again } = await signInAgain(testShop, owner);
  const { data: entries } = (await testShop.call(listAuditEntries, { token: again })).body;
  const ofOwner = { action: 'user.password', by: { _id: owner.userId } };
  expect(entries).toMatchObject([ofOwner, ofOwner]);
  expect(JSON.stringify(entries)).not.toContain(newPassword);
});
