import type { ShopDetails } from '@mathappu/contract/settings';
import { lawNotice } from '@mathappu/contract/settings/law-notice';
import { expect, test } from 'vitest';
import { detailsForTests } from './details-for-tests.ts';
import { wordEnquiries, wordInvitation } from './word-enquiry.ts';

const shopOf = (more: Partial<ShopDetails>) =>
  detailsForTests({ lawNote: 'Licence shown on request.', ...more });

test('a shop that takes orders says what it always said', () => {
  expect(wordEnquiries(shopOf({}))).toBeUndefined();
  expect(wordInvitation(shopOf({}))).toBe(
    'Order online, delivered free in Tamil Nadu, with cash on delivery.',
  );
});

test('one that takes enquiries says why, with the owner’s words, and names no order', () => {
  const shop = shopOf({ lawNotice });
  expect(wordInvitation(shop)).toBe(
    'Send us an enquiry and agree by phone, delivered free in Tamil Nadu.',
  );
  expect(wordEnquiries(shop)).toMatchObject({
    law: [lawNotice, 'Licence shown on request.'],
    withoutAccount: 'You need no account: your name and mobile number are enough.',
  });
  expect(wordEnquiries({ ...shop, lawNote: '' })?.law).toEqual([lawNotice]);
});
