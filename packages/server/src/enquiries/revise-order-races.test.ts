import type { BodyOf } from '@mathappu/contract/endpoint';
import { cancelMyOrder } from '@mathappu/contract/payments';
import { beforeAll, expect, test } from 'vitest';
import { setUpOfflineShop, type Work } from '#test/admin/manual-payments.ts';
import { type Revisions, revisionsOf } from '#test/admin/revisions.ts';
import { byTier } from '#test/by-tier.ts';
import { codOrder, setStatus } from '#test/orders.ts';
import { admin, customer, type Person } from '#test/people.ts';
import { product, stockOf } from '#test/products.ts';
import { paidLines, requestRefund } from '#test/refunds.ts';
import type { TestAnswer, TestShop } from '#test/test-shop.ts';

let testShop: TestShop;
let owner: Person;
let other: Person;
let buyer: Person;
let work: Work;
let pots: string;
let rockets: string;
let revisions: Revisions;
setUpOfflineShop((opened) => {
  ({ testShop, owner, work, pots } = opened);
});
beforeAll(async () => {
  other = await admin(testShop);
  buyer = await customer(testShop);
  rockets = await product(testShop, { name: 'Rocket', price: 250, stock: 50_000 });
  revisions = revisionsOf(testShop, owner);
});

const rounds = byTier(200, 20);
const perRound = { timeout: rounds * 2_000 + 20_000 };
const lines = () => [
  { productId: pots, quantity: 1 },
  { productId: rockets, quantity: 1 },
];
const twoPots = () => [{ productId: pots, quantity: 2 }];

type Answer = Pick<TestAnswer<typeof cancelMyOrder>, 'status' | 'refusal'>;
type Rival = {
  /** An order, and the act that races its change. */
  start: () => Promise<{ id: string; act: (id: string) => Promise<Answer> }>;
  /** What either reads who is too late. */
  told: readonly string[];
};

const offline = async () => work.offlineOrder(twoPots(), buyer);

const rivals: Readonly<Record<string, Rival>> = {
  shipping: {
    start: async () => ({
      id: await offline(),
      act: (id) => setStatus(testShop, other, id, 'SHIPPED'),
    }),
    told: ['orderStatusChanged'],
  },
  'cancelling by staff': {
    start: async () => ({
      id: await offline(),
      act: (id) => setStatus(testShop, other, id, 'CANCELLED'),
    }),
    told: ['orderStatusChanged'],
  },
  'edge 35: cancelling by the customer': {
    start: async () => {
      await work.sellBy('cod');
      const { _id: id } = await codOrder(testShop, buyer, twoPots());
      const act = (orderId: string) =>
        testShop.call(cancelMyOrder, { body: { orderId }, token: buyer.token });
      return { id, act };
    },
    told: ['orderStatusChanged', 'orderNotCancellable'],
  },
  'booking a receipt': {
    start: async () => ({
      id: await offline(),
      act: (id) => work.book(id, { amount: 50 }, { by: other }),
    }),
    told: ['orderStatusChanged', 'revisionChanged'],
  },
  'a refund': {
    start: async () => {
      await work.sellBy('full');
      const paid = await paidLines(testShop, [], twoPots());
      const act = () => requestRefund(testShop, other, paid, { amount: 30 });
      return { id: paid.order._id, act };
    },
    told: ['orderStatusChanged', 'revisionRefused'],
  },
  'packing, edge 33': {
    start: async () => ({
      id: await offline(),
      act: (id) => setStatus(testShop, other, id, 'PROCESSING'),
    }),
    told: ['orderStatusChanged'],
  },
  'another change': {
    start: async () => {
      const id = await offline();
      const decided = await revisions.decide(id, { lines: [{ productId: pots, quantity: 3 }] });
      return { id, act: (orderId) => revisions.send(orderId, decided, { by: other }) };
    },
    told: ['orderStatusChanged'],
  },
};

for (const [name, { start, told }] of Object.entries(rivals)) {
  test(
    `change against ${name}, ${rounds} rounds: one wins, the other is told`,
    perRound,
    async () => {
      const wins = { change: 0, rival: 0 };
      for (let round = 0; round < rounds; round += 1) {
        const { id, act } = await start();
        const isOnline = name === 'a refund';
        // An order that is paid online becomes no dearer.
        const wanted = isOnline ? [{ productId: pots, quantity: 1 }] : lines();
        const decided = await revisions.decide(id, { lines: wanted });
        const change = () => revisions.send(id, decided);
        const acts = [change, () => act(id)];
        const order = round % 2 === 0 ? acts : acts.toReversed();
        const answers = await Promise.all(order.map((send): Promise<Answer> => send()));
        const [changed, rival] = round % 2 === 0 ? answers : answers.toReversed();
        expect(answers.map(({ status }) => status).sort(), name).toEqual([200, 409]);
        const loser = changed?.status === 409 ? changed : rival;
        expect(told, `round ${round}`).toContain(loser?.refusal.code);
        wins[changed?.status === 200 ? 'change' : 'rival'] += 1;
      }
      expect(wins.change + wins.rival).toBe(rounds);
      await work.sellBy('enquiry');
    },
  );
}

test(
  `two orders are changed for the last pieces at once, ${rounds} rounds: never below 0`,
  perRound,
  async () => {
    const few = await product(testShop, { name: 'Chakkar', price: 10, stock: 1 });
    for (let round = 0; round < rounds; round += 1) {
      const ids = [await offline(), await offline()];
      const bodies = await Promise.all(
        ids.map((id) =>
          revisions.decide(id, { lines: [...twoPots(), { productId: few, quantity: 1 }] }),
        ),
      );
      const answers = await Promise.all(
        ids.map((id, index) => revisions.send(id, bodies[index] as BodyOf<never>)),
      );
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
      expect(answers.find(({ status }) => status === 409)?.refusal.code).toBe('outOfStock');
      expect(await stockOf(testShop, few)).toBe(0);
      const taken = answers.find(({ status }) => status === 200)?.body.data._id ?? '';
      await setStatus(testShop, owner, taken, 'CANCELLED');
    }
  },
);
