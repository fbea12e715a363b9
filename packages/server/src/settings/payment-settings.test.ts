import { getShopDetails } from '@mathappu/contract/settings';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { settingsOf } from '#test/admin/settings.ts';
import { admin, type Person } from '#test/people.ts';
import { openTestShop, type TestShop } from '#test/test-shop.ts';

let testShop: TestShop;
let owner: Person;
let settings: ReturnType<typeof settingsOf>;
beforeAll(async () => {
  testShop = await openTestShop();
  owner = await admin(testShop, { name: 'Meena Owner' });
  settings = settingsOf(testShop, owner);
});
afterAll(() => testShop.close());

const payment = {
  upiId: 'mathappu@bank',
  payee: 'Mathappu Stores',
  bankName: 'Canara Bank',
  accountNumber: '123456789012',
  ifsc: 'CNRB0001234',
  note: 'Name the order, please',
};

test('edge 36: whatever is changed under Payment asks for the password, and every admin is mailed without it', async () => {
  const other = await admin(testShop);
  const { password } = owner;
  expect((await settings.change('payment', payment, { password })).status).toBe(200);
  const others = {
    ...{ upiId: 'thief@bank', payee: 'Thief', bankName: 'Other', ifsc: 'SBIN0000001' },
    ...{ accountNumber: '999999999999', note: 'Pay me' },
  };
  for (const [field, value] of Object.entries(others)) {
    testShop.outbox.length = 0;
    const changes = { [field]: value };
    const refused = await settings.change('payment', changes);
    expect(refused.refusal.issues?.map(({ path }) => path)).toEqual(['password']);
    const wrong = await settings.change('payment', changes, { password: 'another-password' });
    expect(wrong.refusal.code).toBe('wrongPassword');
    expect((await settings.change('payment', changes, { password })).status).toBe(200);
    await testShop.runJobs('settings-mail');
    const mails = testShop.outbox.slice(-2);
    expect(mails.map(({ to }) => to).sort()).toEqual([owner.email, other.email].sort());
    for (const { subject, text, html } of mails) {
      expect(subject).toBe('Payment details of Mathappu were changed');
      expect(text).toContain('Meena Owner');
      expect(text + html).not.toContain(value);
      expect(text + html).not.toContain(payment[field as keyof typeof payment]);
    }
  }
  // Saved as it is: nothing is asked and nobody is mailed.
  testShop.outbox.length = 0;
  expect((await settings.change('payment', {})).status).toBe(200);
  await testShop.runJobs('settings-mail');
  expect(testShop.outbox).toEqual([]);
});

test('another phone, WhatsApp number or e-mail of the shop asks for the password, and every admin is mailed', async () => {
  const { password } = owner;
  const others = { phone: '0452 999999', whatsapp: '919999999999', email: 'thief@mail.test' };
  for (const [field, value] of Object.entries(others)) {
    testShop.outbox.length = 0;
    const refused = await settings.change('shop', { [field]: value });
    expect(refused.refusal.issues?.map(({ path }) => path)).toEqual(['password']);
    expect((await settings.change('shop', { [field]: value }, { password })).status).toBe(200);
    await testShop.runJobs('settings-mail');
    expect(testShop.outbox.map(({ subject }) => subject)).toContain(
      'Contact details of Mathappu were changed',
    );
    for (const { text, html } of testShop.outbox) {
      // The shop's contact itself is below every mail.
      expect(text.replace(/^-- \n.*/ms, '')).not.toContain(value);
      expect(html).toContain('It was changed by Meena Owner on');
    }
  }
  expect((await settings.change('shop', { licence: 'LE/TN/1' })).status).toBe(200);
});

test('what everybody reads of the shop holds nothing of Payment', async () => {
  await settings.change('payment', payment, { password: owner.password });
  const details = JSON.stringify((await testShop.call(getShopDetails)).body.data);
  for (const value of Object.values(payment)) expect(details).not.toContain(value);
});

test.each([
  [{ upiId: 'mathappu' }, 'upiId'],
  [{ upiId: 'two words@bank' }, 'upiId'],
  [{ upiId: 'a@b' }, 'upiId'],
  [{ accountNumber: '12345' }, 'accountNumber'],
  [{ accountNumber: '1234 5678 901x' }, 'accountNumber'],
  [{ accountNumber: '123456789012345678901' }, 'accountNumber'],
  [{ ifsc: 'CNRB1001234' }, 'ifsc'],
  [{ ifsc: 'CNRB000123' }, 'ifsc'],
  [{ ifsc: '' }, 'ifsc'],
  [{ payee: '' }, 'payee'],
  [{ note: 'x'.repeat(301) }, 'note'],
  [{ upiNote: 'x'.repeat(201) }, 'upiNote'],
] as const)('%j is refused beside its field', async (changes, path) => {
  const { refusal } = await settings.change(
    'payment',
    { ...payment, ...changes },
    { password: owner.password },
  );
  expect(refusal.code).toBe('invalidInput');
  expect(refusal.issues?.map((issue) => issue.path)).toEqual([`document.${path}`]);
});

test('an IFSC in small letters is one, so is a grouped account number, and all may be empty', async () => {
  const { password } = owner;
  const lower = { ...payment, ifsc: ' cnrb0001234 ' };
  expect((await settings.change('payment', lower, { password })).body.data.document).toMatchObject({
    ifsc: 'CNRB0001234',
  });
  const grouped = { ...payment, accountNumber: '1234 5678-9012' };
  const { body } = await settings.change('payment', grouped, { password });
  expect(body.data.document).toMatchObject({ accountNumber: '123456789012' });
  const none = { upiId: '', payee: '', bankName: '', accountNumber: '', ifsc: '', note: '' };
  expect((await settings.change('payment', none, { password })).status).toBe(200);
});

test('what is written about the QR stays; a document of before has the first text', async () => {
  const { password } = owner;
  const about = async () => (await settings.read('payment')).document;
  await settings.change('payment', { ...payment, upiNote: 'Ask us for a new one' }, { password });
  expect(await about()).toMatchObject({ upiNote: 'Ask us for a new one' });
  await sql`update shop_settings set document = document - 'upiNote' where part = 'payment'`.execute(
    testShop.shop.db,
  );
  expect(await about()).toMatchObject({ upiNote: expect.stringContaining('₹2,000') });
});

test('edge 35: a Selling document of before offers and payments by hand gets their first values', async () => {
  await sql`update shop_settings set document = document
    - 'offerDays' - 'payDays' - 'lawNote' - 'mailsEnquiries' where part = 'selling'`.execute(
    testShop.shop.db,
  );
  expect((await settings.read('selling')).document).toMatchObject({
    offerDays: 3,
    payDays: 3,
    lawNote: '',
    mailsEnquiries: true,
  });
});
