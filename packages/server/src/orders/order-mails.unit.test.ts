import type { Paise } from '@mathappu/contract/money';
import { expect, test } from 'vitest';
import { mailedOrder } from '#test/mailed-order.ts';
import type { OrderMailFacts } from './order-mail-facts.ts';
import type { MailedOrder } from './order-mail-text.ts';
import { orderMail } from './order-mails.ts';

const shop = {
  name: 'Mathappu',
  phone: '+91 423 244 0000',
  email: 'care@mathappu.example',
  whatsapp: '',
  publicUrl: 'https://shop.test',
};

const order: MailedOrder = {
  ...mailedOrder,
  number: 'MP-1',
  adjustments: [{ kind: 'delivery', label: '', amountPaise: 0 }],
};

const textOf = (facts: OrderMailFacts): string =>
  orderMail(shop, {
    to: 'arun@mail.test',
    isConfirmed: true,
    order,
    facts,
    at: new Date('2026-11-22T20:00:00Z'),
  }).text;

const paise = (amount: number) => amount as Paise;

test.each([
  [
    'refunded',
    'paidTwice',
    50_000,
    'Order MP-1 was paid twice. The order stays as it is. We have returned ₹500.00.',
  ],
  [
    'refunded',
    'wrongAmount',
    700,
    'A payment for order MP-1 was not of the order’s total. We have returned ₹7.00.',
  ],
  [
    'refunded',
    'byShop',
    12_550,
    'This is about your payment for order MP-1. We have returned ₹125.50 of it.',
  ],
  [
    'refunded',
    'byShop',
    50_000,
    'This is about your payment for order MP-1. We have returned ₹500.00.',
  ],
  [
    'refundStarted',
    'unfillable',
    50_000,
    'Your payment for order MP-1 arrived when the order could no longer be filled. ₹500.00 is on its way back to you.',
  ],
  [
    'refundStarted',
    'cancelled',
    50_000,
    'Order MP-1 was cancelled. ₹500.00 is on its way back to you.',
  ],
] as const)('%s because of %s, %i paise', (kind, cause, amountPaise, sentence) => {
  expect(textOf({ kind, cause, amountPaise: paise(amountPaise) })).toContain(sentence);
});

test.each([
  ['unpaid', 'You do not have to pay anything.'],
  ['paidInCash', 'About the ₹500.00 that you paid in cash, write to care@mathappu.example or call'],
  ['onItsWayBack', 'Your payment of ₹500.00 is on its way back to you.'],
  ['returned', 'Your payment of ₹500.00 had been returned to you before.'],
] as const)('an order that is cancelled when it is %s', (money, sentence) => {
  const text = textOf({ kind: 'cancelled', money, amountPaise: paise(50_000) });
  expect(text).toContain(`Order MP-1 was cancelled on 23 Nov 2026, 1:30 am. ${sentence}`);
});

test('the first mail about a paid order tells of both; one about a delivered order asks for stars', () => {
  const paid = { kind: 'paid', amountPaise: paise(50_000) } as const;
  expect(textOf({ ...paid, isFirst: true })).toContain(
    'We have received your order MP-1 and your payment of ₹500.00, and are getting it ready.',
  );
  expect(textOf(paid)).toContain('We have received your payment of ₹500.00 for order MP-1');
  expect(textOf({ kind: 'delivered' })).toContain('You can rate the products');
});

test('a mail about goods that will come says when', () => {
  const delivery = {
    ...order.delivery,
    terms: { kind: 'free', depot: null, days: { from: 2, to: 4 } },
  } as const;
  const mail = (facts: OrderMailFacts, language: 'en' | 'ta' = 'en') =>
    orderMail(shop, {
      ...{ to: 'arun@mail.test', language },
      isConfirmed: true,
      order: { ...order, delivery },
      facts,
      at: new Date(),
    }).text;
  expect(mail({ kind: 'shipped' })).toContain('Expected Tue 24 – Thu 26 Nov.');
  expect(mail({ kind: 'shipped' }, 'ta')).toMatch(/26 நவ\.\n/);
  expect(mail({ kind: 'delivered' })).not.toContain('Expected');
});

test('a mail ends with the ways to ask the shop, by WhatsApp where it has a number', () => {
  const mail = (whatsapp: string) =>
    orderMail(
      { ...shop, whatsapp },
      {
        to: 'arun@mail.test',
        isConfirmed: true,
        order,
        facts: { kind: 'shipped' },
        at: new Date(),
      },
    );
  const [before, after] = ['+91 423 244 0000 · ', 'care@mathappu.example'];
  expect(mail('').text).toContain(`\n${before}${after}\n`);
  const link = 'https://wa.me/919876543210 · ';
  expect(mail('919876543210').text).toContain(`\n${before}${link}${after}\n`);
  expect(mail('919876543210').html).toContain(before + link + after);
});

test('a mail says when the order was placed, and its total is bold', () => {
  const facts = { kind: 'shipped' } as const;
  const { text, html } = orderMail(shop, {
    to: 'arun@mail.test',
    isConfirmed: true,
    order,
    facts,
    at: new Date(),
  });
  expect(text).toContain('Total: ₹500.00\n');
  expect(text).toContain('Placed on: 22 Nov 2026, 3:30 pm\n');
  expect(html).toMatch(/font-weight:700"><td[^>]*>Total</);
});

test('part of a payment in another currency is called a part of it, all of it is not', () => {
  const refunded = { kind: 'refunded', cause: 'byShop', currency: 'USD' } as const;
  const dollars = { ...refunded, amountPaise: paise(2_000) };
  expect(textOf({ ...dollars, isPart: false })).toContain('We have returned $20.00. ');
  expect(textOf({ ...dollars, isPart: true })).toContain('We have returned $20.00 of it. ');
});
