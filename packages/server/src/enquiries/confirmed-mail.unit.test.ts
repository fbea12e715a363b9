import { expect, test } from 'vitest';
import { mailedOrder } from '#test/mailed-order.ts';
import { type ConfirmedOrder, confirmedMail } from './confirmed-mail.ts';

const shop = {
  publicUrl: 'http://shop.test',
  name: 'Mathappu',
  phone: '1',
  email: 'a@b.test',
  whatsapp: '',
};
const payment = {
  upiId: 'selvi@bank',
  payee: 'Selvi Fireworks',
  bankName: '',
  accountNumber: '',
  ifsc: '',
  upiNote: '',
  accounts: [],
  note: 'Send us a picture of it.',
};
const order: ConfirmedOrder = {
  ...mailedOrder,
  isUnpaidOffline: true,
  paymentMethod: 'offline',
  payBy: '2026-11-28',
  receivedPaise: 0,
};
const text = (changed: Partial<ConfirmedOrder>, language: 'en' | 'ta' = 'en') =>
  confirmedMail(shop, {
    ...{
      to: 'meena@mail.test',
      isConfirmed: true,
      language,
      subject: 's',
      heading: 'h',
      number: 'EQ-1',
      payment,
    },
    order: { ...order, ...changed },
  }).text;

test('an offline order says how much, until when, where and under which name it is paid', () => {
  expect(text({})).toContain(
    'Please pay ₹500.00 by 28 Nov 2026 and write MP-AAAA-BBBB in the note.',
  );
  expect(text({ receivedPaise: 20_000 })).toContain('Please pay ₹300.00 by');
  expect(text({})).toContain(
    'Payment: UPI, bank transfer or cash\nUPI id: selvi@bank\nIn the name of: Selvi Fireworks\nPlaced on',
  );
  expect(text({})).toContain('Send us a picture of it.');
  expect(text({}, 'ta')).toContain('UPI ஐடி: selvi@bank');
});

test('what is paid or cancelled by the time the mail is sent is not asked for', () => {
  expect(text({ isUnpaidOffline: false })).not.toMatch(/Please pay|selvi@bank|picture/);
});
