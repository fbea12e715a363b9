import type { Credentials } from '../e2e/support/api.ts';
import { signIn } from '../e2e/support/people.ts';
import { findProduct } from '../e2e/support/products.ts';
import { fillCart, newBuyer, orderByApi } from '../e2e/support/shopping.ts';
import type { RunningShop } from '../e2e/support/start-shop.ts';
import { demoAdmin } from '../packages/demo/src/demo-people.ts';
import type { Phone } from './phone.ts';

type Visit = (phone: Phone) => Promise<void>;

const shots = '60 Shots Violet Evening';
const sparklers = '30 cm Five-Colour Sparklers';
const inCart = [
  shots,
  sparklers,
  'Colour Koti Flower Pots',
  'Family Gift Box 25 Items',
  'Ground Chakkar Deluxe Two-Colour',
  'Lunik Rocket',
  '1000 Wala',
  'Lakshmi Crackers 4 inch',
];
const orderCount = 20;

/**
 * The visits of a customer with eight products in the cart and a page of orders, of a visitor, and
 * of the owner. Each begins with a new page, so that its first interaction also loads what the page
 * has not loaded yet.
 */
export async function prepareVisits(shop: RunningShop): Promise<Visit[]> {
  const buyer = await newBuyer(shop);
  await fillCart(shop, buyer, Object.fromEntries(inCart.map((name) => [name, 2])));
  let lastOrder = '';
  for (let n = 0; n < orderCount; n += 1) {
    // All differ: one like the last would be taken for the same order, sent twice.
    const [first = shots, second = sparklers] = [inCart[n % 8], inCart[(n + 1) % 8]];
    const wanted = { [first]: 1 + (n >> 3), [second]: 1 };
    lastOrder = await orderByApi(shop, buyer, wanted);
  }
  await fillCart(shop, buyer, Object.fromEntries(inCart.map((name) => [name, 2])));
  const { _id: productId } = await findProduct(shop, shots);
  return [
    pressBareButton,
    shopAsVisitor,
    (phone) => lookAtProduct(phone, productId),
    (phone) => changeCart(phone, buyer),
    (phone) => askBeforeDeletion(phone, buyer),
    (phone) => manageOrders(phone, lastOrder),
  ];
}

/** What browser and machine need by themselves. */
async function pressBareButton({ page, open, tap }: Phone): Promise<void> {
  await open(
    'data:text/html,<meta name="viewport" content="width=device-width"><button style="padding:2em" onclick="this.textContent=\'pressed\'">press</button>',
  );
  await tap('a button of a bare page', page.getByRole('button'), page.getByText('pressed'));
}

async function shopAsVisitor({ page, open, tap, press }: Phone): Promise<void> {
  await open('/products');
  const add = (name: string) => page.getByRole('button', { name: `Add to cart: ${name}` });
  const badges = page.getByText('1 in your cart', { exact: true });
  await tap('add to cart, the first touch', add(sparklers), badges.first());
  await tap('add to cart, another product', add(shots), badges.nth(1));

  await page.evaluate(() => scrollTo(0, 0));
  const menu = page.getByRole('dialog', { name: 'Menu' });
  const cart = page.getByRole('dialog', { name: 'Cart' });
  await tap('opening the menu', page.getByRole('button', { name: 'Menu' }), menu);
  await page.getByRole('button', { name: 'Close menu' }).tap();
  await menu.waitFor({ state: 'hidden' });
  const cartLines = cart.getByRole('listitem');
  await tap(
    'opening the cart drawer',
    page.getByRole('banner').getByRole('button', { name: 'Cart' }),
    cartLines.first(),
  );
  await page.getByRole('button', { name: 'Close cart' }).tap();
  await cart.waitFor({ state: 'hidden' });

  await page.getByRole('combobox', { name: 'Search products' }).focus();
  for (const key of 'roc') await press('a key in the product search', key);
  await page.getByRole('button', { name: 'Add to cart: Lunik Rocket' }).waitFor();
}

async function lookAtProduct({ page, open, tap }: Phone, productId: string): Promise<void> {
  await open(`/productDetail/${productId}`);
  const picture = page.getByRole('dialog', { name: `Pictures of ${shots}` });
  const enlarge = page.getByRole('button', { name: `Enlarge ${shots}` }).first();
  const zoomOut = picture.getByRole('button', { name: 'Zoom out', disabled: false });
  await tap('enlarging a picture', enlarge, picture);
  await tap('zooming into it', picture.getByRole('button', { name: 'Zoom in' }), zoomOut);
  await picture.getByRole('button', { name: 'Close picture' }).tap();
  await picture.waitFor({ state: 'hidden' });
  const add = page.getByRole('button', { name: `Add to cart: ${shots}` }).first();
  await tap('add to cart on a product', add, page.getByText('1 in your cart', { exact: true }));
}

async function changeCart({ page, open, tap, press }: Phone, buyer: Credentials): Promise<void> {
  await signIn(page, buyer);
  await open('/cart');
  const step = (name: string) =>
    page.getByRole('main').getByRole('button', { name: `${name} quantity of ${shots}` });
  const quantity = page.getByRole('main').getByRole('textbox', { name: `Quantity of ${shots}` });
  const shows = (pieces: number) => page.locator(`main input[value="${pieces}"]`).first();
  const before = Number(await quantity.inputValue());
  await tap('one more in the cart', step('Increase'), shows(before + 1));
  await tap('one less in the cart', step('Decrease'), shows(before));
  await quantity.tap();
  const typed = before === 3 ? 4 : 3;
  await press('a key in a quantity', String(typed));
  await press('Enter in a quantity', 'Enter');
  await shows(typed).waitFor();
}

async function askBeforeDeletion(
  { page, open, tap, press }: Phone,
  buyer: Credentials,
): Promise<void> {
  await signIn(page, buyer);
  await open('/account');
  const question = page.getByRole('alertdialog');
  const remove = page.getByRole('button', { name: /^Remove address/ });
  await tap('the question before an address is removed', remove, question);

  await open('/myorder');
  const cancel = page.getByRole('button', { name: 'Cancel order' }).first();
  await tap('the question before an order is cancelled', cancel, question);
  await question.getByRole('button', { name: 'Keep order' }).tap();
  await question.waitFor({ state: 'hidden' });
  await page.getByRole('searchbox').focus();
  for (const key of 'MP-') await press("a key in the customer's order search", key);
}

async function manageOrders({ page, open, tap, press }: Phone, orderId: string): Promise<void> {
  await signIn(page, demoAdmin);
  await open('/admin/orders');
  const details = page.getByRole('dialog', { name: `Order ${orderId}` });
  const status = details.getByRole('combobox', { name: /status/i });
  await tap(
    "opening an order's dialog",
    page.getByRole('link', { name: orderId, exact: true }),
    status,
  );
  await page.getByRole('button', { name: 'Close', exact: true }).tap();
  await details.waitFor({ state: 'hidden' });
  const tick = page.getByRole('checkbox', { name: `Select order ${orderId}` });
  await tap('ticking an order', tick, page.getByText('1 selected'));
  const all = page.getByRole('checkbox', { name: 'Select this page' });
  await tap('ticking all orders of the page', all, all.and(page.locator(':checked')));
  await page.getByRole('searchbox', { name: 'Search orders' }).focus();
  for (const key of 'ma7') await press('a key in the order search', key);
}
