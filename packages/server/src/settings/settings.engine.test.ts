import { updateUser } from '@mathappu/contract/account';
import { getShopDetails } from '@mathappu/contract/settings';
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

const details = async () => (await testShop.call(getShopDetails)).body.data;

const gstin = '33ABCDE1234F1Z7';

test('a new shop is as its environment says, and nobody has changed it', async () => {
  expect(await details()).toEqual({
    name: 'Mathappu',
    legalName: '',
    email: 'care@mathappu.example',
    phone: '+91 423 244 0000',
    whatsapp: null,
    address: '12 Commercial Road, Udhagamandalam, The Nilgiris, Tamil Nadu 643001',
    hours: [
      { from: 'mon', to: 'fri', opens: '09:00', closes: '17:00' },
      { from: 'sat', to: 'sat', opens: '10:00', closes: '14:00' },
    ],
    socials: [],
    gstin: null,
    licence: null,
    grievanceOfficer: null,
    saleMode: 'full',
    minimumOrder: 0,
    packingPercent: 0,
    estimateDays: 3,
    lawNotice: null,
    lawNote: '',
    states: ['Tamil Nadu'],
    delivery: { terms: { kind: 'free', charge: 0, freeFrom: null }, districts: [], states: [] },
    depots: [],
    season: { isOpen: true, lastOrderOn: null, daysLeft: null, notice: '' },
    hasPriceRules: false,
    hasCodes: false,
    isOnlinePaymentAvailable: true,
    publicUrl: 'http://shop.test',
  });
  for (const part of ['shop', 'selling'] as const) {
    expect(await settings.read(part)).toMatchObject({
      version: 1,
      changedAt: null,
      changedBy: null,
      changes: [],
    });
  }
});

test('what is saved is what the shop says next, with who changed it from what', async () => {
  const changes = {
    name: 'Sivakasi Lights',
    whatsapp: '+91 98765-43210',
    socials: [{ label: 'Instagram', url: 'https://instagram.example/lights' }],
    grievanceName: 'Kavitha',
    grievanceEmail: 'kavitha@lights.example',
  };
  const answer = await settings.change('shop', changes, { password: owner.password });
  expect([answer.status, answer.body.message]).toEqual([200, 'Settings saved']);
  expect(answer.body.data).toMatchObject({
    version: 2,
    changedBy: 'Meena Owner',
    document: { whatsapp: '919876543210' },
    changes: [
      {
        by: 'Meena Owner',
        before: { name: 'Mathappu', whatsapp: '', grievanceName: '' },
        after: { name: 'Sivakasi Lights', whatsapp: '919876543210', grievanceName: 'Kavitha' },
      },
    ],
  });
  expect(answer.body.data.changes[0]?.after).not.toHaveProperty('phone');
  await testShop.runJobs('settings-mail');
  testShop.outbox.length = 0;
  expect(await settings.read('shop')).toEqual(answer.body.data);
  expect(await details()).toMatchObject({
    name: 'Sivakasi Lights',
    whatsapp: '919876543210',
    socials: [{ label: 'Instagram', url: 'https://instagram.example/lights' }],
    grievanceOfficer: { name: 'Kavitha', phone: '', email: 'kavitha@lights.example' },
  });
  const docs = await testShop.app.inject('/api/v1/docs');
  expect(docs.body).toContain('Sivakasi Lights');

  await settings.change('shop', { name: 'Mathappu' });
  expect((await settings.read('shop')).changes.map(({ after }) => after)).toEqual([
    { name: 'Mathappu' },
    expect.objectContaining({ name: 'Sivakasi Lights' }),
  ]);
});

test('saving what is there already is no change', async () => {
  const before = await settings.read('shop');
  expect((await settings.change('shop', {})).status).toBe(200);
  expect(await settings.read('shop')).toEqual(before);
});

test('mobile numbers of shop, grievance officer and depot are saved as ten digits, landlines as written', async () => {
  const { password } = owner;
  const numbers = {
    phone: '+91 98400-12345',
    whatsapp: '098400 12345',
    grievanceName: 'Kavitha',
    grievancePhone: '(+91) 98400 12346',
  };
  await settings.change('shop', numbers, { password });
  expect((await settings.read('shop')).document).toMatchObject({
    phone: '9840012345',
    whatsapp: '919840012345',
    grievancePhone: '9840012346',
  });
  const others = { phone: '+91 423 244 0000', whatsapp: '+1 415 555 2671' };
  await settings.change('shop', others, { password });
  expect((await settings.read('shop')).document).toMatchObject({
    phone: '+91 423 244 0000',
    whatsapp: '14155552671',
  });
  const depot = { _id: 'depot000', name: 'Depot', district: 'Madurai', address: '1 Car Street' };
  await settings.change('delivery', { depots: [{ ...depot, phone: '0 98400 12347' }] });
  expect((await settings.read('delivery')).document.depots[0]?.phone).toBe('9840012347');
  // Every admin is told of other contacts.
  await testShop.runJobs();
  testShop.outbox.splice(0);
});

test('only the latest 50 changes are shown', async () => {
  for (let time = 1; time <= 52; time += 1)
    await settings.change('shop', { licence: `LE/TN/${time}` });
  const { changes } = await settings.read('shop');
  expect(changes).toHaveLength(50);
  expect(changes[0]?.after).toEqual({ licence: 'LE/TN/52' });
});

