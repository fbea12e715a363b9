import { hasContactDetails } from '@mathappu/contract/catalogue/contact-details';
import { line } from '@mathappu/contract/fields';
import { suspiciousWordsIn } from '@mathappu/contract/suspicious-words';
import { demoAdmin } from '#packages/demo/src/demo-people.ts';
import { hostileStrings } from '#packages/server/test/attacks/hostile-strings.ts';
import { setTax } from './admin-orders.ts';
import { callApi, ownerToken, tokenOf } from './api.ts';
import { orderOnline, payOnline } from './online-orders.ts';
import { newPerson, type Person } from './people.ts';
import type { RunningShop } from './start-shop.ts';

const strings = hostileStrings(Number(process.env.HOSTILE_STRINGS ?? 60));
const mailAddress = (number: number) => `"><img/src=x/onerror=alert(1)>${number}@evil.example`;

/** A formula that a spreadsheet would compute if it were in a cell unchanged. */
export const formulas = ['=1+1', '+1', '-1', '@SUM(A1)', '=HYPERLINK("//evil.example","x")'];

/** Texts of at most `max` characters that hold all of the strings, several in each. */
export function pack(max: number, isKept: (text: string) => boolean = () => true): string[] {
  const texts: string[] = [];
  for (const string of strings.filter(isKept)) {
    const last = texts.at(-1);
    const longer = `${last} ${string.trim()}`;
    if (last !== undefined && longer.length <= max) texts[texts.length - 1] = longer;
    else texts.push(string.trim().slice(0, max));
  }
  return texts;
}

/** The same of those that are taken as names, as they are stored. */
export function packNames(max: number, isKept: (text: string) => boolean = () => true): string[] {
  const name = line(max);
  return pack(max, (text) => name.safeParse(text).success && isKept(text)).map((text) =>
    name.parse(text),
  );
}

/** One list for each thing that is stored; each entry has a text that a screen shows. */
export type HostileShop = {
  readonly customer: Person & { readonly token: string };
  readonly banned: readonly (Person & { readonly _id: string; readonly reason: string })[];
  readonly products: readonly { _id: string; name: string }[];
  readonly orders: readonly { _id: string; orderId: string; recipient: string }[];
  readonly refunds: readonly { orderId: string; reason: string }[];
  readonly users: readonly { _id: string; name: string }[];
  readonly messages: readonly { _id: string; subject: string }[];
};

/** Puts the strings into every field of free text; the shop contains nothing else. */
export async function fillHostileShop(shop: RunningShop): Promise<HostileShop> {
  const owner = await ownerToken(shop);
  const products = await addProducts(shop, owner);
  const customer = await addCustomer(shop);
  const orders = await placeOrders(shop, customer.token, owner, products);
  for (const { _id: productId } of products.slice(0, 100)) {
    await callApi(shop, 'POST', '/cart/create', { productId, quantity: 1 }, customer.token);
  }
  const refunds = await refundOrders(shop, customer, owner);
  await writeReviews(shop, customer, owner, orders, products);
  const { users, banned } = await addUsers(shop, owner);
  const messages = await sendMessages(shop, owner);
  await changeSettings(shop, owner);
  return { customer, banned, products, orders, refunds, users, messages };
}

async function addProducts(shop: RunningShop, owner: string) {
  const values = strings.slice(0, 40).map((value, index) => [`${index}`, value]);
  const keys = strings
    .filter((key) => !/^\W*(__proto__|constructor)/.test(key))
    .slice(-40)
    .map((key) => [key.trim().slice(0, 60), 'as a key']);
  const units = pack(60);
  const products: { _id: string; name: string }[] = [];
  for (const [index, name] of [...packNames(120), ...formulas].entries()) {
    const { data } = await callApi(
      shop,
      'POST',
      '/product/create',
      {
        name,
        description: strings.join('\n').slice(0, 5000).trim(),
        price: 100,
        stock: 50,
        unit: units[index % units.length],
        details: Object.fromEntries(index % 2 ? keys : values),
      },
      owner,
    );
    products.push({ ...(data as { _id: string }), name });
  }
  return products;
}

async function addCustomer(shop: RunningShop): Promise<Person & { token: string }> {
  const person = { ...newPerson(), name: packNames(120)[0] ?? '', email: mailAddress(0) };
  await callApi(shop, 'POST', '/user/register', person);
  return { ...person, token: await tokenOf(shop, person) };
}

/** An order for each product, each to an address of its own; the last addresses stay. */
async function placeOrders(
  shop: RunningShop,
  token: string,
  owner: string,
  products: HostileShop['products'],
) {
  const lines = pack(250);
  const reasons = pack(300);
  const orders: { _id: string; orderId: string; recipient: string }[] = [];
  for (const [index, { _id: productId, name: recipient }] of products.entries()) {
    const address = {
      name: recipient,
      mobile: '9840098400',
      address_line: lines[index % lines.length],
      city: 'Madurai',
      state: 'Tamil Nadu',
      pincode: '625001',
    };
    const saved = await callApi(shop, 'POST', '/address/create', address, token);
    const { _id: addressId } = saved.data as { _id: string };
    const request = {
      product_details: [{ productId, quantity: 1 }],
      delivery_address: addressId,
      totalAmt: 100,
      subTotalAmt: 100,
    };
    const placed = await callApi(shop, 'POST', '/order/cash-on-delivery', request, token);
    const order = placed.data as { _id: string; orderId: string };
    const change = { status: 'PROCESSING', reason: reasons[index % reasons.length] };
    await callApi(shop, 'PUT', `/order/updateorderstatus/${order._id}`, change, owner);
    if (index >= 19) {
      await callApi(shop, 'DELETE', `/address/delete/${addressId}`, undefined, token);
    }
    orders.push({ ...order, recipient });
  }
  return orders;
}

