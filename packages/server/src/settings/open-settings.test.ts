import { getShopDetails } from '@mathappu/contract/settings';
import { settingsParts } from '@mathappu/contract/settings/parts';
import { sql } from 'kysely';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { openCache } from '#server/platform/cache/cache.ts';
import { StartError } from '#server/platform/config/start-error.ts';
import { settingsOf } from '#test/admin/settings.ts';
import { byTier } from '#test/by-tier.ts';
import { admin } from '#test/people.ts';
import { openTestShop, type TestShop } from '#test/test-shop.ts';
import { openSettings } from './open-settings.ts';

let testShop: TestShop;
const open = async (settings: NodeJS.ProcessEnv = {}) => {
  await testShop?.close();
  testShop = await openTestShop(settings);
};
beforeEach(() => open());
afterAll(() => testShop.close());

const details = async () => (await testShop.call(getShopDetails)).body.data;

/** As another process of the same shop opens its settings. */
const openAgain = (config: Partial<TestShop['shop']['config']> = {}) =>
  openSettings({
    db: testShop.database.db,
    cache: openCache(),
    config: { ...testShop.shop.config, ...config },
    log: testShop.shop.log,
  });

/** Writes past the shop and unannounced: the open shop notices when it next reads. */
const damage = (document: string) =>
  testShop.shop.db.transaction().execute(async (tx) => {
    await sql`alter table shop_settings disable trigger shop_settings_announce`.execute(tx);
    await sql`
      update shop_settings set document = document || ${document}::jsonb, version = version + 1
      where part = 'shop'`.execute(tx);
    await sql`alter table shop_settings enable trigger shop_settings_announce`.execute(tx);
  });

test('two processes that start at once fill each part once', async () => {
  for (let round = 0; round < byTier(20); round += 1) {
    await testShop.shop.db.deleteFrom('shop_settings').execute();
    const opened = await Promise.all([
      openAgain({ SHOP_NAME: 'A' }),
      openAgain({ SHOP_NAME: 'B' }),
    ]);
    const rows = await testShop.shop.db.selectFrom('shop_settings').select('part').execute();
    expect(rows.map(({ part }) => part).sort()).toEqual([...settingsParts].sort());
    const [a, b] = opened.map(({ latest }) => latest.shop.name);
    expect(a).toBe(b);
  }
});

test('the environment counts as long as there are no settings, and is named when it differs', async () => {
  const owner = await admin(testShop);
  const settings = settingsOf(testShop, owner);
  await settings.change('shop', { phone: '0452 111' }, { password: owner.password });
  const warnings: unknown[] = [];
  const log = { ...testShop.shop.log, warn: (given: unknown) => warnings.push(given) };
  const opened = await openSettings({
    db: testShop.database.db,
    cache: openCache(),
    config: {
      ...testShop.shop.config,
      SHOP_NAME: 'Mathappu',
      SHOP_PHONE: '0452 222',
      givenSettings: ['SHOP_NAME', 'SHOP_PHONE'],
    },
    log: log as never,
  });
  expect(opened.latest.shop.phone).toBe('0452 111');
  expect(warnings).toEqual([{ variables: ['SHOP_PHONE'] }]);
});

test('the variables of the environment fill a new shop', async () => {
  await open({
    SHOP_NAME: 'Lights',
    SHOP_WHATSAPP: '919876543210',
    SHOP_SOCIAL_X: 'http://old.example/lights',
    SALE_MODE: 'cod',
  });
  expect(await details()).toMatchObject({
    name: 'Lights',
    whatsapp: '919876543210',
    socials: [{ label: 'X', url: 'http://old.example/lights' }],
    saleMode: 'cod',
    isOnlinePaymentAvailable: false,
  });
});

test('a GSTIN that is none is kept for the owner to put right, and counts as none', async () => {
  await open({ SHOP_GSTIN: '33ABCDE1234F1Z5' });
  expect((await details()).gstin).toBeNull();
  const settings = settingsOf(testShop, await admin(testShop));
  expect((await settings.read('shop')).document.gstin).toBe('33ABCDE1234F1Z5');
});

test('edge 35: fields that an older document lacks have their first value', async () => {
  await sql`update shop_settings set document = document - 'hours' - 'whatsapp' where part = 'shop'`.execute(
    testShop.shop.db,
  );
  expect((await openAgain()).latest).toEqual(testShop.shop.settings.latest);
  const settings = settingsOf(testShop, await admin(testShop));
  expect((await settings.read('shop')).document.hours).toHaveLength(2);
});

test('what earlier rules of a text have taken is read, and saved again once it is put right', async () => {
  const before = { name: 'https://old.example', address: '\u200b', grievanceName: 'a\nb' };
  await damage(JSON.stringify(before));
  expect((await openAgain()).latest.shop).toMatchObject(before);
  await testShop.shop.settings.refresh();
  const settings = settingsOf(testShop, await admin(testShop));
  expect((await settings.read('shop')).document).toMatchObject(before);
  const { refusal } = await settings.change('shop', {});
  expect(refusal.issues?.map(({ path }) => path)).toEqual([
    'document.name',
    'document.address',
    'document.grievanceName',
  ]);
  const mended = { name: 'Lights', address: '1 Car Street', grievanceName: 'a b' };
  expect((await settings.change('shop', mended)).status).toBe(200);
});

test('edge 35: a document damaged while the shop is open leaves the last good one, and the log says where', async () => {
  const settings = settingsOf(testShop, await admin(testShop));
  await settings.change('shop', { name: 'Lights' });
  await damage('{"phone": 5, "name": "Damaged"}');
  await testShop.shop.settings.refresh();
  expect(await details()).toMatchObject({ name: 'Lights', phone: '+91 423 244 0000' });
  await testShop.shop.settings.refresh();
  const errors = testShop.errors.splice(0);
  expect(errors).toMatchObject([{ problems: [expect.stringMatching(/^shop\.phone: /)] }]);
  // Saving it on the screen puts it right, too.
  expect((await settings.read('shop')).document.name).toBe('Lights');
  await damage('{"phone": "0452 111"}');
  await testShop.shop.settings.refresh();
  expect(await details()).toMatchObject({ name: 'Damaged', phone: '0452 111' });
});

test('edge 35: a shop with a damaged document does not start, and says where', async () => {
  await damage('{"phone": 5}');
  const failure = await openAgain().catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(StartError);
  expect(String(failure)).toMatch(/shop_settings cannot be read:\n {2}- shop\.phone: /);
  // Filling is announced, also where nothing was missing, so the open shop reads it, too.
  await vi.waitFor(() => expect(testShop.errors.splice(0)).toHaveLength(1));
});
