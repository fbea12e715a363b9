import { subtotalOf, toHundredths, toRupees } from '@mathappu/contract/money';
import { query } from './bench-database.ts';
import { answerOf, type Rows } from './beside-limit.ts';
import { listProducts } from './http-rows.ts';
import { type SignedIn, signInCustomers } from './people.ts';
import type { LoadRequest } from './wrk.ts';

/** More than connections, so that hardly any has two orders at once. */
const customers = 20;

export type Buyer = SignedIn & {
  readonly products: readonly { _id: string }[];
  readonly addressId: string;
  readonly total: number;
};

/** Customers who buy three products each, which nobody else buys. */
export async function openBuyers({
  shop: { url },
  databaseUrl,
}: Pick<Rows, 'shop' | 'databaseUrl'>): Promise<Buyer[]> {
  const people = await signInCustomers(url, databaseUrl, customers);
  await query(databaseUrl, 'update products set stock = 1000000 where is_listed');
  const products = await listProducts(url);
  const { rows } = await query(databaseUrl, 'select user_id, id from addresses');
  const addresses = rows as { user_id: string; id: string }[];
  return people.map((person, index) => {
    const bought = products.slice(index * 3, index * 3 + 3);
    const lines = bought.map(({ price, discount }) => ({
      pricePaise: toHundredths(price),
      discountBp: toHundredths(discount),
      quantity: 1,
    }));
    return {
      ...person,
      products: bought,
      addressId: addresses.find((row) => row.user_id === person.userId)?.id ?? '',
      total: toRupees(subtotalOf(lines)),
    };
  });
}

export const orderOf = (
  { headers, products, addressId, total }: Buyer,
  key: string,
): LoadRequest => ({
  method: 'POST',
  path: '/api/v1/order/cash-on-delivery',
  headers: { ...headers, 'idempotency-key': key },
  body: JSON.stringify({
    product_details: products.map(({ _id }) => ({ productId: _id, quantity: 1 })),
    delivery_address: addressId,
    totalAmt: total,
    subTotalAmt: total,
  }),
});

export const additionOf = ({ headers }: Buyer, productId: string): LoadRequest => ({
  method: 'POST',
  path: '/api/v1/cart/create',
  headers,
  body: JSON.stringify({ productId, quantity: 1 }),
});

type Placed = { readonly data: { readonly _id: string; readonly orderId: string } };

export async function succeed(url: string, request: LoadRequest): Promise<Placed> {
  const answer = (await answerOf(url, request)) as Placed & { success: boolean };
  if (!answer.success) throw new Error(`${request.path}: ${JSON.stringify(answer)}`);
  return answer;
}
