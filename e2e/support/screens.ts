import { expect, type Page } from '@playwright/test';
import { sendMessage } from './messages.ts';
import { findProduct } from './products.ts';
import { deliveredOrder, reviewByApi } from './reviews.ts';
import { type Buyer, fillCart, newBuyer, orderByApi } from './shopping.ts';
import type { RunningShop } from './start-shop.ts';

/**
 * An address, a text that is visible once the screen has loaded, and the state that the screen
 * before it passes in the history.
 */
export type Screen = readonly [path: string, words: string | RegExp, state?: object];

export const publicScreens: readonly Screen[] = [
  ['/', 'Our Products'],
  ['/products', 'Showing 1 to 12 of'],
  ['/products?view=list', 'Lunik Rocket'],
  ['/products?stock=in&price=100-', 'Clear filters'],
  ['/products?noise=quiet&price=90000-', 'No products found'],
  ['/login', 'Register here'],
  ['/register', 'Confirm Password'],
  ['/forgotpassword', 'Send OTP'],
  ['/safetytips', 'Emergency contacts'],
  ['/contact', 'Send Message'],
  ['/privacypolicy', 'Privacy Policy'],
  ['/terms', 'Terms & Conditions'],
  ['/refundpolicy', 'Refund & Return Policy'],
  ['/no-such-page', '404 - Page Not Found'],
];

const privateScreens: readonly Screen[] = [
  ['/account', 'Account Details'],
  ['/updateAvatar', 'Change Avatar'],
  ['/updateUserDetail', 'Save Changes'],
  ['/address', 'Save Address'],
];

export const emptyScreens: readonly Screen[] = [
  ['/products?search=qqqqqq', 'No products found'],
  ['/cart', 'Your cart is empty'],
  ['/checkout', 'You have no saved address yet'],
  ['/myorder', "You haven't placed any orders yet"],
  ['/order/MP-0000-0000', 'Order not found'],
];

export const emptyAdminScreens: readonly Screen[] = [
  ['/admin/productsEdit?search=qqqqqq', 'No products found'],
  ['/admin/orders?search=qqqqqq', 'No orders found'],
  ['/admin/users?search=qqqqqq', 'No users found'],
  ['/admin/message?search=qqqqqq', 'No messages found'],
];

/** A shop in which no screen of the customer or the owner is empty. */
export async function fillScreens(shop: RunningShop): Promise<{
  buyer: Buyer;
  /** The number of an order of which one product is reviewed and one is not. */
  delivered: string;
  customerScreens: readonly Screen[];
  adminScreens: readonly Screen[];
}> {
  const buyer = await newBuyer(shop);
  const { _id: productId, name } = await findProduct(shop, 'Gold Rain');
  const orderId = await orderByApi(shop, buyer, { [name]: 2 });
  await fillCart(shop, buyer, { [name]: 1, Pencil: 2 });
  const { subject } = await sendMessage(shop);
  const delivered = await deliveredOrder(shop, buyer);
  const [reviewed] = delivered.products;
  const text = 'Bright, and not too loud for the children';
  await reviewByApi(shop, buyer, {
    orderId: delivered.orderId,
    productId: reviewed._id,
    stars: 4,
    text,
  });
  const customerScreens: readonly Screen[] = [
    [`/productDetail/${productId}`, 'Add to cart'],
    ['/cart', 'Proceed to Checkout'],
    ['/checkout', 'Order summary'],
    ['/myorder', orderId],
    [`/order/${orderId}`, 'Print Invoice'],
    [`/order/${delivered.orderId}`, 'Your review'],
    [`/productDetail/${reviewed._id}`, 'Bought here'],
    ...privateScreens,
  ];
  const adminScreens: readonly Screen[] = [
    ['/admin/dashboard', 'Orders to pack'],
    ['/admin/productsEdit?search=Koti', 'Colour Koti Flower Pots'],
    [`/admin/edit-product/${productId}`, 'Update Product'],
    ['/admin/Uploadproduct', 'Add Product'],
    ['/admin/orders', orderId],
    ['/admin/orders/new', 'No goods yet.'],
    ['/admin/productsEdit?tab=categories', 'Flower Pots'],
    ['/admin/productsEdit?tab=synonyms', 'Try a search'],
    ['/admin/productsEdit?tab=reviews', text],
    ['/admin/productsEdit?tab=rules', 'Joined crackers'],
    ['/admin/productsEdit?tab=prices', 'Only the best rule counts for an order'],
    ['/admin/users', buyer.email],
    ['/admin/message', subject],
    ['/admin/dashboard?tab=failed', 'No mail has failed.'],
    ['/admin/dashboard?tab=audit', 'Status changed'],
    ['/admin/books', 'Given back'],
    ['/admin/books?tab=month', 'Month is closed'],
    ['/admin/settings', 'Opening hours'],
    ['/admin/settings?tab=selling', 'Cash on delivery only'],
    ['/admin/settings?tab=delivery', 'Terms of delivery'],
    ['/admin/settings?tab=tax', 'First invoice of a year'],
    ['/admin/settings?tab=people', 'Sees and changes everything'],
    ['/admin/settings?tab=programs', 'No program has a key.'],
  ];
  return { buyer, delivered: delivered.orderId, customerScreens, adminScreens };
}

export async function openScreen(page: Page, screen: Screen): Promise<void> {
  await page.goto(screen[0]);
  await expectLoaded(page, screen);
}

/** Opens a screen with the state that the screen before it passes. */
export async function openWithState(page: Page, address: string, state: object): Promise<void> {
  await page.evaluate(
    ([usr, url]) => history.replaceState({ usr, key: 'planted', idx: 0 }, '', url),
    [state, address] as const,
  );
  await page.reload();
}

export async function expectLoaded(page: Page, [, words]: Screen): Promise<void> {
  await expect(
    page.getByRole('main').getByText(words).locator('visible=true').first(),
  ).toBeVisible();
  await expect(page.getByRole('main').getByText(/^Loading/)).toHaveCount(0);
}
