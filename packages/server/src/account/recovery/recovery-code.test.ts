import { verifyOtp } from '@mathappu/contract/account';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { customer, type Person } from '#test/people.ts';
import { forgetTries, mailedCode, otherThan } from '#test/recovery.ts';
import { openTestShop, type TestShop } from '#test/test-shop.ts';
import { redeemRecoveryCode } from './recovery-queries.ts';

let testShop: TestShop;
let person: Person;
beforeEach(async () => {
  testShop = await openTestShop();
  person = await customer(testShop);
});
afterEach(() => testShop.close());

const verify = (email: string, otp: string) => testShop.call(verifyOtp, { body: { email, otp } });

const codes = () => testShop.shop.db.selectFrom('recovery_codes').selectAll().execute();

test('a code is valid for five tries', async () => {
  const code = await mailedCode(testShop, person.email);
  for (let step = 1; step <= 5; step += 1) {
    const answer = await verify(person.email, otherThan(code, step));
    expect([answer.status, answer.refusal.message]).toEqual([400, 'Invalid OTP.']);
  }
  expect((await verify(person.email, code)).status).toBe(400);
  expect(await codes()).toMatchObject([{ tries: 5 }]);
});

test('a code is valid for ten minutes and one use, and the newest replaces it', async () => {
  const first = await mailedCode(testShop, person.email);
  const second = await mailedCode(testShop, person.email);
  if (first !== second) expect((await verify(person.email, first)).status).toBe(400);
  expect((await verify(person.email, second)).status).toBe(200);
  expect((await verify(person.email, second)).status).toBe(400);
  const third = await mailedCode(testShop, person.email);
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
  let code = await mailedCode(testShop, person.email);
  await guess(5);
  code = await mailedCode(testShop, person.email);
  await guess(5);
  code = await mailedCode(testShop, person.email);
  const hourly = await verify(person.email, code);
  expect(hourly.status).toBe(429);
  expect(Number(hourly.headers['retry-after'])).toBeGreaterThan(3_500);
  expect(Number(hourly.headers['retry-after'])).toBeLessThanOrEqual(3_600);
  await moveTriesBack();
  await guess(5);
  code = await mailedCode(testShop, person.email);
  await guess(5);
  await moveTriesBack();
  code = await mailedCode(testShop, person.email);
  const daily = await verify(person.email, code);
  expect(daily.status).toBe(429);
  expect(Number(daily.headers['retry-after'])).toBeGreaterThan(3_600 * 21);
});

test('of 200 simultaneous wrong guesses five are compared and ten counted, in each round', async () => {
  for (let round = 1; round <= 10; round += 1) {
    await forgetTries(testShop);
    const code = await mailedCode(testShop, person.email);
    const answers = await Promise.all(
      Array.from({ length: 200 }, (_, step) => verify(person.email, otherThan(code, step + 1))),
    );
    const count = (status: number) => answers.filter((answer) => answer.status === status).length;
    expect([count(400), count(429)]).toEqual([10, 190]);
    expect(await codes()).toMatchObject([{ tries: 5 }]);
    const tries = await testShop.shop.db.selectFrom('recovery_tries').selectAll().execute();
    expect(tries).toHaveLength(10);
    await forgetTries(testShop);
    expect((await verify(person.email, code)).status).toBe(400);
  }
});

test('of ten simultaneous right guesses one gets the proof, in each round', async () => {
  for (let round = 1; round <= 10; round += 1) {
    await forgetTries(testShop);
    const code = await mailedCode(testShop, person.email);
    const answers = await Promise.all(Array.from({ length: 10 }, () => verify(person.email, code)));
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1);
  }
});

test('a code that ten redeem at once is redeemed by one, in each round', async () => {
  const { db } = testShop.shop;
  for (let round = 1; round <= 10; round += 1) {
    await mailedCode(testShop, person.email);
    const [{ code_hash: codeHash } = { code_hash: '' }] = await codes();
    const burnt = await Promise.all(
      Array.from({ length: 10 }, () => redeemRecoveryCode(db, { userId: person.userId, codeHash })),
    );
    expect(burnt.filter(Boolean)).toHaveLength(1);
  }
});
