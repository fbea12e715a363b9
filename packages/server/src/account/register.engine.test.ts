import { registerUser, resendVerification, verifyEmail } from '@mathappu/contract/account';
import { login } from '@mathappu/contract/sessions';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { customer, signInAgain } from '#test/people.ts';
import { openTestShop, type TestShop } from '#test/test-shop.ts';

let testShop: TestShop;
beforeEach(async () => {
  testShop = await openTestShop();
});
afterEach(() => testShop.close());

const kavya = {
  name: '  Kavya Raman ',
  email: 'Kavya@Mail.test',
  number: '9876543210',
  password: 'banyan-lantern-42',
};

const register = (changes: Partial<typeof kavya> = {}) =>
  testShop.call(registerUser, { body: { ...kavya, ...changes } });

const users = () => testShop.shop.db.selectFrom('users').selectAll().execute();

const mailedToken = () =>
  /login\?verify=([\w-]+)/.exec(testShop.outbox.at(-1)?.text ?? '')?.[1] ?? '';

test('a new customer is stored without the password and can sign in immediately', async () => {
  const answer = await register();
  expect(answer.status).toBe(200);
  const [user] = await users();
  expect(user).toMatchObject({
    id: answer.body.data._id,
    name: 'Kavya Raman',
    email: 'kavya@mail.test',
    phone: '9876543210',
    role: 'USER',
    status: 'Active',
    email_verified_at: null,
  });
  expect(user?.password_hash).toMatch(/^\$argon2id\$/);
  const signedIn = await testShop.call(login, {
    body: { email: 'KAVYA@mail.test', password: kavya.password },
  });
  expect(signedIn.status).toBe(200);
});

test('each invalid field is refused with the form’s message', async () => {
  const refusals: [Partial<typeof kavya>, string][] = [
    [{ name: ' ' }, 'Name is required'],
    [{ email: '' }, 'Email is required'],
    [{ email: 'kavya' }, 'Please enter a valid email'],
    // In small letters it is twice as long.
    [{ email: `${'İ'.repeat(200)}@mail.test` }, 'Please enter a valid email'],
    [{ number: '' }, 'Mobile number is required'],
    [{ number: '98765' }, 'Enter a valid 10-digit mobile number'],
    [{ number: '+91 98400 123456' }, 'Enter a valid 10-digit mobile number'],
    [{ password: '' }, 'Password is required'],
    [{ password: 'short' }, 'Password must be at least 8 characters'],
    [{ password: 'Password123' }, 'This password is too common. Please choose another'],
  ];
  for (const [change, sentence] of refusals) {
    const answer = await register(change);
    expect([answer.status, answer.refusal.message]).toEqual([400, sentence]);
    expect(answer.refusal.issues?.[0]?.path).toBe(Object.keys(change)[0]);
  }
  expect(await users()).toEqual([]);
});

test('a mobile number is stored as its ten digits, however it is written', async () => {
  for (const [index, number] of ['+91 98400 12345', '919840012345', '098400 12345'].entries()) {
    expect((await register({ number, email: `kavya${index}@mail.test` })).status).toBe(200);
  }
  expect((await users()).map(({ phone }) => phone)).toEqual(Array(3).fill('9840012345'));
});

test('registration cannot create an admin', async () => {
  const answer = await testShop.call(registerUser, { body: { ...kavya, role: 'ADMIN' } as never });
  expect(answer.status).toBe(400);
});

test('of ten simultaneous registrations of one address one succeeds, and one mail is sent', async () => {
  for (let round = 1; round <= 10; round += 1) {
    const email = `same-${round}@mail.test`;
    const answers = await Promise.all(Array.from({ length: 10 }, () => register({ email })));
    const taken = answers.filter((answer) => answer.status === 409);
    expect(taken).toHaveLength(9);
    expect(taken[0]?.refusal.message).toBe('An account with this email already exists');
    await testShop.runJobs();
    expect(testShop.outbox.filter((mail) => mail.to === email)).toHaveLength(1);
  }
});

test('the mailed link confirms the address and may be opened twice', async () => {
  await register();
  await testShop.runJobs();
  expect(testShop.outbox[0]).toMatchObject({ to: 'kavya@mail.test' });
  expect(testShop.outbox[0]?.text).toContain('http://shop.test/login?verify=');
  const token = mailedToken();
  const stored = await testShop.shop.db.selectFrom('email_verifications').selectAll().execute();
  expect(JSON.stringify(stored)).not.toContain(token);
  for (const _time of [1, 2]) {
    const answer = await testShop.call(verifyEmail, { body: { token } });
    expect([answer.status, answer.body.message]).toEqual([200, 'Your email address is confirmed']);
  }
  expect((await users())[0]?.email_verified_at).toBeInstanceOf(Date);
});

test('an unknown or expired link confirms nothing', async () => {
  await register();
  await testShop.runJobs();
  await testShop.shop.db
    .updateTable('email_verifications')
    .set({ expires_at: sql`now()` })
    .execute();
  for (const token of ['unknown', mailedToken()]) {
    const answer = await testShop.call(verifyEmail, { body: { token } });
    expect(answer.status).toBe(400);
    expect(answer.refusal.message).toBe('This verification link is not valid any more');
  }
  expect((await users())[0]?.email_verified_at).toBeNull();
});

test('the mail can be sent again until the address is confirmed', async () => {
  const person = await customer(testShop, { isEmailVerified: false });
  const answer = await testShop.call(resendVerification, { token: person.token });
  expect(answer.body.message).toBe(`We have sent a new link to ${person.email}`);
  await testShop.runJobs();
  await testShop.call(verifyEmail, { body: { token: mailedToken() } });
  const again = await testShop.call(resendVerification, { token: person.token });
  expect(again.body.message).toBe('Your email address is already confirmed');
  await testShop.runJobs();
  expect(testShop.outbox).toHaveLength(1);
});

test('a mobile network can register a hundred an hour, an email or a number ten times', async () => {
  const strict = await openTestShop({ RATE_LIMIT_SCALE: '1' });
  const registerThere = async (email: string, number: string) =>
    (await strict.call(registerUser, { body: { ...kavya, email, number } })).status;
  const ten = <Result>(run: (time: number) => Promise<Result>) =>
    Promise.all(Array.from({ length: 10 }, (_, time) => run(time)));

  const ofNumber = await ten((time) => registerThere(`number-${time}@mail.test`, '9876543210'));
  expect(ofNumber).toEqual(Array(10).fill(200));
  expect(await registerThere('number-10@mail.test', '9876543210')).toBe(429);
  const ofEmail = await ten((time) => registerThere('one@mail.test', `987654322${time}`));
  expect(ofEmail.filter((status) => status !== 409)).toEqual([200]);
  expect(await registerThere('one@mail.test', '9876543230')).toBe(429);

  for (let left = 100 - 22; left > 0; left -= 1) await registerThere('one@mail.test', '9876543231');
  expect(await registerThere('other@mail.test', '9876543232')).toBe(429);
  await strict.close();
});

test('verification mails are limited by account', async () => {
  const strict = await openTestShop({ RATE_LIMIT_SCALE: '1' });
  await strict.call(registerUser, { body: { ...kavya, email: 'number-1@mail.test' } });
  const { token } = await signInAgain(strict, {
    email: 'number-1@mail.test',
    password: kavya.password,
  });
  for (let time = 1; time <= 3; time += 1) {
    expect((await strict.call(resendVerification, { token })).status).toBe(200);
  }
  expect((await strict.call(resendVerification, { token })).status).toBe(429);
  await strict.close();
});
