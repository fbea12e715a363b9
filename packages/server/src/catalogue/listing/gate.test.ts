import { addToCart, getCart, quoteCart } from '@mathappu/contract/cart';
import {
  createProduct,
  deleteProduct,
  getProductByQuery,
  listProducts,
  listRelated,
  updateProduct,
} from '@mathappu/contract/catalogue';
import type { Passport } from '@mathappu/contract/catalogue/passport';
import { getPriceList } from '@mathappu/contract/catalogue/price-list';
import { listProductsByIds, suggestProducts } from '@mathappu/contract/catalogue/product-finders';
import { maxProductsById, otherCategory } from '@mathappu/contract/limits';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { byTier } from '#test/by-tier.ts';
import { askEstimate } from '#test/carts.ts';
import { editCsv, exportCsv, importCsv } from '#test/imports.ts';
import { orderBody, sendCodOrder } from '#test/orders.ts';
import { admin, customer, type Person } from '#test/people.ts';
import { categoriesOf, rulesOf } from '#test/products.ts';
import { type SeededRandom, seededRandom } from '#test/seeded-random.ts';
import { openTestShop, type TestShop } from '#test/test-shop.ts';

/** A few in `npm test`; `npm run program -- bench/long-tests.ts listing-gate` takes all. */
const steps = Number(process.env.GATE_STEPS ?? byTier(500));
const seed = Number(process.env.GATE_SEED ?? Math.floor(Math.random() * 1e9));

let testShop: TestShop;
let owner: Person;
let buyer: Person;
beforeAll(async () => {
  testShop = await openTestShop();
  owner = await admin(testShop);
  buyer = await customer(testShop);
});
afterAll(() => testShop.close());

type Known = {
  name: string;
  categoryId: string | null;
  passport: Partial<Passport>;
  isPriced: boolean;
  madeAt: number;
};
type Rules = {
  passport: 'off' | 'new' | 'all';
  since: number;
  joined: boolean;
  conventional: boolean;
};

function randomPassport(random: SeededRandom): Partial<Passport> {
  const isComplete = random.is(50);
  const fact = <T>(...values: T[]) => random.pick(isComplete ? values : [...values, null]);
  const kind = fact('star', 'conventional', 'none', 'mixed') as Passport['class'];
  return {
    class: kind,
    neeriRef: kind === 'star' ? fact('NEERI-1') : null,
    pesoRef: fact('PESO-1'),
    noiseDb: fact(0, 90, 110, 111, 125, 126),
    pieces: fact(1, 10),
    minDistanceMetres: fact(0, 5),
    minAge: fact(5, 18),
    joinedPieces: fact(0, 0, 2, 1_000),
    hasBannedSalts: random.is(10) ? true : fact(false),
    isImported: random.is(10) ? true : fact(false),
  };
}

/** Whether the shop may show it, told in other words than the shop's. */
function mayBeShown({ passport, isPriced, madeAt }: Known, rules: Rules): boolean {
  const joined = passport.joinedPieces ?? 0;
  const loudest = joined === 1_000 ? 110 : joined === 2 ? 123 : 125;
  const isFirework = passport.class !== 'none';
  const needed: (keyof Passport)[] = ['class', 'pieces', 'minAge'];
  if (isFirework)
    needed.push('pesoRef', 'noiseDb', 'minDistanceMetres', 'joinedPieces', 'hasBannedSalts');
  if (isFirework) needed.push('isImported');
  if (passport.class === 'star') needed.push('neeriRef');
  const isAsked = rules.passport === 'all' || (rules.passport === 'new' && madeAt > rules.since);
  const isWhole = needed.every((name) => (passport[name] ?? null) !== null);
  return (
    isPriced &&
    !(isAsked && !isWhole) &&
    !(rules.joined && joined > 1) &&
    !(rules.conventional && passport.class === 'conventional') &&
    passport.hasBannedSalts !== true &&
    passport.isImported !== true &&
    !((passport.noiseDb ?? 0) > loudest)
  );
}

