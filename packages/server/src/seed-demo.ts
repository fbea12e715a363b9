import { demoAddress, demoAdmin, demoCustomer } from '#seeds/demo-people.ts';
import { insertAddress } from './addresses/address-queries.ts';
import { copyDemoPictures, hasProducts, insertDemoCatalogue } from './catalogue/seed-catalogue.ts';
import { inTransaction } from './platform/db/in-transaction.ts';
import type { Tx } from './platform/db/open-database.ts';
import { hashPassword } from './sessions/password.ts';
import { findUserByEmail, insertUser } from './sessions/user-queries.ts';
import type { Shop } from './shop.ts';

/** Fills a shop without products with the demo catalogue and the demo people; else does nothing. */
export async function seedDemo(shop: Shop): Promise<boolean> {
  if (await inTransaction(shop.db, hasProducts)) return false;
  await copyDemoPictures(shop.files);
  const [customerHash, adminHash] = await Promise.all([
    hashPassword(shop.config, demoCustomer.password),
    hashPassword(shop.config, demoAdmin.password),
  ]);
  const isSeeded = await inTransaction(shop.db, async (tx) => {
    if (await hasProducts(tx)) return false;
    await insertDemoCatalogue(tx);
    await addPerson(tx, { ...demoAdmin, role: 'ADMIN', passwordHash: adminHash });
    const id = await addPerson(tx, { ...demoCustomer, role: 'USER', passwordHash: customerHash });
    if (id) await insertAddress(tx, id, demoAddress);
    return true;
  });
  shop.cache.drop('products');
  return isSeeded;
}

type DemoPerson = {
  name: string;
  email: string;
  phone: string;
  role: 'USER' | 'ADMIN';
  passwordHash: string;
};

async function addPerson(tx: Tx, person: DemoPerson): Promise<string | undefined> {
  if (await findUserByEmail(tx, person.email)) return undefined;
  const { name, email, phone, role, passwordHash } = person;
  return insertUser(tx, { name, email, phone, role, passwordHash, isEmailVerified: true });
}

/** The demo accounts in lines for whoever starts the shop. */
export function describeDemoPeople(): string {
  return [
    `  Demo customer: ${demoCustomer.email}  password: ${demoCustomer.password}`,
    `  Demo admin:    ${demoAdmin.email}  password: ${demoAdmin.password}`,
    '',
  ].join('\n');
}
