import { registerUser, updateUser } from '@mathappu/contract/account';
import { createAddress, listAddresses } from '@mathappu/contract/addresses';
import { updateManyOrders } from '@mathappu/contract/admin/many-orders';
import { addToCart, getCart } from '@mathappu/contract/cart';
import { listProductsByQuery } from '@mathappu/contract/catalogue';
import { createSynonym } from '@mathappu/contract/catalogue/synonyms';
import { placeCodOrder } from '@mathappu/contract/checkout';
import { sendMessage } from '@mathappu/contract/messages';
import { addReceipt } from '@mathappu/contract/orders/manual-payments';
import { listPaymentDiscrepancies } from '@mathappu/contract/payments';
import { getProductImport } from '@mathappu/contract/product-import';
import { toShopDayAfter } from '@mathappu/contract/shop-time';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { orderPaidDifferently } from '#test/differing-payments.ts';
import { importCsv } from '#test/imports.ts';
import { codOrder, orderBody } from '#test/orders.ts';
import { admin, customer, type Person } from '#test/people.ts';
import { product } from '#test/products.ts';
import { openTestShop, type TestShop } from '#test/test-shop.ts';

let testShop: TestShop;
let person: Person;
beforeAll(async () => {
  testShop = await openTestShop();
  person = await customer(testShop);
});
afterAll(() => testShop.close());

const tamil = { 'accept-language': 'ta-IN' };
const noLatin = /^[^A-Za-z]*$/;

test('each wrong field of a form is told in the language that is asked for, with the same code', async () => {
  const body = { name: 'a'.repeat(121), email: 'nobody', number: '12', password: 'short' };
  const inEnglish = await testShop.call(registerUser, { body });
  const inTamil = await testShop.call(registerUser, { body, headers: tamil });
  expect([inEnglish.status, inTamil.status]).toEqual([400, 400]);
  expect([inEnglish.refusal.code, inTamil.refusal.code]).toEqual(['invalidInput', 'invalidInput']);
  expect(inEnglish.refusal.issues?.map(({ path, message }) => [path, message])).toEqual([
    ['name', 'At most 120 characters'],
    ['email', 'Please enter a valid email'],
    ['number', 'Enter a valid 10-digit mobile number'],
    ['password', 'Password must be at least 8 characters'],
  ]);
  expect(inTamil.refusal.issues?.map(({ path, message }) => [path, message])).toEqual([
    ['name', 'அதிகபட்சம் 120 எழுத்துகள்'],
    ['email', 'சரியான மின்னஞ்சலை உள்ளிடுங்கள்'],
    ['number', 'சரியான 10 இலக்கக் கைபேசி எண்ணை உள்ளிடுங்கள்'],
    ['password', 'கடவுச்சொல்லில் குறைந்தது 8 எழுத்துகள் இருக்க வேண்டும்'],
  ]);
  expect(inTamil.refusal.message).toBe('அதிகபட்சம் 120 எழுத்துகள்');
});

test('an input of another type is told in Tamil, and which field it is', async () => {
  const body = { productId: '0198f3a0-0000-7000-8000-000000000001', quantity: 'two' as never };
  const { token } = person;
  const { refusal } = await testShop.call(addToCart, { body, token, headers: tamil });
  expect(refusal.issues).toEqual([
    { path: 'quantity', message: expect.stringMatching(/^quantity புலம்: தவறான உள்ளீடு/) },
  ]);
});

test('suspicious words are told in Tamil with the words themselves', async () => {
  const message = { name: 'Kavitha', email: 'kavitha@mail.test', subject: 'Hello' };
  const { refusal } = await testShop.call(sendMessage, {
    body: { ...message, message: 'Click here for free rockets' },
    headers: tamil,
  });
  expect(refusal.issues).toEqual([
    {
      path: 'message',
      message: 'உங்கள் செய்தியில் அனுப்ப முடியாத சொற்கள் உள்ளன',
      details: { words: ['click here', 'free'] },
    },
  ]);
});

test('what a successful call says is in the language that is asked for, with its values', async () => {
  const { token } = person;
  const name = 'Golden Rocket';
  const body = { productId: await product(testShop, { name, stock: 9 }) };
  const added = await testShop.call(addToCart, { body, token, headers: tamil });
  expect(added.body.message).toBe('Golden Rocket கூடையில் சேர்க்கப்பட்டது');
  const again = await testShop.call(addToCart, { body, token });
  expect(again.body.message).toBe('Golden Rocket added to cart');

  for (const endpoint of [getCart, listAddresses] as const) {
    expect((await testShop.call(endpoint, { token, headers: tamil })).body.message).toMatch(
      noLatin,
    );
  }
  const profile = { name: 'Arun', headers: tamil };
  const saved = await testShop.call(updateUser, {
    body: { name: profile.name },
    token,
    headers: tamil,
  });
  expect(saved.body.message).toBe('உங்கள் விவரங்கள் சேமிக்கப்பட்டன');
});

