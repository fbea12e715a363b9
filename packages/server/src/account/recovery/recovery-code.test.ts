import { forgotPassword, verifyOtp } from '@mathappu/contract/account';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { updateUser } from '#server/account/account-queries.ts';
import { customer, type Person } from '#test/people.ts';
import { forgetTries, mailedCode, otherThan } from '#test/recovery.ts';
import { openTestShop, type TestShop } from '#test/test-shop.ts';
import { redeemRecoveryCode } from './recovery-queries.ts';

const here = '203.0.113.200';
const elsewhere = '198.51.100.7';

let testShop: TestShop;
let person: Person;
beforeEach(async () => {
  testShop = await openTestShop({ TRUST_PROXY: '127.0.0.1' });
  person = await customer(testShop);
});
afterEach(() => testShop.close());

const verify = (email: string, otp: string, address = here) =>
  testShop.call(verifyOtp, {
    body: { email, otp },
    headers: { 'x-forwarded-for': address },
  });

const guess = async (times: number, code: string, address = here) => {
  for (let step = 1; step <= times; step += 1) {
    const answer = await verify(person.email, otherThan(code, step), address);
    expect([answer.status, answer.refusal.message]).toEqual([400, 'Invalid OTP.']);
  }
};

const tries = () => testShop.shop.db.selectFrom('recovery_tries').selectAll().execute();

test('a code is valid for five tries', async () => {
  const code = await mailedCode(testShop, person.email);
  await guess(5, code);
  expect((await verify(person.email, code)).status).toBe(400);
  expect(await tries()).toHaveLength(5);
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

test('a code of a deleted account is valid for nothing', async () => {
  const code = await mailedCode(testShop, person.email);
  await updateUser(testShop.shop.db, person.userId, { deleted_at: new Date() });
  expect((await verify(person.email, code)).status).toBe(400);
});

test('tries from one network are limited to 10 an hour and 20 a day over all codes', async () => {
  const moveTriesBack = () =>
    testShop.shop.db
      .updateTable('recovery_tries')
      .set({ tried_at: sql<Date>`tried_at - interval '61 minutes'` })
      .execute();
  await guess(5, await mailedCode(testShop, person.email));
  await guess(5, await mailedCode(testShop, person.email));
  const hourly = await verify(person.email, await mailedCode(testShop, person.email));
  expect(hourly.status).toBe(429);
  expect(Number(hourly.headers['retry-after'])).toBeGreaterThan(3_500);
  expect(Number(hourly.headers['retry-after'])).toBeLessThanOrEqual(3_600);
  await moveTriesBack();
  await guess(5, await mailedCode(testShop, person.email));
  await guess(5, await mailedCode(testShop, person.email));
  await moveTriesBack();
  const code = await mailedCode(testShop, person.email);
  const daily = await verify(person.email, code);
  expect(daily.status).toBe(429);
  expect(Number(daily.headers['retry-after'])).toBeGreaterThan(3_600 * 21);
  expect((await verify(person.email, code, elsewhere)).status).toBe(200);
});

test('tries from all networks together are limited to 100 a day', async () => {
  for (let network = 1; network <= 20; network += 1) {
    await guess(5, await mailedCode(testShop, person.email), `203.0.113.${network}`);
  }
  const code = await mailedCode(testShop, person.email);
  const answer = await verify(person.email, code, elsewhere);
  expect(answer.status).toBe(429);
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(3_600 * 23);
  expect(await tries()).toHaveLength(100);
});

test('guesses without a valid code count for nothing, however many', async () => {
  await guess(30, '000000');
  await verify('nobody@mail.test', '000000');
  expect(await tries()).toEqual([]);
  const first = await mailedCode(testShop, person.email);
  await guess(30, first);
  expect(await tries()).toHaveLength(5);
  const code = await mailedCode(testShop, person.email);
  expect((await verify(person.email, code)).status).toBe(200);
});

test('a stranger who requests codes and guesses all day does not keep the owner from recovering', async () => {
  const strict = await openTestShop({ RATE_LIMIT_SCALE: '1', TRUST_PROXY: '127.0.0.1' });
  const { email } = await customer(strict);
  const from = (address: string) => ({ 'x-forwarded-for': address });
  const request = async (address: string) => {
    const { status } = await strict.call(forgotPassword, {
      body: { email },
      headers: from(address),
    });
    await strict.runJobs();
    return status;
  };
  const codeOf = () => /^\d{6}$/m.exec(strict.outbox.at(-1)?.text ?? '')?.[0] ?? '';
  const send = async (otp: string, address: string) =>
    (await strict.call(verifyOtp, { body: { email, otp }, headers: from(address) })).status;

  const requested: number[] = [];
  for (let time = 1; time <= 4; time += 1) {
    requested.push(await request(elsewhere));
    for (let step = 1; step <= 8; step += 1) await send(otherThan(codeOf(), step), elsewhere);
  }
  expect(requested).toEqual([200, 200, 200, 429]);
  expect(await request(here)).toBe(200);
  for (let step = 1; step <= 8; step += 1) await send(otherThan(codeOf(), step), elsewhere);
  expect(await send(codeOf(), here)).toBe(200);
  await strict.close();
});

test('of simultaneous wrong guesses, 200 in the first round, five are compared, in each round', async () => {
  for (let round = 1; round <= 10; round += 1) {
    await forgetTries(testShop);
    const code = await mailedCode(testShop, person.email);
    const answers = await Promise.all(
      Array.from({ length: round === 1 ? 200 : 40 }, (_, step) =>
        verify(person.email, otherThan(code, step + 1)),
      ),
    );
    expect(answers.every((answer) => answer.status === 400)).toBe(true);
    expect(await tries()).toHaveLength(5);
    expect((await verify(person.email, code)).status).toBe(400);
    expect((await verify(person.email, code, elsewhere)).status).toBe(200);
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
    const { id } = await db.selectFrom('recovery_codes').select('id').executeTakeFirstOrThrow();
    const redeemed = await Promise.all(
      Array.from({ length: 10 }, () => redeemRecoveryCode(db, id)),
    );
    expect(redeemed.filter(Boolean)).toEqual([person.userId]);
  }
});
