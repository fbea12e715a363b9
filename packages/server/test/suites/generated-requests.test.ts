import { makeOpenApiDocument } from '@mathappu/contract/openapi';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod';
import { newId } from '#server/platform/db/new-id.ts';
import { storeImage } from '#server/platform/files/store-image.ts';
import { address } from '#test/addresses.ts';
import { enquiriesOf } from '#test/admin/enquiries.ts';
import { expiredToken } from '#test/attacks/forged-tokens.ts';
import { byTier } from '#test/by-tier.ts';
import { estimate } from '#test/carts.ts';
import {
  generateRequest,
  type Known,
  type Operation,
  operationsOf,
} from '#test/generate-request.ts';
import { tinyPng } from '#test/multipart.ts';
import { codOrder, deliveredOrder } from '#test/orders.ts';
import { admin, customer, type Person } from '#test/people.ts';
import { product, reviewsOf } from '#test/products.ts';
import { seededRandom } from '#test/seeded-random.ts';
import { openTestShop, type TestShop } from '#test/test-shop.ts';

/** `npm run program -- bench/long-tests.ts generated-requests` sets more of both. */
const requests = Number(process.env.GENERATED_REQUESTS ?? byTier(24_000));
const seeds = (process.env.GENERATED_SEEDS ?? '20261108').split(',').map(Number);

let testShop: TestShop;
const operations = operationsOf(makeOpenApiDocument({ name: 'Shop', url: 'http://shop.test' }));
const checks = new Map<string, z.ZodType>();

beforeAll(async () => {
  testShop = await openTestShop();
});
afterAll(() => testShop.close());

/** Bearer tokens of the six identities. */
type Identities = Record<'visitor' | 'one' | 'other' | 'owner' | 'expired' | 'stranger', string>;

async function makePeople(): Promise<{ identities: Identities; people: Person[] }> {
  const people = [await customer(testShop), await customer(testShop), await admin(testShop)];
  const [one, other, owner] = people as [Person, Person, Person];
  await address(testShop, one.userId);
  const identities = {
    visitor: '',
    one: one.token,
    other: other.token,
    owner: owner.token,
    expired: await expiredToken(testShop, one),
    stranger: one.refreshToken,
  };
  return { identities, people };
}

/** How a response deviates from the OpenAPI document. */
function complaintAbout(
  operation: Operation,
  answer: { statusCode: number; body: string; headers: Record<string, unknown> },
): string | undefined {
  const status = String(answer.statusCode);
  // Anything may fail on the server, so the document does not list 5xx by call.
  const responses = operation.responses;
  const documented = (responses[status] ?? responses['4XX'])?.content;
  if (!documented) return `status ${status} is not documented`;
  const [type = ''] = String(answer.headers['content-type'] ?? '').split(';');
  const content = documented[type];
  if (!content) return `content type ${type} is not documented for ${status}`;
  if (type !== 'application/json') return undefined;
  const key = `${operation.operationId} ${status}`;
  const check = checks.get(key) ?? z.fromJSONSchema(content.schema as never);
  checks.set(key, check);
  const fit = check.safeParse(JSON.parse(answer.body));
  return fit.success ? undefined : `answer ${status} does not fit: ${fit.error.message}`;
}

/** Ids in responses are used in later requests, under the names that they have there. */
function learn(known: Record<string, unknown[]>, { path }: Operation, body: string): void {
  const [, idNames] = idNamesByPath.find(([part]) => path.includes(part)) ?? [];
  for (const [, field = '', value = ''] of body.matchAll(/"(_id|orderId)":"([^"]{10,40})"/g)) {
    const names = field === 'orderId' ? ['orderId'] : (idNames ?? []);
    for (const name of names) {
      const values = known[name] ?? [];
      known[name] = values;
      values.push(value);
      if (values.length > 40) values.splice(0, 20);
    }
  }
}

const idNamesByPath: readonly (readonly [part: string, names: readonly string[]])[] = [
  ['/message/', ['messageId']],
  ['/address/', ['addressId', 'delivery_address']],
  ['/admin/users', ['userId']],
  ['/product/', ['productId']],
  ['/cart/', ['_id']],
  ['/order/', ['orderId']],
  ['/review/', ['reviewId']],
  ['/category/', ['categoryId']],
  ['/synonym/', ['synonymId']],
  ['/quote/', ['quoteId']],
];

