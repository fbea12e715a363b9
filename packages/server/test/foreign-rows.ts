import { sql } from 'kysely';
import { newOrderNumber } from '#server/orders/order-number.ts';
import { newId } from '#server/platform/db/new-id.ts';
import { randomDigits } from '#server/platform/db/random-digits.ts';
import { address } from './addresses.ts';
import { cartLine } from './carts.ts';
import { codOrder, deliveredOrder } from './orders.ts';
import { admin, type Person } from './people.ts';
import { product, reviewsOf } from './products.ts';
import type { TestShop } from './test-shop.ts';

/** Ids of rows that belong to the owner, by kind. */
export type ForeignIds = Record<
  'address' | 'cartLine' | 'order' | 'number' | 'payment' | 'message' | 'review',
  string[]
>;

/** Who may read a row is decided by the same statement on both engines; one of them tries many rows. */
const rowsOfEachKind = process.env.TEST_ENGINE === 'postgres' ? 500 : 20;

const many = <T>(make: (index: number) => T): T[] =>
  Array.from({ length: rowsOfEachKind }, (_, index) => make(index));

/** Inserts rows of each kind for the owner, modelled on rows that the shop itself has written. */
export async function insertForeignRows(testShop: TestShop, owner: Person): Promise<ForeignIds> {
  const home = await address(testShop, owner.userId, { name: owner.name });
  const productId = await product(testShop, { stock: 1_000 });
  const { _id: orderId } = await codOrder(testShop, owner, [{ productId, quantity: 1 }]);
  const addresses = await copyRow(testShop, 'addresses', home._id, () => ({ is_default: false }));
  const number = many(() => newOrderNumber());
  const delivery = JSON.stringify({ ...home, _id: undefined });
  const order = await copyRow(testShop, 'orders', orderId, (index) => ({
    number: number[index],
    share_code: randomDigits(26),
    status: 'PENDING_PAYMENT',
    payment_method: 'online',
    hold_until: new Date(Date.now() + 20 * 60_000),
    delivery,
  }));
  return {
    address: [home._id, ...addresses],
    cartLine: await insertCartLines(testShop, owner, productId),
    order,
    number,
    payment: await insertGatewayOrders(testShop, order),
    message: await insertMessages(testShop, owner),
    review: await insertReviews(testShop, owner, productId),
  };
}

/** Inserts copies of the row, each with an id and changes of its own; returns the ids. */
async function copyRow(
  { shop }: TestShop,
  table: 'addresses' | 'orders' | 'products',
  id: string,
  change: (index: number) => object,
): Promise<string[]> {
  const row = await shop.db
    .selectFrom(table)
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const computed = await sql<{ name: string }>`
    select column_name as name from information_schema.columns
    where table_name = ${table} and is_generated = 'ALWAYS'`.execute(shop.db);
  const names = new Set(computed.rows.map(({ name }) => name));
  const model = Object.fromEntries(
    Object.entries(row)
      .filter(([name]) => !names.has(name))
      .map(([name, value]) => [name, isJsonList(value) ? JSON.stringify(value) : value]),
  );
  const copies = many((index) => ({ ...model, id: newId(), ...change(index) }));
  await shop.db
    .insertInto(table)
    .values(copies as never)
    .execute();
  return copies.map((copy) => copy.id);
}

/** The driver writes a list as an array of the database, which is no JSON. */
const isJsonList = (value: unknown): boolean =>
  Array.isArray(value) && value.some((item) => typeof item === 'object');

async function insertCartLines(
  testShop: TestShop,
  owner: Person,
  productId: string,
): Promise<string[]> {
  const first = await cartLine(testShop, owner.userId, { productId });
  const products = await copyRow(testShop, 'products', productId, () => ({
    details: '{}',
    list_number: null,
  }));
  const lines = products.map((product_id) => ({
    id: newId(),
    user_id: owner.userId,
    product_id,
    quantity: 2,
  }));
  await testShop.shop.db.insertInto('cart_lines').values(lines).execute();
  return [first, ...lines.map(({ id }) => id)];
}

async function insertGatewayOrders({ shop }: TestShop, orders: string[]): Promise<string[]> {
  const rows = orders.map((order_id, index) => ({
    gateway_order_id: `order_Foreign${index}`,
    order_id,
    amount_paise: 10_000,
    check_at: null,
  }));
  await shop.db.insertInto('gateway_orders').values(rows).execute();
  return rows.map((row) => row.gateway_order_id);
}

async function insertMessages({ shop }: TestShop, owner: Person): Promise<string[]> {
  const messages = many(() => ({
    id: newId(),
    user_id: owner.userId,
    name: owner.name,
    email: owner.email,
    subject: owner.name,
    message: owner.name,
  }));
  await shop.db.insertInto('messages').values(messages).execute();
  return messages.map(({ id }) => id);
}

async function insertReviews(
  testShop: TestShop,
  owner: Person,
  productId: string,
): Promise<string[]> {
  const shopkeeper = await admin(testShop);
  const orderId = await deliveredOrder(testShop, { owner: shopkeeper, buyer: owner }, [productId]);
  const { body } = await reviewsOf(testShop, shopkeeper).write(owner, {
    orderId,
    productId,
    text: owner.name,
  });
  return [body.data._id];
}
