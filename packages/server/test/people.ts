import { randomBytes } from 'node:crypto';
import { login } from '@mathappu/contract/sessions';
import { insertUser, type NewUser } from '#server/account/account-queries.ts';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import { hashPassword } from '#server/sessions/password.ts';
import { insertOwner } from '#server/staff/staff-queries.ts';
import type { TestShop } from './test-shop.ts';

export type Person = {
  readonly userId: string;
  readonly name: string;
  readonly email: string;
  readonly password: string;
  /** Access token of a new session. */
  readonly token: string;
  readonly refreshToken: string;
};

type Given = Partial<Pick<NewUser, 'name' | 'email' | 'phone' | 'isEmailVerified'>>;

/** A signed-in customer with a confirmed email address. */
export const customer = (testShop: TestShop, given: Given = {}): Promise<Person> =>
  person(testShop, 'USER', given);

export const admin = (testShop: TestShop, given: Given = {}): Promise<Person> =>
  person(testShop, 'ADMIN', given);

async function person(testShop: TestShop, role: 'USER' | 'ADMIN', given: Given): Promise<Person> {
  const { shop } = testShop;
  const password = 'banyan-lantern-42';
  const user = {
    name: role === 'ADMIN' ? 'Meena Shopkeeper' : 'Arun Customer',
    email: `${role.toLowerCase()}-${randomBytes(6).toString('hex')}@mail.test`,
    ...given,
  };
  const userId = await insertUser(shop.db, {
    isEmailVerified: true,
    phone: '9876543210',
    ...user,
    role,
    passwordHash: await hashPassword(shop.config, password),
  });
  if (role === 'ADMIN') await inTransaction(shop.db, (tx) => insertOwner(tx, { userId, ...user }));
  const tokens = await signInAgain(testShop, { email: user.email, password });
  return { userId, ...user, password, ...tokens };
}

/** Another session of the same person, as from another device. */
export async function signInAgain(
  testShop: TestShop,
  { email, password }: Pick<Person, 'email' | 'password'>,
): Promise<Pick<Person, 'token' | 'refreshToken'>> {
  const { status, body } = await testShop.call(login, { body: { email, password } });
  if (status !== 200) throw new Error(`sign-in refused: ${body.message}`);
  return { token: body.data.accesstoken, refreshToken: body.data.refreshtoken };
}
