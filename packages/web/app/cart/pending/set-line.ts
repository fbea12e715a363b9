import type { CartItem, SetLines } from '@mathappu/contract/cart';
import type { Product } from '@mathappu/contract/catalogue';
import type { ListedProduct } from '@mathappu/contract/catalogue/price-list';
import { maxCartLines } from '@mathappu/contract/limits';
import { cartRefusals, stockRefusalOf } from '@mathappu/contract/refusals/refusal-sentences';
import { fill } from '@mathappu/contract/words';
import { call } from '#web/api/call.ts';
import { CallError } from '#web/api/call-error.ts';
import { getQueryClient } from '#web/api/query-client.ts';
import { readKey } from '#web/api/use-read.ts';
import { currentUser } from '#web/session/session-store.ts';
import * as words from '#words/cart';
import { pendingUpdates, updateCachedCart } from '../account-cart.ts';
import { withAdded } from '../change-guest-cart.ts';
import { guestCart } from '../guest-cart.ts';
import { createLineBatch } from './line-batch.ts';
import type { Outcome } from './pending-updates.ts';

const batch = createLineBatch(async (lines) => {
  const queries = getQueryClient();
  const sent = await call('setCartLines', {
    body: { lines },
    // A page that is left sends what it has.
    keepalive: true,
    failureText: words.quantityFailed,
  }).catch((failure) => {
    queries.invalidateQueries({ queryKey: readKey('getCart') });
    throw failure;
  });
  const { cart, refused } = sent.data;
  const named = new Set(lines.map(({ productId }) => productId));
  let isApplied = false;
  /** For all lines at once: each change of the cached cart compares it with the one before. */
  function apply() {
    if (!isApplied) updateCachedCart(queries, (items) => withNamed(items, cart, named));
    isApplied = true;
  }
  return (productId) => {
    const refusal = refused.find((line) => line.productId === productId);
    if (refusal) throw refuse(sentenceOf(refusal));
    return apply;
  };
});

/** The items with the named products as the server has them; others may be on their way there. */
function withNamed(items: CartItem[], cart: readonly CartItem[], named: ReadonlySet<string>) {
  const saved = new Map(cart.map((item) => [item.productId._id, item]));
  const known = new Set(items.map(({ productId }) => productId._id));
  const isNew = ({ productId: { _id } }: CartItem) => named.has(_id) && !known.has(_id);
  return [
    ...items.flatMap((item) => {
      const { _id } = item.productId;
      return named.has(_id) ? (saved.get(_id) ?? []) : [item];
    }),
    ...cart.filter(isNew),
  ];
}

const refuse = (message: string) => new CallError('setCartLines', 409, { error: true, message });

function sentenceOf({ stock, code }: SetLines['refused'][number]): string {
  if (code === 'productNotFound') return words.notSold;
  const name = code === 'outOfStock' ? stockRefusalOf({ stock, inCart: 0 }) : code;
  return fill<string>(cartRefusals[name][1], { stock, inCart: 0, maximum: maxCartLines });
}

/**
 * Sets the quantity of a product in the cart, whether or not it is there; 0 takes it out. It shows at
 * once; the account's cart is saved in one call with what else is set soon.
 */
export async function setLine(listed: ListedProduct, quantity: number): Promise<Outcome> {
  const product = toProduct(listed);
  if (!currentUser()) return setGuestLine(product, quantity);
  const outcome = pendingUpdates.set({ product, quantity }, (take) => batch.add(product._id, take));
  batch.touch();
  return outcome;
}

/** Saves what waits now: the page is being left. */
export const saveLines = batch.flush;

function setGuestLine(product: Product, quantity: number): Outcome {
  const items = guestCart.get();
  const place = items.findIndex(({ _id }) => _id === product._id);
  const known = items[place];
  const others = items.filter((item) => item !== known);
  if (quantity === 0) {
    guestCart.set(others);
    return 'done';
  }
  const { price, discount, stock } = product;
  const fresh = known ? { ...known.productId, price, discount, stock } : product;
  const addition = withAdded(others, fresh, quantity, known && place);
  if ('refusal' in addition) return refuse(addition.refusal);
  guestCart.set(addition.items);
  return 'done';
}

/** The product as the cart shows it until the server has answered. */
const toProduct = ({ tamilName, position: _, ...listed }: ListedProduct) =>
  ({ ...listed, nameTa: tamilName, image: [], imagePlaceholder: [] }) as unknown as Product;