test('nothing is shown or sold that a rule keeps out, in random steps', async () => {
  const random = seededRandom(seed);
  const { token } = owner;
  const changeRules = rulesOf(testShop, owner);
  const categories = categoriesOf(testShop, owner);
  const sky = await categories.make('Sky');
  const known = new Map<string, Known>();
  const rules: Rules = { passport: 'off', since: 0, joined: false, conventional: false };
  const one = () => random.pick([...known.keys()]);
  const bodyOf = ({ name, categoryId, passport, isPriced }: Known) =>
    ({
      ...{ name, categoryId, description: 'Any', unit: 'Box', passport },
      goesWith: random.shuffle([...known.keys()]).slice(0, 3),
      ...(isPriced && { price: 10, stock: 50 }),
    }) as never;
  let made = 0;

  const acts = {
    async create(step: number) {
      if (known.size >= 60) return;
      made += 1;
      const next: Known = {
        name: `Product ${made}`,
        categoryId: random.pick([sky._id, null]),
        passport: randomPassport(random),
        isPriced: random.is(90),
        madeAt: step,
      };
      const answer = await testShop.call(createProduct, { body: bodyOf(next), token });
      expect(answer.status).toBe(200);
      known.set(answer.body.data._id, next);
    },
    async edit() {
      const id = one();
      const before = known.get(id) as Known;
      const next = { ...before, passport: randomPassport(random), isPriced: true };
      const params = { productId: id };
      const answer = await testShop.call(updateProduct, { params, body: bodyOf(next), token });
      // A complete passport cannot be emptied while the rule asks for it.
      if (answer.status === 200) known.set(id, next);
      else expect(['factsNeeded', 'stockSeenMissing']).toContain(answer.refusal.code);
    },
    async import() {
      const id = one();
      const loud = { noiseDb: random.pick(['90', '126']) };
      const file = editCsv(await exportCsv(testShop, owner), id, loud);
      const report = await importCsv(testShop, owner, file);
      if (report.state !== 'done') return;
      const before = known.get(id) as Known;
      const passport = { ...before.passport, noiseDb: Number(loud.noiseDb) };
      known.set(id, { ...before, passport });
    },
    async rule(step: number) {
      const name = random.pick(['passport', 'joined', 'conventional'] as const);
      if (name === 'passport') {
        const value = random.pick(['off', 'new', 'all'] as const);
        await changeRules.set(name, value);
        if (value !== rules.passport) Object.assign(rules, { passport: value, since: step });
      } else {
        rules[name] = random.is(50);
        await changeRules.set(name, rules[name] ? 'block' : 'allow');
      }
    },
    async delete() {
      const id = one();
      await testShop.call(deleteProduct, { params: { productId: id }, query: {}, token });
      known.delete(id);
    },
    async add() {
      const body = { productId: one(), quantity: 1 };
      const { status } = await testShop.call(addToCart, { body, token: buyer.token });
      expect(status === 200).toBe(mayBeShown(known.get(body.productId) as Known, rules));
    },
    async order() {
      const lines = [{ productId: one(), quantity: 1 }];
      const isShown = mayBeShown(known.get(lines[0]?.productId ?? '') as Known, rules);
      const body = await orderBody(testShop, buyer, lines);
      const { status } = await sendCodOrder(testShop, buyer, body, crypto.randomUUID());
      expect(status === 200).toBe(isShown);
    },
  };
  const turns = [
    'create',
    'create',
    'edit',
    'edit',
    'rule',
    'rule',
    'delete',
    'add',
    'order',
  ] as const;
  await acts.create(0);
  for (let step = 1; step <= steps; step += 1) {
    const act = known.size === 0 ? 'create' : step % 50 === 0 ? 'import' : random.pick(turns);
    await acts[act](step);

    const note = JSON.stringify({ seed, step, act, rules });
    const shown = [...known].filter(([, product]) => mayBeShown(product, rules));
    const ids = new Set(shown.map(([id]) => id));
    const strangers = (products: readonly { _id: string }[]) =>
      products.filter(({ _id }) => !ids.has(_id));
    const list = await testShop.call(listProducts, { body: { limit: 100 } });
    expect(new Set(list.body.data.map(({ _id }) => _id)), note).toEqual(ids);
    const cart = await testShop.call(getCart, { token: buyer.token });
    for (const { productId } of cart.body.data) expect(ids, note).toContain(productId._id);
    if (known.size > 0) {
      const productId = one();
      const single = await testShop.call(getProductByQuery, { params: { productId } });
      expect(single.status === 200, note).toBe(ids.has(productId));
      const related = await testShop.call(listRelated, { params: { productId } });
      expect(related.status === 200, note).toBe(ids.has(productId));
      if (related.status === 200) expect(strangers(related.body.data), note).toEqual([]);
    }
    if (step % 10 === 0) {
      const found = await testShop.call(listProducts, {
        body: { search: 'product', limit: 100, withFacets: true },
      });
      expect(new Set(found.body.data.map(({ _id }) => _id)), note).toEqual(ids);
      const inSky = shown.filter(([, { categoryId }]) => categoryId !== null).length;
      const counts = [
        { value: sky.slug, count: inSky },
        { value: otherCategory, count: ids.size - inSky },
      ];
      expect(found.body.facets?.category, note).toEqual(counts);
      const { data, other } = await categories.list();
      expect([data[0]?.count ?? 0, other.count], note).toEqual(counts.map(({ count }) => count));
      const priced = (await testShop.call(getPriceList)).body.data.categories;
      expect(
        new Set(priced.flatMap(({ products }) => products.map(({ _id }) => _id))),
        note,
      ).toEqual(ids);
      const suggested = await testShop.call(suggestProducts, { query: { q: 'product' } });
      expect(strangers(suggested.body.data.products), note).toEqual([]);
      const some = random.shuffle([...known.keys()]).slice(0, maxProductsById);
      if (some.length > 0) {
        const named = await testShop.call(listProductsByIds, { body: { ids: some } });
        const shownOfThem = some.filter((id) => ids.has(id));
        expect(
          named.body.data.map(({ _id }) => _id),
          note,
        ).toEqual(shownOfThem);
        const items = some.map((productId) => ({ productId, quantity: 1 }));
        const quoted = await testShop.call(quoteCart, { body: { items } });
        expect(
          quoted.body.data.map(({ productId }) => productId._id),
          note,
        ).toEqual(shownOfThem);
        const { status } = await askEstimate(testShop, items);
        expect(status === 200, note).toBe(shownOfThem.length === some.length);
      }
      const { body } = await testShop.app.inject('/sitemap.xml');
      const listed = new Set(
        [...body.matchAll(/\/productDetail\/([0-9a-f-]{36})</g)].map(([, id]) => id),
      );
      expect(listed, note).toEqual(ids);
    }
  }
});
