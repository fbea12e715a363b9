import { updateOrderStatus } from '@mathappu/contract/admin/admin-orders';
import { type OrderRequest, placeCodOrder } from '@mathappu/contract/checkout';
import type { OrderStatus } from '@mathappu/contract/orders/order-status';
import { answerTotals, makeTotals } from '@mathappu/contract/orders/totals';
import { zoneOf } from '@mathappu/contract/places/delivery-zones';
import { termsOf } from '@mathappu/contract/settings/delivery-terms';
import { priceCart } from '#server/cart/price-cart.ts';
import { listProductsForOrder } from '#server/catalogue/stock-queries.ts';
import { address } from './addresses.ts';
import type { Person } from './people.ts';
import type { TestAnswer, TestShop } from './test-shop.ts';

export type RequestedLine = { productId: string; quantity: number };

/** The body that the checkout sends: the shop's prices, the buyer's address. */
export async function orderBody(
  testShop: TestShop,
  buyer: Pick<Person, 'userId'>,
  lines: readonly RequestedLine[],
): Promise<OrderRequest> {
  const { db } = testShop.shop;
  const saved = await db
    .selectFrom('addresses')
    .select(['id as _id', 'city', 'state'])
    .where('user_id', '=', buyer.userId)
    .executeTakeFirst();
  const to = saved ?? (await address(testShop, buyer.userId, { isDefault: false }));
  return { ...(await goodsBody(testShop, zoneOf(to), lines)), delivery_address: to._id };
}

/** The goods of that body, delivered to the district or state. */
export async function goodsBody(
  { shop }: TestShop,
  district: string,
  lines: readonly RequestedLine[],
): Promise<Omit<OrderRequest, 'delivery_address'>> {
  const products = await listProductsForOrder(
    shop.db,
    lines.map((line) => line.productId),
  );
  const { selling, delivery } = await shop.settings.read();
  const { subtotal, total } = answerTotals(
    makeTotals(priceCart(products, lines).totalPaise, {
      packingPercent: selling.packingPercent,
      delivery: termsOf(delivery, district),
    }),
  );
  return {
    product_details: [...lines],
    totalAmt: total,
    subTotalAmt: subtotal,
  };
}

export function sendCodOrder(
  testShop: TestShop,
  buyer: Pick<Person, 'token'>,
  body: OrderRequest,
  key?: string,
): Promise<TestAnswer<typeof placeCodOrder>> {
  return testShop.call(placeCodOrder, {
    body,
    token: buyer.token,
    headers: key === undefined ? {} : { 'idempotency-key': key },
  });
}

/** A cash-on-delivery order, placed as a customer places it. */
export async function codOrder(
  testShop: TestShop,
  buyer: Pick<Person, 'userId' | 'token'>,
  lines: readonly RequestedLine[],
): Promise<{ _id: string; orderId: string }> {
  const body = await orderBody(testShop, buyer, lines);
  const { status, body: answer } = await sendCodOrder(testShop, buyer, body, crypto.randomUUID());
  if (status !== 200) throw new Error(`order refused: ${answer.message}`);
  return answer.data;
}

export const setStatus = (
  { call }: TestShop,
  owner: Person,
  orderId: string,
  status: OrderStatus,
) => call(updateOrderStatus, { params: { orderId }, body: { status }, token: owner.token });

/** The _id of an order of one piece of each product, that the owner has set to delivered. */
export async function deliveredOrder(
  testShop: TestShop,
  { owner, buyer }: { owner: Person; buyer: Person },
  productIds: readonly string[],
): Promise<string> {
  const lines = productIds.map((productId) => ({ productId, quantity: 1 }));
  const { _id } = await codOrder(testShop, buyer, lines);
  const { status } = await setStatus(testShop, owner, _id, 'DELIVERED');
  if (status !== 200) throw new Error(`not delivered: ${status}`);
  return _id;
}
