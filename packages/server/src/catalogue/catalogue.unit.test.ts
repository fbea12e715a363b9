import { describe, expect, test } from 'vitest';
import { type SeededRandom, seededRandom } from '#test/seeded-random.ts';
import {
  type Catalogue,
  changeCatalogue,
  emptyCatalogue,
  type LoadedCategory,
  type LoadedProduct,
} from './catalogue.ts';
import { categoriesOf } from './categories/show-categories.ts';
import { type Listing, listProducts } from './list-products.ts';
import { showPriceList } from './price-list/show-price-list.ts';
import { findRelated } from './related/find-related.ts';
import { suggestProducts } from './search/suggest-products.ts';

const uuid = (kind: string, number: number) =>
  `${kind.repeat(8)}-0000-4000-8000-${String(number).padStart(12, '0')}`;

const words = ['flower', 'pot', 'rocket', 'chakkar', 'gold', 'whistle', '15', '30', 'ராக்கெட்'];

function randomProduct(random: SeededRandom, number: number): LoadedProduct {
  const text = (most: number) =>
    random
      .shuffle(words)
      .slice(0, 1 + random.below(most))
      .join(' ');
  const [price, discount] = [
    random.pick([0, 9_950, 10_000, 50_000]),
    random.pick([0, 1_000, 5_000]),
  ];
  return {
    id: uuid('a', number),
    name: `${text(3)} ${number}`,
    name_ta: '',
    maker: random.pick(['', 'Standard', 'Kaliswari']),
    mrp_paise: null,
    pieces_per_case: null,
    list_number: number,
    numbered_at: null,
    description_ta: '',
    description: text(2),
    price_paise: price,
    discount_bp: discount,
    unit_paise: Math.floor((price * (10_000 - discount) + 5_000) / 10_000),
    stock: random.pick([0, 1, 20]),
    set_aside: 0,
    unit: 'Box',
    rating_tenths: 0,
    review_count: random.below(6),
    review_stars: 12,
    images: [],
    placeholders: [],
    details: {},
    passport: {
      class: random.pick(['swas', 'star', 'none', null]),
      noiseDb: random.pick([0, 80, 101, 126, null]),
      minAge: random.pick([4, 12, 18, null]),
      bestSeen: random.pick(['day', 'night', 'both', null]),
    },
    listing_problems: [],
    version: 1,
    updated_at: new Date(0),
    category_id: random.pick([null, uuid('c', 1), uuid('c', 2)]),
    position: random.below(50),
    sold_30_days: random.below(3),
    goes_with: random.is(30) ? [uuid('a', random.below(40))] : [],
    bought_with: random.is(30) ? [uuid('a', random.below(40))] : [],
    is_listed: true,
    is_passport_complete: false,
  };
}

const category = (number: number, name: string): LoadedCategory => ({
  id: uuid('c', number),
  slug: name.toLowerCase(),
  slugs: [name.toLowerCase()],
  name,
  name_ta: '',
  position: number,
  image: null,
  version: 1,
  passport: {},
});

const synonyms = [{ kind: 'equal', words: ['chakkar', 'wheel'], to: [] }] as const;

const load = (products: readonly LoadedProduct[], categories: readonly LoadedCategory[]) =>
  changeCatalogue(emptyCatalogue, { products, categories, synonyms });

const listing = (over: Partial<Listing> = {}): Listing => ({
  ...{ page: 1, limit: 100, search: '', sort: 'newest', filters: {}, withFacets: true },
  ...over,
});

const searches = [
  '',
  'pot',
  'flower pot',
  'rockt',
  'whistle 15',
  'wheel',
  'fountain',
  'ராக்கெட் gold',
];
const sorts = ['newest', 'priceAsc', 'priceDesc', 'discount', 'bestselling', 'reviews'] as const;

/** Everything that customers are shown of it. */
const answersOf = (catalogue: Catalogue) => [
  ...searches.flatMap((search) =>
    sorts.map((sort) => listProducts(catalogue, listing({ search, sort }))),
  ),
  ...searches.map((search) => suggestProducts(catalogue, search || 'po')),
  ...[...catalogue.slots.keys()].toSorted().map((id) => findRelated(catalogue, id)),
  showPriceList(catalogue),
  categoriesOf(catalogue),
];

