import type { QuoteEdit } from '@mathappu/contract/enquiries/admin-enquiries';
import {
  type QuoteAct,
  type QuoteState,
  quoteActs,
  stateAfter,
} from '@mathappu/contract/enquiries/quote-state';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import { type EnquiryShop, openEnquiryShop } from '#test/admin/enquiries.ts';
import { byTier } from '#test/by-tier.ts';
import { findViolations } from '#test/invariants.ts';
import { product } from '#test/products.ts';
import { seededRandom } from '#test/seeded-random.ts';
import { replayChanges } from './enquiry-history.ts';
import { lockQuote } from './enquiry-queries.ts';
import { listQuoteChanges } from './enquiry-read-queries.ts';

/** `npm run program -- bench/long-tests.ts enquiry-lives` has 200. */
const lives = Number(process.env.ENQUIRY_LIVES ?? byTier(200));
const random = seededRandom(2026);

let shop: EnquiryShop;
let products: string[];
beforeAll(async () => {
  shop = await openEnquiryShop();
  const many = { stock: 100_000 };
  products = [
    await product(shop.testShop, { name: 'Sparkler', price: 7, ...many }),
    await product(shop.testShop, { name: 'Chakkar', price: 33.33, discount: 12.5, ...many }),
    await product(shop.testShop, { name: 'Fountain', price: 250, ...many }),
  ];
});
afterAll(async () => {
  expect(await findViolations(shop.testShop.shop.db)).toEqual([]);
  await shop.testShop.close();
});

const maybe = <T>(value: T): T | undefined => (random.is(50) ? value : undefined);

function randomEdit(version: number): QuoteEdit {
  const chosen = random.shuffle(products).slice(random.below(products.length));
  return {
    version,
    lines: chosen.map((productId, index) => ({
      productId,
      quantity: index === 0 ? 1 + random.below(9) : random.below(9),
      reason: maybe('Only these came'),
      ...maybe({ price: 5 + random.below(50), priceReason: 'A friend' }),
    })),
    delivery: maybe({ kind: 'fixed' as const, charge: random.below(200) }),
    discount: maybe({ reason: 'For the temple', amount: random.below(5) }),
    note: maybe(`Before ${random.below(12)}`),
  };
}

function doAct(quoteId: string, act: QuoteAct, version: number) {
  const { work } = shop;
  return act === 'edit'
    ? work.edit(quoteId, randomEdit(version))
    : work.acts[act](quoteId, version);
}

/** The quote as it is, after it was compared with what its history makes. */
async function expectReplayed(quoteId: string, acts: readonly string[]) {
  const { db } = shop.testShop.shop;
  const quote = await inTransaction(db, (tx) => lockQuote(tx, quoteId));
  const history = await listQuoteChanges(db, quoteId);
  expect(replayChanges(history.flatMap(({ changes }) => changes))).toEqual(quote?.content);
  expect(history.map(({ act }) => act)).toEqual(acts);
  expect(history.map(({ version }) => version)).toEqual(acts.map((_, index) => index + 1));
  for (const { act, by, at } of history) {
    const isStaff = quoteActs[act as QuoteAct] === 'staff';
    expect([by, at]).toEqual([isStaff ? shop.owner.name : 'Customer', expect.any(Date)]);
  }
  return quote;
}

test('in random lives every act does what the table says, and the history makes the quote', async () => {
  const reached = new Set<QuoteState>();
  for (let life = 0; life < lives; life += 1) {
    const asked = random.shuffle(products).map((productId) => ({
      productId,
      quantity: 1 + random.below(9),
    }));
    const quoteId = await shop.work.enquiry(asked.slice(random.below(asked.length)));
    const acts = ['send'];
    let state: QuoteState = 'ENQUIRY';
    for (let step = 0; step < 8; step += 1) {
      const act = random.pick(Object.keys(quoteActs) as QuoteAct[]);
      const after = stateAfter(state, act);
      const { status, refusal } = await doAct(quoteId, act, acts.length);
      const isAgain = act === 'confirm' && state === 'CONFIRMED';
      expect([state, act, status]).toEqual([state, act, after || isAgain ? 200 : 409]);
      if (status !== 200) expect([refusal.code, refusal.data]).toEqual(['quoteClosed', { state }]);
      if (after) acts.push(act);
      state = after ?? state;
      reached.add(state);
      expect((await expectReplayed(quoteId, acts))?.content.state).toBe(state);
    }
    await shop.work.acts.withdraw(quoteId, acts.length);
  }
  expect(reached.size).toBe(6);
});
