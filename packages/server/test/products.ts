import {
  createCategory,
  deleteCategory,
  listCategories,
  orderCategories,
  setProductCategory,
  updateCategory,
} from '@mathappu/contract/catalogue/categories';
import type { RuleName, RuleValue } from '@mathappu/contract/catalogue/listing-problems';
import { listListingRules, updateListingRule } from '@mathappu/contract/catalogue/listing-rules';
import type { Passport } from '@mathappu/contract/catalogue/passport';
import {
  createReview,
  deleteReview,
  listProductReviews,
  listReviews,
  type newReview,
  updateReview,
} from '@mathappu/contract/catalogue/reviews';
import type { BodyOf } from '@mathappu/contract/endpoint';
import { toHundredths } from '@mathappu/contract/money';
import type * as z from 'zod/mini';
import { newId } from '#server/platform/db/new-id.ts';
import type { Queryable } from '#server/platform/db/open-database.ts';
import type { Person } from './people.ts';
import type { TestShop } from './test-shop.ts';

type ProductParts = {
  name?: string;
  nameTa?: string;
  description?: string;
  /** Rupees. */
  price?: number | null;
  /** Percent. */
  discount?: number;
  stock?: number | null;
  unit?: string | null;
  image?: string[];
  details?: Record<string, string>;
  position?: number;
  passport?: Partial<Passport>;
  maker?: string;
  /** Rupees. */
  mrp?: number;
};

let made = 0;

/** Inserts a product with its stock history and returns its id. */
export async function product(testShop: TestShop, parts: ProductParts = {}): Promise<string> {
  made += 1;
  const {
    name = `Sparkler ${made}`,
    description = 'Burns bright',
    details = {},
    passport = {},
  } = parts;
  const { price = 100, stock = 10, unit = 'Box' } = parts;
  const id = newId();
  const { db, cache } = testShop.shop;
  await db
    .insertInto('products')
    .values({
      id,
      name,
      name_ta: parts.nameTa ?? '',
      description,
      price_paise: price === null ? null : toHundredths(price),
      discount_bp: toHundredths(parts.discount ?? 0),
      stock,
      unit,
      images: parts.image ?? [],
      details: JSON.stringify(details),
      maker: parts.maker ?? '',
      mrp_paise: parts.mrp === undefined ? null : toHundredths(parts.mrp),
      position: parts.position ?? -made,
      passport: JSON.stringify(passport),
    })
    .execute();
  if (stock) {
    const movement = { id: newId(), product_id: id, kind: 'set', quantity: stock } as const;
    await db.insertInto('stock_movements').values(movement).execute();
  }
  cache.drop();
  return id;
}

export async function stockOf(
  testShop: TestShop,
  productId: string,
  db: Queryable = testShop.shop.db,
): Promise<number | null> {
  const row = await db
    .selectFrom('products')
    .select('stock')
    .where('id', '=', productId)
    .executeTakeFirstOrThrow();
  return row.stock;
}

/** The sum of the product's stock movements, which must equal its stock. */
export async function stockHistoryOf(testShop: TestShop, productId: string): Promise<number> {
  const row = await testShop.shop.db
    .selectFrom('stock_movements')
    .select(({ fn }) => fn.sum<number>('quantity').as('sum'))
    .where('product_id', '=', productId)
    .executeTakeFirstOrThrow();
  return Number(row.sum);
}

/** The calls of an admin who works on the categories. */
export function categoriesOf({ call }: TestShop, { token }: Person) {
  const create = (body: object) => call(createCategory, { body: body as never, token });
  return {
    create,
    make: async (name: string) => (await create({ name })).body.data,
    update: (categoryId: string, body: object) =>
      call(updateCategory, { params: { categoryId }, body: body as never, token }),
    remove: (categoryId: string, version?: string) =>
      call(deleteCategory, {
        params: { categoryId },
        query: version === undefined ? {} : { version },
        token,
      }),
    list: async () => (await call(listCategories)).body,
    order: (ids: string[], version: number) =>
      call(orderCategories, { body: { ids, version }, token }),
    put: (ids: string[], categoryId: string | null) =>
      call(setProductCategory, { body: { ids, categoryId }, token }),
  };
}

/** All facts of a lawful cracker. */
export const lawful = {
  class: 'star',
  neeriRef: 'NEERI/TEST-1',
  pesoRef: 'PESO/TEST (1)',
  noiseDb: 90,
  pieces: 10,
  minDistanceMetres: 5,
  minAge: 12,
  joinedPieces: 0,
  hasBannedSalts: false,
  isImported: false,
} as const satisfies Partial<Passport>;

/** The calls of an admin who works on the listing rules. */
export function rulesOf({ call }: TestShop, { token }: Person) {
  const change = (name: RuleName, body: object) =>
    call(updateListingRule, { params: { name }, body: body as never, token });
  const list = async () => (await call(listListingRules, { token })).body.data;
  const effectOf = async (name: RuleName, value: RuleValue) =>
    (await list())
      .find((rule) => rule.name === name)
      ?.effects.find((effect) => effect.value === value);
  return {
    change,
    list,
    effectOf,
    /** Sets a rule, whatever it does. */
    set: async (name: RuleName, value: RuleValue) => {
      const effect = await effectOf(name, value);
      const answer = await change(name, { value, reason: 'Test', leaves: effect?.leaves });
      if (answer.status !== 200) throw new Error(`rule refused: ${answer.refusal.message}`);
    },
  };
}

/** The calls about reviews, of customers and of the shop's owner. */
export function reviewsOf({ call }: TestShop, owner: Person) {
  const write = (
    { token }: Person,
    review: Omit<z.input<typeof newReview>, 'stars'> & { stars?: number },
  ) => call(createReview, { body: { stars: 4, ...review }, token });
  return {
    write,
    withdraw: ({ token }: Person, reviewId: string) =>
      call(deleteReview, { params: { reviewId }, token }),
    shown: (productId: string, page = 1) =>
      call(listProductReviews, { params: { productId }, query: { page: String(page) } }),
    listed: (query: { status?: 'pending' | 'published' | 'rejected'; page?: string } = {}) =>
      call(listReviews, { query, token: owner.token }),
    judge: (reviewId: string, body: BodyOf<typeof updateReview>) =>
      call(updateReview, { params: { reviewId }, body, token: owner.token }),
  };
}
