import { forgotPassword, registerUser, updateUser } from '@mathappu/contract/account';
import { createAddress, listAddresses, updateAddress } from '@mathappu/contract/addresses';
import { createProduct, getProduct, listProducts } from '@mathappu/contract/catalogue';
import { createCategory } from '@mathappu/contract/catalogue/categories';
import { createSynonym } from '@mathappu/contract/catalogue/synonyms';
import type { Refusal } from '@mathappu/contract/endpoint';
import { sendMessage } from '@mathappu/contract/messages';
import { login } from '@mathappu/contract/sessions';
import { listUsers } from '@mathappu/contract/users';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { address } from '#test/addresses.ts';
import { settingsOf } from '#test/admin/settings.ts';
import { admin, customer, type Person } from '#test/people.ts';
import { categoriesOf } from '#test/products.ts';
import { openTestShop, type TestShop } from '#test/test-shop.ts';

let testShop: TestShop;
let owner: Person;
let buyer: Person;
beforeAll(async () => {
  testShop = await openTestShop();
  owner = await admin(testShop);
  buyer = await customer(testShop);
});
afterAll(() => testShop.close());

const password = 'banyan-lantern-42';
const newEmail = () => `kavya-${crypto.randomUUID()}@mail.test`;
const registration = () => ({ name: 'Kavya', email: newEmail(), number: '9876543210', password });
const home = {
  name: 'Kavya',
  mobile: '9876543210',
  address_line: '12 Temple Street',
  city: 'Chennai',
  state: 'Tamil Nadu',
  pincode: '600017',
};
const letter = () => ({
  name: 'Kavya',
  email: newEmail(),
  subject: 'A parcel',
  message: 'When does it come?',
});
const rocket = { name: 'Rocket', description: 'Climbs', price: 10, stock: 5, unit: 'Box' };

type Fields = Record<string, string>;
type Answered = { status: number; refusal: Refusal };
/** The calls that take a name or another required text, each with other values in some fields. */
const calls: Record<
  string,
  (fields: Fields, headers?: Record<string, string>) => Promise<Answered>
> = {
  registration: (fields, headers = {}) =>
    testShop.call(registerUser, { body: { ...registration(), ...fields }, headers }),
  profile: (fields, headers = {}) =>
    testShop.call(updateUser, { body: { name: 'Kavya', ...fields }, token: buyer.token, headers }),
  address: (fields, headers = {}) =>
    testShop.call(createAddress, { body: { ...home, ...fields }, token: buyer.token, headers }),
  message: (fields, headers = {}) =>
    testShop.call(sendMessage, { body: { ...letter(), ...fields }, headers }),
  product: (fields, headers = {}) =>
    testShop.call(createProduct, { body: { ...rocket, ...fields }, token: owner.token, headers }),
  category: (fields, headers = {}) =>
    testShop.call(createCategory, {
      body: { name: 'Shells', ...fields },
      token: owner.token,
      headers,
    }),
};
const callsOf = (names: string) =>
  names
    .split(' ')
    .map((name) => [name, calls[name] as NonNullable<(typeof calls)[string]>] as const);

const everyName = callsOf('registration profile address message product category');
const tamil = { 'accept-language': 'ta' };

test.each(everyName)('the name of a %s is one line without a web address', async (_, call) => {
  const refused: [string, string, string][] = [
    ['Winner!\n\nCall now', 'Please write this on one line', 'ஒரே வரியில் எழுதுங்கள்'],
    ['Winner!\u2028Call now', 'Please write this on one line', 'ஒரே வரியில் எழுதுங்கள்'],
    [
      'Claim http://evil.example/x',
      'Please leave out web addresses',
      'இணைய முகவரிகளைத் தவிர்த்து எழுதுங்கள்',
    ],
    [
      'Claim WWW.evil.example',
      'Please leave out web addresses',
      'இணைய முகவரிகளைத் தவிர்த்து எழுதுங்கள்',
    ],
    [
      'Claim h\u200bttp:/\u200b/evil.example',
      'Please leave out web addresses',
      'இணைய முகவரிகளைத் தவிர்த்து எழுதுங்கள்',
    ],
    [
      'Claim ｗｗｗ．evil.example',
      'Please leave out web addresses',
      'இணைய முகவரிகளைத் தவிர்த்து எழுதுங்கள்',
    ],
  ];
  for (const [name, english, inTamil] of refused) {
    const answer = await call({ name });
    const issues = [{ path: 'name', message: english }];
    expect([name, answer.status, answer.refusal.issues]).toEqual([name, 400, issues]);
    expect((await call({ name }, tamil)).refusal.issues?.[0]?.message).toBe(inTamil);
  }
});

