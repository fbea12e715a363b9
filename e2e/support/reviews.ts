import { transitionOrder } from './admin-orders.ts';
import { callApi } from './api.ts';
import { addProduct } from './products.ts';
import { type Buyer, orderByApi } from './shopping.ts';
import type { RunningShop } from './start-shop.ts';

/** A delivered order of two products that no other story knows. */
export async function deliveredOrder(shop: RunningShop, buyer: Buyer) {
  const products = [await addProduct(shop), await addProduct(shop)] as const;
  const [first, second] = products;
  const orderId = await orderByApi(shop, buyer, { [first.name]: 1, [second.name]: 1 });
  await transitionOrder(shop, orderId, 'DELIVERED');
  return { orderId, products };
}

/** Reviews a product of an order by the API; returns the id of the review. */
export async function reviewByApi(
  shop: RunningShop,
  { token }: Pick<Buyer, 'token'>,
  review: { orderId: string; productId: string; stars: number; text: string },
): Promise<string> {
  const { data } = await callApi(shop, 'POST', '/review/create', review, token);
  return (data as { _id: string })._id;
}
