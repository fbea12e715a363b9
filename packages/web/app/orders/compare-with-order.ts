import type { CartItem } from '@mathappu/contract/cart';
import { unitPriceOf } from '@mathappu/contract/catalogue/product-offer';
import { maxCartLines } from '@mathappu/contract/limits';
import { toRupees } from '@mathappu/contract/money';
import type { Order } from '@mathappu/contract/orders';
import { fill } from '@mathappu/contract/words';
import { leadingName } from '#web/language/names.ts';
import { formatRupees } from '#web/ui/format/format-rupees.ts';
import * as words from '#words/orders';

type Line = Order['product_details'][number];
type Offers = {
  /** The products of the lines as they are sold now; what is no longer sold is missing. */
  offered: readonly CartItem[];
  /** The cart after the lines were brought into it. */
  cart: readonly CartItem[];
};

export type LineDifference = {
  productId: string;
  name: string;
  /** No line of the order is in the cart. */
  isMissing: boolean;
  text: string;
};

/** The differences from the order, a sentence for each line. */
export function compareWithOrder(lines: readonly Line[], offers: Offers): LineDifference[] {
  return lines.flatMap((line): LineDifference[] => {
    const { productId } = line;
    const name = leadingName(line);
    const missing = whyMissing(line, offers);
    if (missing) return [{ productId, name, isMissing: true, text: missing }];
    const text = changesOf(line, offers).join(', ');
    return text ? [{ productId, name, isMissing: false, text }] : [];
  });
}

function whyMissing(line: Line, { offered, cart }: Offers): string | undefined {
  const product = itemOf(line, offered)?.productId;
  if (!product) return words.noLongerSold;
  if (!product.stock) return words.soldOut;
  return itemOf(line, cart) ? undefined : fill(words.cartFull, { maximum: maxCartLines });
}

function changesOf(line: Line, { offered, cart }: Offers): string[] {
  const quantity = itemOf(line, cart)?.quantity ?? 0;
  const before = unitPriceOf(line);
  const now = unitPriceOf(itemOf(line, offered)?.productId ?? line);
  return [
    quantity < line.quantity &&
      fill(words.onlySomeInStock, { stock: quantity, quantity: line.quantity }),
    now !== before &&
      fill(words.priceInstead, {
        now: formatRupees(toRupees(now)),
        before: formatRupees(toRupees(before)),
      }),
  ].filter((text) => text !== false);
}

const itemOf = (line: Line, items: readonly CartItem[]) =>
  items.find(({ productId: { _id } }) => _id === line.productId);