test('an order that is repeated under its key is the same order, in whichever language', async () => {
  const productId = await product(testShop, { stock: 9 });
  const body = await orderBody(testShop, person, [{ productId, quantity: 1 }]);
  const place = (headers: Record<string, string>) =>
    testShop.call(placeCodOrder, {
      body,
      token: person.token,
      headers: { 'idempotency-key': 'one-order', ...headers },
    });
  const first = await place(tamil);
  const repeated = await place({});
  expect(first.body.message).toMatch(/^ஆர்டர் பெறப்பட்டது/);
  expect(repeated.body.message).toBe('COD Order Placed Successfully!');
  expect(repeated.body.data).toEqual(first.body.data);
});

test('an answer that is kept for everybody is in English, whoever asks first', async () => {
  const query = { page: '1' };
  for (const headers of [tamil, {}, tamil]) {
    const { body } = await testShop.call(listProductsByQuery, { query, headers });
    expect(body.message).toBe('Products');
  }
});

test('what an act finds wrong with a field is told in Tamil, as in English', async () => {
  const { token } = await admin(testShop);
  const receivedOn = toShopDayAfter(new Date(), 1);
  const receipt = { amount: 5, method: 'cash', receivedOn, isGivenBack: false } as const;
  const synonym = { kind: 'equal' as const, words: ['vedi', 'Vedi'] };
  const refusals = async (headers: Record<string, string>) => {
    const params = { orderId: crypto.randomUUID() };
    const asked = { token, headers };
    const refused = [
      await testShop.call(addReceipt, { ...asked, params, body: receipt }),
      await testShop.call(createSynonym, { ...asked, body: synonym }),
    ];
    return refused.map(({ refusal: { code, message, issues } }) => ({ code, message, issues }));
  };
  const wrong = (path: string, message: string) => ({
    code: 'invalidInput',
    message,
    issues: [{ path, message }],
  });
  expect(await refusals({})).toEqual([
    wrong('receivedOn', 'A day that is not after today'),
    wrong('words', 'Two of these are the same in a search'),
  ]);
  expect(await refusals(tamil)).toEqual([
    wrong('receivedOn', 'இன்றைக்குப் பிந்தாத ஒரு நாள்'),
    wrong('words', 'இவற்றில் இரண்டு தேடலில் ஒன்றே'),
  ]);
});

test('an address outside the delivery area is told in Tamil', async () => {
  const body = {
    name: 'Kavitha',
    mobile: '9876543210',
    address_line: '4 Car Street',
    city: 'Bengaluru',
    state: 'Karnataka',
    pincode: '560001',
  };
  const { token } = person;
  const { refusal } = await testShop.call(createAddress, { body, token, headers: tamil });
  expect(refusal.message).toBe('தமிழ்நாட்டில் மட்டுமே டெலிவரி செய்கிறோம்');
});

test('of many orders each refusal is told in Tamil', async () => {
  const { token } = await admin(testShop);
  const productId = await product(testShop, { stock: 9 });
  const { orderId } = await codOrder(testShop, person, [{ productId, quantity: 1 }]);
  const orders = [{ orderId, from: 'SHIPPED' as const }];
  const { body } = await testShop.call(updateManyOrders, {
    body: { status: 'PROCESSING', orders },
    token,
    headers: tamil,
  });
  expect(body.message).toBe('1 ஆர்டர்களில் 0 மாற்றப்பட்டன');
  expect(body.data.refused).toEqual([
    {
      orderId,
      code: 'orderStatusChanged',
      message: expect.stringContaining('உங்கள் மாற்றம் சேமிக்கப்படவில்லை'),
    },
  ]);
});

test('the owner reads in Tamil what is wrong with a payment', async () => {
  const { order } = await orderPaidDifferently(testShop);
  const { token } = await admin(testShop);
  const { body } = await testShop.call(listPaymentDiscrepancies, { token, headers: tamil });
  const findings = body.data.filter(({ orderId }) => orderId === order.orderId);
  expect(findings.map(({ finding }) => finding)).toEqual(['செலுத்திய தொகை ஆர்டரின் தொகை அல்ல']);
});

test('what is wrong with the cells of a file is read in Tamil, whoever has imported it', async () => {
  const { token } = await admin(testShop);
  const file = [
    'id,name,description,price,discount,stock,unit,rating,image,details',
    `,Golden Rocket,Flies,"12,50",0,many,Box,4,,`,
    `,${'x'.repeat(121)},Flies,12.50,0,5,Box,4,,Weight`,
  ].join('\n');
  const { importId } = await importCsv(testShop, { token }, file);
  const messages = async (headers: Record<string, string>) => {
    const { body } = await testShop.call(getProductImport, {
      params: { importId },
      token,
      headers,
    });
    return body.data.problems.map(({ column, message }) => [column, message]);
  };
  expect(await messages({})).toEqual([
    ['price', 'Write the decimals after a point, not a comma: 12.50'],
    ['stock', 'Write a whole number from 0 to 1000000'],
    ['details', 'Write details as Key: value | Key: value'],
    ['name', 'At most 120 characters'],
  ]);
  expect(await messages(tamil)).toEqual([
    ['price', 'காற்புள்ளிக்குப் பதிலாகப் புள்ளியை இடுங்கள்: 12.50'],
    ['stock', '0 முதல் 1000000 வரை முழு எண்ணை எழுதுங்கள்'],
    ['details', 'விவரங்களை இப்படி எழுதுங்கள்: Key: value | Key: value'],
    ['name', 'அதிகபட்சம் 120 எழுத்துகள்'],
  ]);
});
