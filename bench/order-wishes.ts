import { toRupees, unitPricePaise } from '@mathappu/contract/money';
import { demoCustomer } from '../packages/server/seeds/demo-people.ts';

/** One order somebody wants, under its own key; its number once it was acknowledged. */
export type Wish = { readonly key: string; readonly body: object; number?: string };

export type Buyer = {
  newWish(): Wish;
  /** Sends it once; a server that dies meanwhile leaves it without number. */
  send(wish: Wish): Promise<void>;
};

type Product = { _id: string; price: number; discount: number; stock: number };

export async function openBuyer(url: string): Promise<Buyer> {
  const api = `${url}/api/v1`;
  const ask = async (path: string, init: RequestInit) => {
    const answer = await fetch(`${api}${path}`, init);
    return { status: answer.status, json: (await answer.json()) as { data: never } };
  };
  const json = { 'content-type': 'application/json' };
  const { email, password } = demoCustomer;
  const login = await ask('/user/login', {
    method: 'POST',
    headers: json,
    body: JSON.stringify({ email, password }),
  });
  const { accesstoken } = login.json.data as { accesstoken: string };
  const headers = { ...json, authorization: `Bearer ${accesstoken}` };
  const addresses = (await ask('/address/get', { headers })).json.data as { _id: string }[];
  const listed = (await ask('/product/get?limit=50', {})).json.data as Product[];
  const products = listed.filter(({ stock }) => stock > 20);

  return {
    newWish() {
      const product = products[Math.floor(Math.random() * products.length)];
      if (!product) throw new Error('nothing left to order');
      const { price, discount } = product;
      const total = toRupees(unitPricePaise(Math.round(price * 100), Math.round(discount * 100)));
      return {
        key: crypto.randomUUID(),
        body: {
          product_details: [{ productId: product._id, quantity: 1 }],
          delivery_address: addresses[0]?._id,
          totalAmt: total,
          subTotalAmt: total,
        },
      };
    },
    async send(wish) {
      const answer = await ask('/order/cash-on-delivery', {
        method: 'POST',
        headers: { ...headers, 'idempotency-key': wish.key },
        body: JSON.stringify(wish.body),
      }).catch(() => undefined);
      if (answer?.status !== 200) return;
      wish.number = (answer.json.data as { orderId: string }).orderId;
    },
  };
}
