import * as z from 'zod/mini';
import * as words from '#words/input';
import { endpoint } from '../endpoint.ts';
import { categorySlug, id, line, moment, ownImage, versionInQuery } from '../fields.ts';
import { maxCategories, maxProductsAtOnce } from '../limits.ts';
import { categoryPassport } from './passport.ts';
import { categoryOfProduct } from './product-category.ts';

export const category = z.extend(categoryOfProduct, {
  /** The category's place in the owner's order, from 0. */
  position: z.int(),
  image: z.nullable(z.string()),
  /** The facts that its products have until they state their own; left out where there are none. */
  passport: z.optional(categoryPassport),
  version: z.int(),
  /** The number of listed products. */
  count: z.int(),
  /** The lowest price in rupees after discounts; null without listed products. */
  lowestPrice: z.nullable(z.number()),
});
export type Category = z.output<typeof category>;

const written = {
  name: line(60, words.nameRequired),
  /** '' when there is none. */
  nameTa: z.optional(line(60)),
  /** The category's part of addresses; by default made from the name. */
  slug: z.optional(categorySlug),
  image: z.nullish(ownImage),
  passport: z.optional(categoryPassport),
};

const version = z.int().check(z.minimum(1));
const ofCategory = z.strictObject({ categoryId: id });

export const listCategories = endpoint('listCategories', {
  tag: 'Categories',
  summary: 'All categories in the order of the owner; customers are shown those with products',
  isCacheable: true,
  data: z.array(category),
  extras: {
    /** The version of the order. It changes when a category is added, deleted or moved. */
    version: z.int(),
    /** Figures of the products without a category. */
    other: z.pick(category, { count: true, lowestPrice: true }),
  },
});

export const createCategory = endpoint('createCategory', {
  tag: 'Categories',
  summary: 'Add a category, after all others',
  body: z.strictObject(written),
  data: category,
  errors: ['categoryTaken', 'tooMany', 'unknownImage'],
});

export const updateCategory = endpoint('updateCategory', {
  tag: 'Categories',
  summary: 'Change a category; what is left out stays, and its former slug leads to it for ever',
  params: ofCategory,
  body: z.extend(z.partial(z.strictObject(written)), { version }),
  data: category,
  extras: {
    /** The products that other facts took out of the shop, and those that they brought into it. */
    leaves: z.int(),
    returns: z.int(),
  },
  errors: ['categoryNotFound', 'categoryTaken', 'categoryChanged', 'unknownImage'],
});

export const deleteCategory = endpoint('deleteCategory', {
  tag: 'Categories',
  summary: 'Delete a category; its products stay without one',
  params: ofCategory,
  /** The version the admin saw; a mismatch is refused. */
  query: z.strictObject({ version: z.optional(versionInQuery) }),
  errors: ['categoryNotFound', 'categoryChanged'],
});

export const listDeletedCategories = endpoint('listDeletedCategories', {
  tag: 'Categories',
  summary: 'The categories deleted in 90 days, the last ones first; at most 200',
  data: z.array(z.object({ _id: id, name: z.string(), deletedAt: moment })),
});

export const restoreCategory = endpoint('restoreCategory', {
  tag: 'Categories',
  summary: 'Bring a deleted category back, with those of its products that have none since',
  params: ofCategory,
  data: category,
  errors: ['categoryNotFound', 'categoryTaken', 'tooMany'],
});

export const orderCategories = endpoint('orderCategories', {
  tag: 'Categories',
  summary: 'Put the categories into another order',
  body: z.strictObject({
    /** The ids of all categories in their new order. */
    ids: z.array(id).check(z.maxLength(maxCategories)),
    /** The version of the order that the admin saw. */
    version,
  }),
  data: z.array(category),
  extras: { version: z.int() },
  errors: ['categoryChanged'],
});

export const setProductCategory = endpoint('setProductCategory', {
  tag: 'Categories',
  summary: 'Put products into a category, or into none',
  body: z.strictObject({
    ids: z.array(id).check(z.minLength(1), z.maxLength(maxProductsAtOnce)),
    categoryId: z.nullable(id),
  }),
  /** The number of products whose category changed. */
  data: z.object({ changed: z.int() }),
  errors: ['categoryNotFound'],
});