const unseen = ['\u200b', '\u2800', '\u3164', '\u00ad', '\u200d', '\u0301', ' \u200e\u2800 '];

test.each([
  ...everyName.map(([name, call]) => [name, 'name', call] as const),
  ...callsOf('address').map(([name, call]) => [name, 'address_line', call] as const),
  ...callsOf('message').flatMap(([name, call]) => [
    [name, 'subject', call] as const,
    [name, 'message', call] as const,
  ]),
  ...callsOf('product').map(([name, call]) => [name, 'description', call] as const),
])('%s: a %s of which nothing can be seen is missing', async (_, field, call) => {
  const missing = await call({ [field]: '' });
  expect(missing.status).toBe(400);
  for (const text of unseen) {
    const { status, refusal } = await call({ [field]: text });
    expect([text, status, refusal.issues]).toEqual([text, 400, missing.refusal.issues]);
  }
});

test('a unit of which nothing can be seen is none, as an empty one', async () => {
  for (const unit of ['', '\u200b']) {
    const { status, body } = await testShop.call(createProduct, {
      body: { ...rocket, unit },
      token: owner.token,
    });
    expect([status, body.data?.unit]).toEqual([200, null]);
  }
});

test('a name loses the signs that nobody sees and keeps the joiners of its script', async () => {
  const stored = async (name: string) => {
    const { body } = await testShop.call(createAddress, {
      body: { ...home, name },
      token: buyer.token,
    });
    return body.data.name;
  };
  expect(await stored('\u202aKavya\u202c \u2068Raman\u2069')).toBe('Kavya Raman');
  expect(await stored('\ufeffKav\u00adya\u200b\tRaman\u200b ')).toBe('Kavya Raman');
  expect(await stored('K\u200davya')).toBe('Kavya');
  expect(await stored('லக்\u200cஷ்மி \u202eஸ்ரீ')).toBe('லக்\u200cஷ்மி ஸ்ரீ');
});

test('the name of the shop is a name, and what was saved before can still be read', async () => {
  const settings = settingsOf(testShop, owner);
  const refusal = async (name: string) =>
    (await settings.change('shop', { name })).refusal.issues?.map(({ path, message }) => [
      path,
      message,
    ]);
  expect(await refusal('Lights\nof Sivakasi')).toEqual([
    ['document.name', 'Please write this on one line'],
  ]);
  expect(await refusal('\u200b')).toEqual([['document.name', 'Name is required']]);
  expect(await refusal('www.lights.example')).toEqual([
    ['document.name', 'Please leave out web addresses'],
  ]);
  expect(await refusal('Sivakasi.com')).toBeUndefined();
});

test('a text is stored in one form, whichever way its letters were typed, and found so', async () => {
  const composed = 'கொடி';
  const parted = composed.normalize('NFD');
  expect(parted).not.toBe(composed);
  const made = await testShop.call(createProduct, {
    body: {
      ...rocket,
      name: `${parted} rocket`,
      description: parted,
      details: { [parted]: parted },
    },
    token: owner.token,
  });
  expect(made.body.data).toMatchObject({
    name: `${composed} rocket`,
    description: composed,
    details: { [composed]: composed },
  });
  const person = await customer(testShop);
  await testShop.call(updateUser, { body: { name: parted }, token: person.token });
  for (const search of [composed, parted]) {
    const products = await testShop.call(listProducts, { body: { search } });
    expect(products.body.totalCount).toBe(1);
    const people = await testShop.call(listUsers, { query: { search }, token: owner.token });
    expect(people.body.data.users.map(({ _id }) => _id)).toEqual([person.userId]);
  }
});

