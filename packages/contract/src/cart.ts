import * as z from 'zod/mini';
import * as words from '#words/input';
import { product } from './catalogue.ts';
import { endpoint } from './endpoint.ts';
import { id } from './fields.ts';
import { maxCartLines, maxLinesSet, maxQuantity } from './limits.ts';
import { discountRow } from './orders/order-totals.ts';
import { codeProblem, typedCode } from './prices/price-codes.ts';

export const quantity = z.int().check(z.minimum(1), z.maximum(maxQuantity));

export const cartItem = z.object({
  _id: id,
  quantity: z.int(),
  /** The product itself, as the specification's clients read it. */
  productId: product,
});
export type CartItem = z.output<typeof cartItem>;

export const getCart = endpoint('getCart', {
  tag: 'Cart',
  summary: 'The lines of the cart with their products as they are now',
  data: z.array(cartItem),
});

export const addToCart = endpoint('addToCart', {
  tag: 'Cart',
  summary: 'Add a product to the cart, or more of it',
  body: z.strictObject({
    productId: id,
    quantity: z._default(quantity, 1),
    /** The place of a new line, counted from 0; by default the end. */
    place: z.optional(z.int().check(z.minimum(0), z.maximum(maxCartLines))),
  }),
  data: z.object({ _id: id, quantity: z.int() }),
  errors: [
    'productNotFound',
    'productOutOfStock',
    'onlyLeft',
    'onlyLeftBesideCart',
    'quantityLimit',
    'cartFull',
  ],
});

export const updateCartQuantity = endpoint('updateCartQuantity', {
  tag: 'Cart',
  summary: 'Set the quantity of a line',
  body: z.strictObject({ _id: id, qty: quantity }),
  data: z.object({ _id: id, quantity: z.int() }),
  errors: ['cartItemNotFound', 'productOutOfStock', 'onlyLeft'],
});

export const removeCartItem = endpoint('removeCartItem', {
  tag: 'Cart',
  summary: 'Take a line out of the cart; its _id stands in the body or the query',
  query: z.strictObject({ _id: z.optional(id) }),
  body: z.strictObject({ _id: z.optional(id) }),
  errors: ['cartItemNotFound', 'cartItemIdMissing'],
});

const items = z.array(z.strictObject({ productId: id, quantity })).check(z.maxLength(maxCartLines));

export const mergeCart = endpoint('mergeCart', {
  tag: 'Cart',
  summary:
    'Bring goods into the cart of the account, in place of what is there or beside it; of each product the larger quantity stays',
  body: z.strictObject({ items, isReplacing: z.optional(z.boolean()) }),
  data: z.array(cartItem),
});

export const quoteCart = endpoint('quoteCart', {
  tag: 'Cart',
  summary:
    'The products of a visitor’s cart as they are now, and what the best price rule takes off; what is gone is left out',
  body: z.strictObject({ items, code: z.optional(typedCode) }),
  data: z.array(cartItem),
  extras: {
    /** The row of the totals; left out when no rule takes anything off. */
    discount: z.optional(discountRow),
    codeProblem,
  },
});

export const isEachOnce = (lines: readonly { productId: string }[]): boolean =>
  new Set(lines.map(({ productId }) => productId)).size === lines.length;

export const setCartLines = endpoint('setCartLines', {
  tag: 'Cart',
  summary:
    'Set the quantities of several products; one that cannot be set keeps its own and is named',
  body: z.strictObject({
    lines: z
      .array(
        z.strictObject({
          productId: id,
          /** 0 takes the product out of the cart. */
          quantity: z.int().check(z.minimum(0), z.maximum(maxQuantity)),
        }),
      )
      .check(
        z.minLength(1),
        z.maxLength(maxLinesSet),
        z.refine(isEachOnce, words.productsRepeated),
      ),
  }),
  data: z.object({
    cart: z.array(cartItem),
    refused: z.array(
      z.object({
        productId: id,
        wanted: z.int(),
        stock: z.int(),
        code: z.enum(['outOfStock', 'productNotFound', 'cartFull']),
      }),
    ),
  }),
});
export type SetLines = z.output<typeof setCartLines.data>;
