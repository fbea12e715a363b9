import { login } from '@mathappu/contract/sessions';
import { getShopDetails } from '@mathappu/contract/settings';
import { getSettings, updateSettings } from '@mathappu/contract/settings/edit-settings';
import { settingsParts } from '@mathappu/contract/settings/parts';
import { describe, expect, inject, test } from 'vitest';
import { byTier } from '#test/by-tier.ts';
import { openCopy } from '#test/database-template.ts';
import { callProcess as call } from '#test/processes/call-process.ts';
import { type ShopProcess, startShopProcess } from '#test/shop-process.ts';

/** `npm run program -- bench/long-tests.ts settings postgres` makes 100. */
const rounds = Number(process.env.SETTINGS_ROUNDS ?? byTier(20));
/** More on a slow or busy machine, as in vitest.config.ts. */
const limitMs = 1_000 * Number(process.env.TEST_PATIENCE ?? 1);

const account = { email: 'owner@mail.test', password: 'banyan-lantern-42' };

const pageOf = async (shop: ShopProcess) => (await fetch(shop.url)).text();

// The embedded database has one process.
describe.runIf(process.env.TEST_ENGINE === 'postgres')('two processes', () => {
  test('fill the settings once, and what one saves the other shows within a second', async () => {
    const database = await openCopy(inject('databaseTemplate'));
    if (database.engine !== 'postgres') throw new Error('needs a server');
    const settings = {
      NODE_ENV: 'test',
      DATABASE_URL: database.direct.connectionString,
      AUTH_SECRET: 'one-secret-of-both-processes-0123456789',
      SEED: 'none',
      LOG_LEVEL: 'silent',
      RATE_LIMIT_SCALE: '1000',
      ADMIN_EMAIL: account.email,
      ADMIN_PASSWORD: account.password,
    };
    const [a, b] = await Promise.all([startShopProcess(settings), startShopProcess(settings)]);
    try {
      const filled = await database.db.selectFrom('shop_settings').select('part').execute();
      expect(filled.map(({ part }) => part).sort()).toEqual([...settingsParts].sort());

      const { accesstoken: token } = (await call(a, login, { body: account })).data;
      const params = { part: 'shop' };
      let { version, document } = (await call(a, getSettings, { params, token })).data;
      const late: number[] = [];
      for (let round = 1; round <= rounds; round += 1) {
        const phone = `0452 ${1_000_000 + round}`;
        // The other process keeps both, as they are before.
        await Promise.all([call(b, getShopDetails), pageOf(b)]);
        const body = { version, document: { ...document, phone }, password: account.password };
        const saved = await call(a, updateSettings, { params, token, body });
        expect(saved.message).toBe('Settings saved');
        const savedAt = performance.now();
        ({ version, document } = saved.data);
        const shows = async () => {
          const [details, page] = await Promise.all([call(b, getShopDetails), pageOf(b)]);
          return details.data.phone === phone && page.includes(phone);
        };
        while (!(await shows()) && performance.now() - savedAt < 5 * limitMs);
        if (performance.now() - savedAt > limitMs) late.push(round);
      }
      expect(late).toEqual([]);
    } finally {
      await Promise.all([a.stop(), b.stop()]);
      await database.close();
    }
  });
});
