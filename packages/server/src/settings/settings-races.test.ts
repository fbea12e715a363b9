import { afterAll, beforeAll, expect, test } from 'vitest';
import { settingsOf } from '#test/admin/settings.ts';
import { byTier } from '#test/by-tier.ts';
import { admin } from '#test/people.ts';
import { openTestShop, type TestShop } from '#test/test-shop.ts';

let testShop: TestShop;
beforeAll(async () => {
  testShop = await openTestShop();
});
afterAll(() => testShop.close());

const saves = byTier(50);

test(`of two admins who save at once one wins and the other is told, ${saves} rounds, and no field is lost`, async () => {
  const admins = await Promise.all([
    admin(testShop, { name: 'Meena' }),
    admin(testShop, { name: 'Ravi' }),
  ]);
  const [hers, his] = admins.map((person) => settingsOf(testShop, person));
  if (!hers || !his) throw new Error('two admins');
  for (let round = 1; round <= saves; round += 1) {
    const { version, document } = await hers.read('shop');
    const [legalName, licence] = [`Stores ${round}`, `LE/${round}`];
    const answers = await Promise.all([
      hers.save('shop', { version, document: { ...document, legalName } }),
      his.save('shop', { version, document: { ...document, licence } }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const hasWon = answers[0]?.status === 200;
    const saved = { ...document, ...(hasWon ? { legalName } : { licence }) };
    expect(answers[hasWon ? 1 : 0]?.refusal).toMatchObject({
      code: 'settingsChanged',
      message: `${hasWon ? 'Meena' : 'Ravi'} changed these settings meanwhile. Nothing was changed`,
      data: { version: version + 1, document: saved },
    });
    expect((await hers.read('shop')).document).toEqual(saved);
    const loser = hasWon ? his : hers;
    await loser.change('shop', hasWon ? { licence } : { legalName });
    expect((await hers.read('shop')).document).toMatchObject({ legalName, licence });
  }
});

test('of two who save at once and are both asked for their password one wins, in each of ten rounds', async () => {
  const admins = await Promise.all([admin(testShop), admin(testShop)]);
  const [hers, his] = admins.map((person) => settingsOf(testShop, person));
  if (!hers || !his) throw new Error('two admins');
  for (let round = 1; round <= 10; round += 1) {
    const { version, document } = await hers.read('shop');
    const gstin = document.gstin === '' ? '33ABCDE1234F1Z7' : '';
    const [password = ''] = admins.map((person) => person.password);
    // Both have read the version by the time that the passwords are compared.
    const answers = await Promise.all(
      [hers, his].map(({ save }, place) =>
        save('shop', {
          version,
          document: { ...document, gstin, licence: `LE/${place}` },
          password,
        }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await hers.read('shop')).toMatchObject({ version: version + 1, document: { gstin } });
  }
});
