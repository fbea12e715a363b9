import { randomUUID } from 'node:crypto';
import { listProducts } from '../http-rows.ts';
import type { SignedIn } from '../people.ts';
import type { LoadRequest } from '../wrk.ts';
import { type Buyer, orderOf, type Product } from './fleet.ts';

const editEveryMs = 3_000;

const read = (path: string): LoadRequest => ({
  method: 'GET',
  path,
  headers: { 'accept-encoding': 'br' },
});

type Stocked = { readonly buyers: readonly Buyer[]; readonly products: readonly Product[] };

/** Pages and lists as visitors ask for them: each product's as often as that of another. */
export async function eveningReads(
  url: string,
  { products }: Pick<Stocked, 'products'>,
): Promise<LoadRequest[]> {
  const answer = await fetch(`${url}/api/v1/category/get`);
  const { data: categories } = (await answer.json()) as { data: { slug: string }[] };
  const ofCategories = categories.flatMap(({ slug }) => [
    read(`/products?category=${slug}`),
    read(`/api/v1/product/get?category=${slug}`),
  ]);
  const ofProducts = products.flatMap(({ id }) => [
    ...[read('/'), read('/products'), read('/ta/products'), read('/api/v1/product/get')],
    read(`/productDetail/${id}`),
    read(`/api/v1/product/single/${id}`),
  ]);
  return [...ofCategories, ...ofProducts];
}

const cartOf = ({ headers }: Buyer, { id }: Product, index: number): LoadRequest =>
  index % 2 === 0
    ? { method: 'GET', path: '/api/v1/cart/get', headers }
    : {
        method: 'PUT',
        path: '/api/v1/cart/set-lines',
        headers,
        body: JSON.stringify({ lines: [{ productId: id, quantity: 1 + (index % 5) }] }),
      };

const at = <T>(list: readonly T[], index: number): T => list[index % list.length] as T;

/** One order after the other, of one piece each. */
export const ordering =
  ({ buyers, products }: Stocked, makeKey: () => string = randomUUID) =>
  (index: number): LoadRequest =>
    orderOf(at(buyers, index), at(products, index), makeKey());

/** Carts that are read and changed in turn. */
export const shopping =
  ({ buyers, products }: Stocked) =>
  (index: number): LoadRequest =>
    cartOf(at(buyers, index), at(products, index), index);

/** Of a hundred requests of a mixed evening ninety read a page or a list, eight are of carts, two order. */
export const mixed = (reads: readonly LoadRequest[], people: Stocked) => {
  const [order, cart] = [ordering(people), shopping(people)];
  return (index: number): LoadRequest => {
    const [turn, place] = [Math.floor(index / 50), index % 50];
    if (place === 0) return order(turn);
    return place <= 4 ? cart(turn * 4 + place) : at(reads, turn * 45 + place);
  };
};

type Listed = { readonly _id: string; readonly stock: number; readonly description: string };

/** Every few seconds the admin, who may be signed in anew meanwhile, gives a product another description. */
export function startEditing(url: string, admin: Pick<SignedIn, 'headers'>) {
  const failures: Record<string, number> = {};
  const fail = (what: string) => {
    failures[what] = (failures[what] ?? 0) + 1;
  };
  let edits = 0;
  async function edit(): Promise<void> {
    const listed = (await listProducts(url)) as unknown as readonly (Listed & object)[];
    const { _id, description, stock, ...rest } = at(listed, edits);
    edits += 1;
    const { name, price, discount, unit, rating } = rest as Record<string, unknown>;
    const edited = { name, price, discount, unit, rating, stock, stockSeen: stock };
    const answer = await fetch(`${url}/api/v1/product/${_id}`, {
      method: 'PUT',
      headers: admin.headers,
      body: JSON.stringify({ ...edited, description: `${description.split(' · ')[0]} · ${edits}` }),
    });
    if (!answer.ok) fail(`edit ${answer.status}`);
  }
  const timer = setInterval(() => void edit().catch((error) => fail(String(error))), editEveryMs);
  return {
    stop() {
      clearInterval(timer);
      return { edits, failures };
    },
  };
}
