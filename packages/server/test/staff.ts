import { createApiKey } from '@mathappu/contract/programs/api-keys';
import type { Grant, KeyGrant } from '@mathappu/contract/staff/grants';
import { updateUser } from '#server/account/account-queries.ts';
import { newId } from '#server/platform/db/new-id.ts';
import { insertRole, insertStaff } from '#server/staff/staff-queries.ts';
import { customer, type Person } from './people.ts';
import type { TestShop } from './test-shop.ts';

export type StaffPerson = Person & { readonly staffId: string; readonly roleId: string };

/** Somebody who works in the shop with a role of these grants alone. */
export async function staffWith(
  testShop: TestShop,
  grants: readonly Grant[],
  given: { name?: string; until?: string } = {},
): Promise<StaffPerson> {
  const { db } = testShop.shop;
  const { until = null, ...named } = given;
  const person = await customer(testShop, named);
  const [roleId, staffId] = [newId(), newId()];
  await insertRole(db, roleId, { name: `Role ${roleId}`, grants, asksSecondStep: false });
  const { userId, name, email } = person;
  await insertStaff(db, { id: staffId, name, email, role_id: roleId, user_id: userId, until });
  await updateUser(db, userId, { role: 'ADMIN' });
  return { ...person, staffId, roleId };
}

type Key = { readonly _id: string; readonly token: string };

/** A key of somebody who may make one. */
export async function keyOf(
  testShop: TestShop,
  { token, password }: Pick<Person, 'token' | 'password'>,
  grants: readonly KeyGrant[],
  name = 'Stock program',
): Promise<Key> {
  const body = { name, grants: [...grants], password };
  const { status, body: answer, refusal } = await testShop.call(createApiKey, { token, body });
  if (status !== 200) throw new Error(refusal.message);
  const { key, token: ofKey } = answer.data;
  return { _id: key._id, token: ofKey ?? '' };
}