/** Reviews of the first products; the shop answers every other one and publishes its words. */
async function writeReviews(
  shop: RunningShop,
  { token }: { token: string },
  owner: string,
  orders: HostileShop['orders'],
  products: HostileShop['products'],
): Promise<void> {
  const texts = pack(1000, (text) => !hasContactDetails(text));
  for (const [index, text] of texts.entries()) {
    const [order, product] = [orders[index], products[index]];
    if (!order || !product) return;
    const status = { status: 'DELIVERED' };
    await callApi(shop, 'PUT', `/order/updateorderstatus/${order._id}`, status, owner);
    const review = { orderId: order._id, productId: product._id, stars: 4, text };
    const { data } = await callApi(shop, 'POST', '/review/create', review, token);
    if (index % 2) continue;
    const judged = { status: 'published', answer: text, version: 1 };
    await callApi(shop, 'PATCH', `/review/${(data as { _id: string })._id}`, judged, owner);
  }
}

/** Online orders, each refunded for another reason. */
async function refundOrders(
  shop: RunningShop,
  customer: Person & { token: string },
  owner: string,
) {
  const name = 'Returned rocket';
  const rocket = { name, description: name, price: 10, stock: 100_000, unit: '1 Box' };
  await callApi(shop, 'POST', '/product/create', rocket, owner);
  const refunds: { orderId: string; reason: string }[] = [];
  for (const [index, reason] of pack(300).entries()) {
    const order = await orderOnline(shop, customer, { [name]: index + 1 });
    await payOnline(shop, customer, order);
    await callApi(shop, 'POST', `/order/refund/${order.orderId}`, { reason }, owner);
    refunds.push({ orderId: order.orderId, reason });
  }
  return refunds;
}

async function addUsers(shop: RunningShop, owner: string) {
  const users: { _id: string; name: string }[] = [];
  const reasons = pack(500);
  const banned: (Person & { _id: string; reason: string })[] = [];
  for (const [index, name] of packNames(120).entries()) {
    const person = { ...newPerson(), name, email: mailAddress(index + 1) };
    const { data } = await callApi(shop, 'POST', '/user/register', person);
    const { _id } = data as { _id: string };
    users.push({ _id, name });
    const reason = reasons[index];
    if (!reason) continue;
    const change = { status: 'banned', reason };
    await callApi(shop, 'PUT', `/admin/users/${_id}/status`, change, owner);
    banned.push({ ...person, _id, reason });
  }
  return { users, banned };
}

async function sendMessages(shop: RunningShop, owner: string) {
  const isAllowed = (text: string) => suspiciousWordsIn(text).length === 0;
  const texts = pack(1000, isAllowed);
  const names = packNames(120);
  for (const [index, subject] of pack(120, isAllowed).entries()) {
    const message = texts[index % texts.length];
    const name = names[index % names.length];
    const letter = { name, email: mailAddress(index), subject, message };
    await callApi(shop, 'POST', '/message/send', letter);
  }
  const { data } = await callApi(shop, 'GET', '/message/get?limit=100', undefined, owner);
  return data as { _id: string; subject: string }[];
}

/** Saves the settings of the shop several times, each time with other strings in all fields of text. */
async function changeSettings(shop: RunningShop, owner: string): Promise<void> {
  const path = '/admin/settings/shop';
  // Subjects of mails have the shop's name, and nothing else that somebody has written.
  const names = packNames(60, (text) => !text.includes('evil.example'));
  const texts = {
    short: pack(30),
    name: names,
    longName: packNames(120),
    long: pack(120),
    address: pack(200),
  };
  for (let round = 0; round < 8; round += 1) {
    const at = (all: readonly string[], place: number) => all[(8 * round + place) % all.length];
    const { data } = await callApi(shop, 'GET', path, undefined, owner);
    const { version, document } = data as { version: number; document: object };
    const changed = {
      ...document,
      name: at(texts.name, 0),
      legalName: at(texts.longName, 1),
      licence: at(texts.long, 2),
      address: at(texts.address, 3),
      phone: at(texts.short, 4),
      email: mailAddress(round),
      grievanceName: at(texts.name, 5),
      grievancePhone: at(texts.short, 6),
      grievanceEmail: mailAddress(round),
      socials: [
        { label: at(texts.short, 7), url: 'https://evil.example/"><img/src=x/onerror=alert(1)>' },
      ],
    };
    const { password } = demoAdmin;
    await callApi(shop, 'PUT', path, { version, document: changed, password }, owner);
    await setTax(shop, { signatory: at(texts.name, 2) });
  }
}
