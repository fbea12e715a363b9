import type { Product } from '@mathappu/contract/catalogue';
import type { SharedEstimate } from '@mathappu/contract/estimates/estimates';
import { sumLines, toCartLine } from '#web/cart/cart-line.ts';
import type { Cart } from '#web/cart/use-cart.ts';

/** The goods of an estimate at its prices, as a cart that is ordered. */
export function estimateCart({ lines, today }: SharedEstimate): Cart {
  const products = new Map(today.lines.map(({ productId }) => [productId._id, productId]));
  const cartLines = lines.map(
    ({ productId: _id, name, nameTa, image, unit, listNumber, price, discount, quantity }) => {
      const now = products.get(_id);
      const frozen = {
        _id,
        name,
        nameTa,
        image: [image],
        unit,
        listNumber,
        price,
        discount,
        stock: now?.stock ?? 0,
      };
      return toCartLine({ _id, quantity, productId: { ...now, ...frozen } as Product });
    },
  );
  return {
    lines: cartLines,
    ...sumLines(cartLines),
    isLoading: false,
    isFailed: false,
    isReloading: false,
    reload: () => undefined,
  };
}