test('a document is refused whole, with an issue for each field', async () => {
  const before = await settings.read('shop');
  const { status, refusal } = await settings.change('shop', {
    name: ' ',
    phone: '1'.repeat(31),
    email: 'nobody',
    whatsapp: '98765',
    gstin: '33ABCDE1234F1Z5',
    hours: [{ from: 'mon', to: 'fri', opens: '17:00', closes: '09:00' }],
    socials: [{ label: 'Mine', url: 'http://plain.example' }],
    grievancePhone: '0423 244 0000',
  });
  expect([status, refusal.code]).toEqual([400, 'invalidInput']);
  expect(
    Object.fromEntries(refusal.issues?.map(({ path, message }) => [path, message]) ?? []),
  ).toEqual({
    'document.name': 'Name is required',
    'document.phone': 'At most 30 characters',
    'document.email': 'Please enter a valid email',
    'document.whatsapp': '11 to 15 digits with the country code, such as 919876543210',
    'document.gstin': 'Not a valid GSTIN',
    'document.hours.0.closes': 'Closing comes after opening',
    'document.socials.0.url': 'An address that begins with https://',
  });
  expect(await settings.read('shop')).toEqual(before);
});

test.each([
  ['a missing field', { phone: undefined }],
  ['an unknown field', { colour: 'red' }],
  ['a script for a link', { socials: [{ label: 'x', url: 'javascript:alert(1)//https://' }] }],
  [
    'eight days a week',
    { hours: Array(8).fill({ from: 'mon', to: 'mon', opens: '09:00', closes: '10:00' }) },
  ],
  ['nine links', { socials: Array(9).fill({ label: 'x', url: 'https://x.example' }) }],
  ['a grievance officer without a name', { grievanceName: '', grievanceEmail: 'a@b.example' }],
])('%s is refused', async (_, changes) => {
  expect((await settings.change('shop', changes as object)).refusal.code).toBe('invalidInput');
});

test('another part than those there are is not found', async () => {
  const { statusCode } = await testShop.app.inject({
    url: '/api/v1/admin/settings/nothing',
    headers: { authorization: `Bearer ${owner.token}` },
  });
  expect(statusCode).toBe(404);
});

test('markup stays text', async () => {
  const name = '<b onclick="x">&amp;</b> தீபம் 🎆';
  expect((await settings.change('shop', { name })).status).toBe(200);
  expect((await details()).name).toBe(name);
});

test('edge 36: another GSTIN asks for the password and is told every active admin, without the number', async () => {
  const other = await admin(testShop, { name: 'Ravi Admin' });
  const inTamil = { name: 'Ravi Admin', language: 'ta' } as const;
  await testShop.call(updateUser, { body: inTamil, token: other.token });
  const banned = await admin(testShop);
  await testShop.shop.db
    .updateTable('users')
    .set({ status: 'banned' })
    .where('id', '=', banned.userId)
    .execute();
  await settings.change('shop', { name: 'Lights' });
  testShop.outbox.length = 0;

  const without = await settings.change('shop', { gstin });
  expect(without.refusal).toMatchObject({
    code: 'invalidInput',
    issues: [{ path: 'password', message: 'Please enter your password' }],
  });
  const wrong = await settings.change('shop', { gstin }, { password: 'another-password' });
  expect([wrong.status, wrong.refusal.code]).toEqual([403, 'wrongPassword']);
  expect((await details()).gstin).toBeNull();
  await testShop.runJobs();
  expect(testShop.outbox).toEqual([]);

  const saved = await settings.change(
    'shop',
    { gstin: '33abcde1234f1z7' },
    { password: owner.password },
  );
  expect(saved.status).toBe(200);
  expect((await details()).gstin).toBe(gstin);
  await testShop.runJobs();
  expect(testShop.outbox.map(({ to }) => to).sort()).toEqual([owner.email, other.email].sort());
  const mailTo = ({ email }: Person) => testShop.outbox.find(({ to }) => to === email);
  expect(mailTo(owner)).toMatchObject({
    subject: 'GSTIN of Lights was changed',
    text: expect.stringMatching(
      /It was changed by Meena Owner on .*http:\/\/shop\.test\/admin\/settings\?tab=shop/s,
    ),
  });
  expect(mailTo(other)).toMatchObject({
    subject: 'Lights: GSTIN மாற்றப்பட்டது',
    text: expect.stringMatching(/http:\/\/shop\.test\/ta\/admin\/settings\?tab=shop/),
  });
  for (const { text, html } of testShop.outbox) expect(text + html).not.toMatch(/33ABCDE1234F1Z7/i);
});

test('edge 36: whoever guesses the password is stopped as at sign-in', async () => {
  const limited = await openTestShop({ RATE_LIMIT_SCALE: '1' });
  const { change } = settingsOf(limited, await admin(limited));
  const codes: string[] = [];
  for (let time = 1; time <= 6; time += 1) {
    const { refusal } = await change('shop', { gstin }, { password: `guess-${time}` });
    codes.push(refusal.code);
  }
  expect(codes).toEqual([...Array(5).fill('wrongPassword'), 'tooManyRequests']);
  await limited.close();
});
