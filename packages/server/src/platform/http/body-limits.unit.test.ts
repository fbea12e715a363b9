import type { CallName } from '@mathappu/contract/calls';
import { setCartLines } from '@mathappu/contract/cart';
import { createProduct } from '@mathappu/contract/catalogue';
import { placeOnlineOrder } from '@mathappu/contract/checkout';
import type { AnyEndpoint } from '@mathappu/contract/endpoint';
import { editQuote } from '@mathappu/contract/enquiries/admin-enquiries';
import {
  descriptionMaxLength,
  maxCartLines,
  maxDepots,
  maxDetails,
  maxLinesSet,
  maxQuantity,
  messageMaxLength,
  orderReasonMaxLength,
} from '@mathappu/contract/limits';
import { sendMessage } from '@mathappu/contract/messages';
import { deliveryDistricts } from '@mathappu/contract/places/districts';
import { neighbourStates } from '@mathappu/contract/places/states';
import { updateSettings } from '@mathappu/contract/settings/edit-settings';
import { writtenSchemas } from '@mathappu/contract/settings/parts';
import { expect, test } from 'vitest';
import { newId } from '#server/platform/db/new-id.ts';
import { bodyLimitBytes, bodyLimitOf } from './body-limits.ts';
import { parseJson } from './parse-json.ts';

/** In Tamil, whose letters take three bytes each. */
const letters = (count: number) => 'க'.repeat(count);
const many = <Item>(count: number, make: (at: number) => Item) =>
  Array.from({ length: count }, (_, at) => make(at));
const rupees = 9_999_999.99;

const order = {
  product_details: many(maxCartLines, () => ({
    productId: newId(),
    quantity: maxQuantity,
    name: letters(120),
    image: `/uploads/${newId()}-${newId()}.webp`,
    price: rupees,
    discount: 12.34,
  })),
  delivery_address: newId(),
  totalAmt: rupees,
  subTotalAmt: rupees,
};
const delivery = {
  terms: { kind: 'fixed', charge: 100, freeFrom: 1_000 },
  districts: Object.keys(deliveryDistricts).map((district) => ({
    district,
    kind: 'fixed',
    charge: 99_999.99,
    freeFrom: 99_999.99,
  })),
  depots: many(maxDepots, (at) => ({
    _id: `${at}`.padEnd(40, 'x'),
    name: letters(60),
    district: 'Kanniyakumari',
    address: letters(200),
    phone: letters(30),
  })),
  states: neighbourStates.map((state) => ({
    ...{ state, isServed: true, kind: 'fixed', charge: 99_999.99, minimum: 99_999.99 },
    note: letters(300),
  })),
};

test.each<[what: string, endpoint: AnyEndpoint, body: object]>([
  [
    'a cart set from a price list',
    setCartLines,
    {
      lines: many(maxLinesSet, () => ({ productId: newId(), quantity: maxQuantity })),
    },
  ],
  ['an order of a full cart', placeOnlineOrder, order],
  [
    'an enquiry with two reasons in each line',
    editQuote,
    {
      version: 1,
      lines: many(maxCartLines, () => ({
        productId: newId(),
        quantity: maxQuantity,
        price: rupees,
        priceReason: letters(orderReasonMaxLength),
        reason: letters(orderReasonMaxLength),
      })),
    },
  ],
  [
    'a product with everything that can be said of it',
    createProduct,
    {
      name: letters(120),
      nameTa: letters(120),
      description: letters(descriptionMaxLength),
      descriptionTa: letters(descriptionMaxLength),
      details: Object.fromEntries(
        many(maxDetails, (at) => [`${at}`.padEnd(60, 'க'), letters(300)]),
      ),
    },
  ],
  [
    'the terms of every district, and every depot',
    updateSettings,
    {
      version: 1,
      document: delivery,
    },
  ],
  [
    'a message',
    sendMessage,
    {
      name: letters(60),
      email: 'a@mail.test',
      subject: letters(100),
      message: letters(messageMaxLength),
    },
  ],
])('the longest honest body is taken: %s', (_what, endpoint, body) => {
  expect(endpoint.body.safeParse(body).error).toBeUndefined();
  const bytes = Buffer.from(JSON.stringify(body));
  expect(bytes.length).toBeLessThan(bodyLimitOf(endpoint.name));
  expect(parseJson(bytes)).toEqual(body);
});

test('the depots above are what an admin may write', () => {
  expect(writtenSchemas.delivery.safeParse(delivery).error).toBeUndefined();
});

test('most calls take 32 kB', () => {
  const calls: CallName[] = ['login', 'registerUser', 'quoteCart', 'setCartLines', 'sendMessage'];
  expect(calls.map(bodyLimitOf)).toEqual(calls.map(() => bodyLimitBytes));
});

test.each([
  ['a list of as many values', `{"a":[${'1,'.repeat(9_990)}1]}`, undefined],
  ['one with more', `{"a":[${'1,'.repeat(10_001)}1]}`, 'The request is too large'],
  ['objects', `{"a":[${'{},'.repeat(9_000)}{}]}`, 'The request is too large'],
])('the values of a body are counted: %s', (_what, text, refusal) => {
  const parse = () => parseJson(Buffer.from(text));
  if (refusal) expect(parse).toThrow(refusal);
  else expect(parse).not.toThrow();
});