async function knownValues(people: readonly Person[]): Promise<Record<string, unknown[]>> {
  const products = await Promise.all([1, 2, 3].map(() => product(testShop, { stock: 1_000_000 })));
  const [buyer, , owner] = people as [Person, Person, Person];
  const orders = await Promise.all(
    products.map((productId) => codOrder(testShop, buyer, [{ productId, quantity: 1 }])),
  );
  const delivered = await deliveredOrder(testShop, { owner, buyer }, products);
  const reviews = await Promise.all(
    products.map((productId) =>
      reviewsOf(testShop, owner).write(buyer, { orderId: delivered, productId, text: 'Loud' }),
    ),
  );
  const { code } = await estimate(testShop, [{ productId: products[0] as string, quantity: 1 }]);
  const enquiries = await enquire({ owner, buyer }, products);
  const url = await storeImage(testShop.shop, tinyPng, null);
  const messages = await testShop.shop.db
    .insertInto('messages')
    .values(
      [1, 2, 3].map((n) => ({
        id: newId(),
        name: 'Arun',
        email: 'new@mail.test',
        subject: `Question ${n}`,
        message: 'Do you deliver to Ooty?',
      })),
    )
    .returning('id')
    .execute();
  return {
    productId: products,
    code: [code],
    estimate: [undefined, code],
    quoteId: enquiries,
    items: [products.map((productId) => ({ productId, quantity: 1 }))],
    lines: [products.map((productId) => ({ productId, quantity: 1 }))],
    delivery: [undefined],
    discount: [undefined, 10],
    days: [3],
    reason: ['Too far'],
    from: ['2026-04-01'],
    to: ['2027-03-31'],
    kind: [undefined, 'invoice', 'equal'],
    words: [['anar', 'flower pot']],
    role: [undefined],
    orderId: orders.map(({ orderId }) => orderId),
    userId: people.map(({ userId }) => userId),
    reviewId: reviews.map(({ body }) => body.data._id),
    messageId: messages.map(({ id }) => id),
    email: [...people.map(({ email }) => email), 'new@mail.test', 'nobody'],
    password: [...people.map(({ password }) => password), 'wrong-password-1'],
    newPassword: ['another-lantern-7'],
    confirmPassword: ['another-lantern-7'],
    number: ['9876543210'],
    mobile: ['9876543210'],
    // Also what lists are filtered by.
    state: ['Tamil Nadu', undefined],
    month: ['2026-11'],
    gstin: ['', '33ABCDE1234F1Z7'],
    city: ['Chennai'],
    pincode: ['600017'],
    otp: ['123456'],
    image: [[url], url],
    ids: [products],
    leaves: [0],
    page: [1, 2, '1', '2'],
    limit: [5, '5'],
    search: ['spark', 'Arun', 'MP-', '\u0000', '%_'],
    razorpay_order_id: ['order_1'],
    razorpay_payment_id: ['pay_1'],
    razorpay_signature: ['a'.repeat(64)],
    totalAmt: [100, 200],
    subTotalAmt: [100, 200],
    version: [1, 2],
    document: Object.values(testShop.shop.settings.latest),
    hasLegalAdvice: [true],
    collect_at: [undefined],
    adjustments: [[]],
    delivery_terms: ['free'],
  };
}

/** Enquiries of the buyer, sent while the shop takes them. */
async function enquire(
  people: { owner: Person; buyer: Person },
  products: readonly string[],
): Promise<string[]> {
  const { sellBy, enquiry } = enquiriesOf(testShop, people);
  await sellBy('enquiry');
  const sent = [];
  for (const productId of products) sent.push(await enquiry([{ productId, quantity: 1 }]));
  await sellBy('full');
  return sent;
}

test.each(seeds)(
  `${requests} generated requests from seed %i get documented answers`,
  async (seed) => {
    const random = seededRandom(seed);
    let { identities, people } = await makePeople();
    let known = await knownValues(people);
    const complaints = new Map<string, string>();
    const statuses = new Map<string, number>();
    for (let sent = 0; sent < requests; sent += 1) {
      const operation = random.pick(operations);
      // Most calls are the owner's.
      const who = random.pick([...Object.keys(identities), 'owner', 'owner', 'owner']);
      const token = identities[who as keyof Identities];
      const request = generateRequest(random, operation, known as Known);
      const answer = await testShop.app.inject({
        ...request,
        headers: { ...request.headers, ...(token ? { authorization: `Bearer ${token}` } : {}) },
      });
      const complaint =
        complaintAbout(operation, answer) ??
        (answer.statusCode >= 500 && !isSwitchedOff(answer.body) ? 'a server error' : undefined);
      if (complaint) {
        complaints.set(
          `${operation.operationId}: ${complaint}`,
          `request ${sent} of seed ${seed}: ${JSON.stringify(request).slice(0, 600)} → ${answer.body.slice(0, 400)}`,
        );
      }
      statuses.set(
        operation.operationId,
        (statuses.get(operation.operationId) ?? 0) + Number(answer.statusCode === 200),
      );
      if (answer.statusCode === 200) learn(known, operation, answer.body);
      // Some calls end a session or delete an account.
      if (answer.statusCode === 200 && /logout|delete-account|status/.test(String(request.url))) {
        ({ identities, people } = await makePeople());
        known = { ...known, ...(await knownValues(people)) };
      }
    }
    expect(Object.fromEntries(complaints)).toEqual({});
    expect(testShop.errors.splice(0)).toEqual([]);
    // A generator whose every request is refused would test nothing.
    const refused = [...statuses].filter(([, count]) => count === 0).map(([name]) => name);
    expect(refused.length, refused.join(', ')).toBeLessThan(operations.length / 2);
  },
  3_600_000,
);

const isSwitchedOff = (body: string) => body.includes('Online payment is currently unavailable');
