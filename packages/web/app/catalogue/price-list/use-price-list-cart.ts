import type { PriceGroup } from '@mathappu/contract/catalogue/price-list';
import { orderableQuantity } from '@mathappu/contract/catalogue/product-offer';
import { useMemo } from 'react';
import { sumLines } from '#web/cart/cart-line.ts';
import { goodsOf, totalGuess } from '#web/cart/cart-totals.ts';
import { useCart } from '#web/cart/use-cart.ts';
import { useKnownZone } from '#web/delivery/use-known-zone.ts';
import { usePriceRules } from '#web/prices/use-price-rules.ts';
import { useShop } from '#web/shop-details/shop-details.ts';
import type { Marks } from './use-boxes.ts';

export type PriceListCart = ReturnType<typeof usePriceListCart>;

/** The cart by products of the list, and what it comes to without the lines that do not count. */
export function usePriceListCart(groups: readonly PriceGroup[], marks: Marks) {
  const cart = useCart();
  const { sales } = useShop();
  const zone = useKnownZone();
  const { rules } = usePriceRules();
  const { lines } = cart;

  const products = useMemo(
    () =>
      new Map(groups.flatMap((group) => group.products).map((product) => [product._id, product])),
    [groups],
  );
  const quantities = useMemo(
    () => new Map(lines.map(({ product, quantity }) => [product._id, quantity])),
    [lines],
  );
  const wrong = useMemo(() => {
    const isShort = ([id, quantity]: [string, number]) => {
      const product = products.get(id);
      return product !== undefined && quantity > orderableQuantity(product);
    };
    const marked = [...marks.keys()].filter((id) => products.has(id));
    return new Set([...marked, ...[...quantities].filter(isShort).map(([id]) => id)]);
  }, [marks, products, quantities]);
  const right = useMemo(
    () => lines.filter(({ product }) => !wrong.has(product._id)),
    [lines, wrong],
  );
  const sums = useMemo(() => sumLines(right), [right]);
  const charged = totalGuess(goodsOf(right), sales, { zone, rules });

  return {
    cart,
    quantities,
    products,
    sums: { ...sums, savedPaise: sums.savedPaise + (charged.chosen?.amountPaise ?? 0) },
    charged,
    /** Lines that do not count until they are corrected. */
    wrongLines: wrong.size,
    /** They are right, and the server has not got them. */
    isUnsaved: [...wrong].every((id) => marks.get(id)?.isUnsaved),
  };
}