test('categories and synonyms with the same letters are the same, however they were typed', async () => {
  const categories = categoriesOf(testShop, owner);
  const name = 'கொம்பு';
  expect((await categories.create({ name })).status).toBe(200);
  for (const same of [name.normalize('NFD'), `${name}\u200b`]) {
    expect((await categories.create({ name: same })).refusal.code).toBe('categoryTaken');
  }
  const synonym = (words: string[]) =>
    testShop.call(createSynonym, {
      body: { kind: 'equal', words },
      token: owner.token,
    });
  expect((await synonym([name, 'horn'])).status).toBe(200);
  expect((await synonym([name.normalize('NFD'), 'HORN'])).refusal.code).toBe('synonymTaken');
});

test('an email is the same with and without signs that nobody sees', async () => {
  const body = registration();
  const marked = `\u200b${body.email.replace('@', '\u00ad@\u2060')}\u200e`;
  expect((await testShop.call(registerUser, { body: { ...body, email: marked } })).status).toBe(
    200,
  );
  expect((await testShop.call(registerUser, { body })).refusal.code).toBe('emailTaken');
  for (const email of [body.email, marked]) {
    expect((await testShop.call(login, { body: { email, password } })).status).toBe(200);
    const found = await testShop.call(listUsers, { query: { search: email }, token: owner.token });
    expect(found.body.data.users.map((user) => user.email)).toEqual([body.email]);
    await testShop.call(forgotPassword, { body: { email } });
    await testShop.runJobs();
    expect(testShop.outbox.at(-1)?.to).toBe(body.email);
  }
  await testShop.call(sendMessage, { body: { ...letter(), email: `\u200b${body.email}` } });
  const { email } = await testShop.shop.db
    .selectFrom('messages')
    .select('email')
    .where('email', 'like', `%${body.email}`)
    .executeTakeFirstOrThrow();
  expect(email).toBe(body.email);
});

test.each(['fr\u200bee', 'ｆｒｅｅ', 'd\u00adiscount', 'o\u3164ffer', 'http\u200b://evil.example'])(
  'a message with %j is as suspicious as it reads',
  async (written) => {
    for (const field of ['subject', 'message']) {
      const { status, refusal } = await testShop.call(sendMessage, {
        body: { ...letter(), [field]: `Get it ${written}` },
      });
      expect([status, refusal.message]).toEqual([400, 'Your message contains suspicious content']);
    }
  },
);

test('names of before are read, and what has them is changed elsewhere', async () => {
  const { db } = testShop.shop;
  const person = await customer(testShop, { name: 'Kavya\nwww.kavya.example' });
  const { _id } = await address(testShop, person.userId);
  await db.updateTable('addresses').set({ name: 'a\nb' }).where('id', '=', _id).execute();
  const { token } = person;
  const listed = await testShop.call(listAddresses, { token });
  expect(listed.body.data[0]?.name).toBe('a\nb');
  const found = await testShop.call(listUsers, {
    query: { search: 'kavya.ex' },
    token: owner.token,
  });
  expect(found.body.data.users[0]?.name).toBe('Kavya\nwww.kavya.example');
  const product = await testShop.call(createProduct, { body: rocket, token: owner.token });
  const productId = product.body.data._id;
  await db.updateTable('products').set({ name: '://' }).where('id', '=', productId).execute();
  expect((await testShop.call(getProduct, { params: { productId } })).body.data.name).toBe('://');
  // A form that sends the name says what is wrong with it, and takes another one.
  const change = (name: string) =>
    testShop.call(updateAddress, {
      params: { addressId: _id },
      body: { ...home, name, pincode: '600018' },
      token,
    });
  expect((await change('a\nb')).refusal.issues).toEqual([
    { path: 'name', message: 'Please write this on one line' },
  ]);
  expect((await change('a b')).body.data).toMatchObject({ name: 'a b', pincode: '600018' });
});