describe('a catalogue that was changed step by step', () => {
  test('answers as one that is loaded anew, whatever the steps were', () => {
    for (let seed = 1; seed <= 12; seed += 1) {
      const random = seededRandom(seed);
      const products = new Map<string, LoadedProduct>();
      let categories = [category(1, 'Fountain'), category(2, 'Sky')];
      let catalogue = load([], categories);
      for (let step = 0; step < 25; step += 1) {
        const changed = Array.from({ length: random.below(6) }, () =>
          randomProduct(random, random.below(40)),
        );
        const gone = Array.from({ length: random.below(3) }, () =>
          uuid('a', random.below(40)),
        ).filter((id) => changed.every((product) => product.id !== id));
        for (const product of changed) products.set(product.id, product);
        for (const id of gone) products.delete(id);
        if (random.is(15)) {
          categories = random
            .shuffle([category(1, random.pick(['Fountain', 'Pot'])), category(2, 'Sky')])
            .slice(0, 1 + random.below(2));
          catalogue = changeCatalogue(catalogue, { categories });
        }
        catalogue = changeCatalogue(catalogue, {
          products: random.shuffle(changed.map((product) => product.id)).length
            ? [...new Map(changed.map((product) => [product.id, product])).values()]
            : [],
          gone,
        });
        // Orders that were asked for before a change must not survive it.
        if (random.is(40)) listProducts(catalogue, listing({ sort: random.pick(sorts) }));
        if (step % 6 === 0 || step === 24)
          expect(answersOf(catalogue), `seed ${seed}, step ${step}`).toEqual(
            answersOf(load([...products.values()], categories)),
          );
      }
    }
  });

  test('the value before a change stays what it was', () => {
    const random = seededRandom(3);
    const before = load(
      Array.from({ length: 30 }, (_, number) => randomProduct(random, number)),
      [category(1, 'Fountain')],
    );
    const answers = JSON.stringify(answersOf(before));
    changeCatalogue(before, {
      products: [randomProduct(random, 1), randomProduct(random, 99)],
      gone: [uuid('a', 2)],
      categories: [category(1, 'Pots')],
    });
    expect(JSON.stringify(answersOf(before))).toBe(answers);
  });
});

describe('against a reader of all products', () => {
  /** How each order compares two products, told in other words than the catalogue's. */
  const compare: Record<(typeof sorts)[number], (a: LoadedProduct, b: LoadedProduct) => number> = {
    newest: () => 0,
    priceAsc: (a, b) => Number(a.unit_paise) - Number(b.unit_paise),
    priceDesc: (a, b) => Number(b.unit_paise) - Number(a.unit_paise),
    discount: (a, b) => b.discount_bp - a.discount_bp,
    bestselling: (a, b) =>
      Number(Number(b.stock) > 0) - Number(Number(a.stock) > 0) || b.sold_30_days - a.sold_30_days,
    reviews: (a, b) => {
      const [first, second] = [a, b].map((one) =>
        one.review_count >= 3 ? one.review_stars / one.review_count : -1,
      );
      return Number(second) - Number(first);
    },
  };
  const inShopOrder = (a: LoadedProduct, b: LoadedProduct) =>
    a.position - b.position || (a.id < b.id ? -1 : 1);

  test('lists are in their order, page by page', () => {
    const random = seededRandom(8);
    for (let round = 0; round < 10; round += 1) {
      const products = Array.from({ length: random.below(60) }, (_, number) =>
        randomProduct(random, number),
      );
      const catalogue = load(random.shuffle(products), [category(1, 'Fountain')]);
      for (const sort of sorts) {
        const expected = products
          .toSorted((a, b) => compare[sort](a, b) || inShopOrder(a, b))
          .map(({ id }) => id);
        const pages = Array.from({ length: 7 }, (_, at) =>
          listProducts(catalogue, listing({ sort, page: at + 1, limit: 10 })),
        );
        expect(pages.flatMap(({ data }) => data.map(({ _id }) => _id))).toEqual(expected);
        expect(pages.every(({ totalCount }) => totalCount === expected.length)).toBe(true);
      }
    }
  });

  test('a search of whole words finds what has all of them, and only then what has some', () => {
    const random = seededRandom(21);
    // Words that neither sound nor look like each other.
    const known = ['flower', 'rocket', 'whistle', 'gold'];
    for (let round = 0; round < 200; round += 1) {
      const products = Array.from({ length: random.below(25) }, (_, number) => ({
        ...randomProduct(random, number),
        name: random.shuffle(known).slice(0, random.below(3)).join(' '),
        description: random.shuffle(known).slice(0, random.below(2)).join(' '),
        category_id: null,
        passport: {},
      }));
      const asked = random.shuffle(known).slice(0, 1 + random.below(3));
      const { data, totalCount, missingWords } = listProducts(
        load(products, []),
        listing({ search: asked.join(' ') }),
      );
      const wordsOf = ({ name, description }: { name: string; description: string }) =>
        new Set(`${name} ${description}`.split(' '));
      const countOf = (one: { name: string; description: string }) =>
        asked.filter((word) => wordsOf(one).has(word)).length;
      const whole = products.filter((one) => countOf(one) === asked.length);
      const some = products.filter((one) => countOf(one) > 0);
      const expected = whole.length > 0 ? whole : some;
      const note = JSON.stringify({ round, asked });
      expect(totalCount, note).toBe(expected.length);
      expect(data.map(({ _id }) => _id).toSorted(), note).toEqual(
        expected.map(({ id }) => id).toSorted(),
      );
      // Fewer words missing first; of equals those that have one in the name alone.
      const counts = data.map(countOf);
      expect(counts, note).toEqual(counts.toSorted((a, b) => b - a));
      const [first] = data;
      const lacking = first ? asked.filter((word) => !wordsOf(first).has(word)) : [];
      expect(missingWords ?? [], note).toEqual(lacking);
    }
  });
});
