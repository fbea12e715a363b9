import { updateLastActive } from '@mathappu/contract/account';
import { refreshToken } from '@mathappu/contract/sessions';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { byTier } from '#test/by-tier.ts';
import { customer, type Person } from '#test/people.ts';
import { openTestShop, type TestShop } from '#test/test-shop.ts';

/** `npm run program -- bench/long-tests.ts honest-refresh` sets 1,000. */
const rounds = Number(process.env.REFRESH_ROUNDS ?? byTier(75));
const tabs = 10;

let testShop: TestShop;
let person: Person;
beforeAll(async () => {
  testShop = await openTestShop();
  person = await customer(testShop);
});
afterAll(() => testShop.close());

/** Expects the token to be accepted, and the issued access token to be valid. */
async function refresh(token: string): Promise<string> {
  const { status, body } = await testShop.call(refreshToken, { token });
  expect(status).toBe(200);
  const opened = await testShop.call(updateLastActive, { token: body.data.accessToken });
  expect(opened.status).toBe(200);
  return body.data.refreshToken;
}

/** Moves the last exchange 31 seconds back, beyond the grace period. */
const letGracePass = () =>
  testShop.shop.db
    .updateTable('sessions')
    .set({ exchanged_at: sql<Date>`exchanged_at - interval '31 seconds'` })
    .execute();

const sessions = () =>
  testShop.shop.db.selectFrom('sessions').select(['revoked_at', 'generation']).execute();

test(
  `simultaneous tabs, lost responses and a client that stores nothing stay signed in, ${rounds} rounds`,
  async () => {
    let stored = (await customer(testShop)).refreshToken;
    for (let round = 1; round <= rounds; round += 1) {
      // Ten tabs at once; some responses are lost, and those tabs repeat the request.
      const successors = await Promise.all(
        Array.from({ length: tabs }, async (_, tab) => {
          const successor = await refresh(stored);
          const isLost = (tab + round) % 3 === 0;
          return isLost ? refresh(stored) : successor;
        }),
      );
      expect(new Set(successors).size).toBe(1);
      // Two responses are lost in a row: the same token is presented a third time.
      const [next = ''] = successors;
      await letGracePass();
      await refresh(next);
      await refresh(next);
      stored = await refresh(next);
      await refresh(person.refreshToken);
      await letGracePass();
    }
    const rows = await sessions();
    expect(rows.map(({ revoked_at }) => revoked_at)).toEqual([null, null]);
    expect(rows.map(({ generation }) => generation).sort()).toEqual([0, 2 * rounds - 1].sort());
    expect(await testShop.shop.db.selectFrom('audit_entries').selectAll().execute()).toEqual([]);
  },
  30_000 + rounds * 500,
);
