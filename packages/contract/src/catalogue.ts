import * as z from 'zod/mini';
import * as words from '#words/input';
import { passport, writtenPassport } from './catalogue/passport.ts';
import { categoryOfProduct } from './catalogue/product-category.ts';
import { plainFields, writtenPlainFields } from './catalogue/product-fields.ts';
import { reviewAverage } from './catalogue/review-average.ts';
import { endpoint } from './endpoint.ts';
import { categorySlug, id, moment, ownImage, text, twoDecimals, versionInQuery } from './fields.ts';
import {
  descriptionMaxLength,
  maxGoesWith,
  maxImages,
  maxPriceRupees,
  maxStock,
  productPageSize,
} from './limits.ts';
import { pagingBody, pagingQuery, searchText } from './paging.ts';

export const details = z.record(z.string(), z.string());

export const product = z.object({
  _id: id,
  name: z.string(),
  description: z.string(),
  /** Rupees; null in a draft, as are stock and unit. */
  price: z.nullable(z.number()),
  discount: z.number(),
  stock: z.nullable(z.int()),
  /** Pieces that came back while the product was off sale; they join the stock it is given. */
  setAside: z.optional(z.int()),
  unit: z.nullable(z.string()),
  /** The shop's own, typed by the admin; never mixed with those of customers. */
  rating: z.number(),
  reviews: reviewAverage,
  image: z.array(z.string()),
  /** A tiny blurred picture (data URI) for each image, or '' where there is none. */
  imagePlaceholder: z.array(z.string()),
  details,
  category: z.nullable(categoryOfProduct),
  /** For admins: what the owner picked to go well with it, in order, drafts included. */
  goesWith: z.optional(z.array(z.object({ _id: id, name: z.string() }))),
  ...plainFields,
  /** Its facts; null for one that is not stated. */
  passport,
  /** Why it is not in the shop, as sentences; empty when it is. */
  listingProblems: z.array(z.string()),
  /** The number of edits. An edit that sends it back is refused when another one came first. */
  version: z.int(),
  updatedAt: moment,
});
export type Product = z.output<typeof product>;

const productListParts = {
  tag: 'Catalogue',
  data: z.array(product),
  extras: {
    totalCount: z.int(),
    totalPages: z.int(),
    /** The one that was asked for, also by a slug of before; null for products without one. */
    category: z.optional(z.nullable(categoryOfProduct)),
    /** What the search was read as, when every result was found by a correction. */
    correctedTo: z.optional(z.string()),
    /** Words of the search that some of the results lack. */
    missingWords: z.optional(z.array(z.string())),
    /** When a search finds nothing: up to four products with names like it, or the best sellers. */
    nearest: z.optional(z.array(product)),
    nearestAre: z.optional(z.enum(['similar', 'popular'])),
  },
} as const;

/** Of this category alone; `otherCategory`: of none. An unknown one is refused. */
const category = z.optional(categorySlug);

/** For an admin: everything, drafts included, or what the shop shows to everybody. */
const view = z._default(z.enum(['all', 'shop']), 'all');

/** Newest first is the shop's own order, and with a search the best match first. */
const sort = z.enum([
  'newest',
  'name-asc',
  'name-desc',
  'price-asc',
  'price-desc',
  'stock-asc',
  'stock-desc',
]);
export type ProductSort = z.output<typeof sort>;

/** The shop's products; an admin's bearer token adds the drafts, unless the view is `shop`. */
export const listProducts = endpoint('listProducts', {
  ...productListParts,
  summary: 'A page of products, searched with patience for typing slips',
  body: z.strictObject({
    ...pagingBody(productPageSize),
    search: searchText,
    category,
    /** Only what has `lowStock` left or less; for admins. */
    isRunningOut: z._default(z.boolean(), false),
    /** Only what the shop does not show; for admins. */
    isUnlisted: z._default(z.boolean(), false),
    /** Only what lacks facts that are needed to list it; for admins. */
    lacksPassport: z._default(z.boolean(), false),
    /** For admins; drafts without the price or stock come last. */
    sort: z._default(sort, 'newest'),
    view,
  }),
});

export const listProductsByQuery = endpoint('listProductsByQuery', {
  ...productListParts,
  summary: 'The same list in a form that caches can keep',
  isCacheable: true,
  query: z.strictObject({ ...pagingQuery(productPageSize), search: searchText, category }),
});

const ofProduct = z.strictObject({ productId: id });

const singleProductParts = {
  tag: 'Catalogue',
  params: ofProduct,
  data: product,
  errors: ['productNotFound'],
} as const;

export const getProduct = endpoint('getProduct', {
  ...singleProductParts,
  query: z.strictObject({ view }),
  summary: 'One product',
});

export const getProductByQuery = endpoint('getProductByQuery', {
  ...singleProductParts,
  summary: 'One product, cacheable',
  isCacheable: true,
});

export const listRelated = endpoint('listRelated', {
  tag: 'Catalogue',
  summary: 'Up to four products that go well with one: picked, bought together, of its category',
  params: ofProduct,
  isCacheable: true,
  data: z.array(product),
  errors: ['productNotFound'],
});

export const detailName = text(60, words.detailNameMissing);
export const detailValue = text(300);
export const detailRows = z
  .record(detailName, detailValue)
  .check(z.refine((rows) => Object.keys(rows).length <= 40, words.tooManyDetails));

export const productName = text(120, words.nameRequired);
export const productDescription = text(descriptionMaxLength, words.descriptionRequired);
export const productPrice = twoDecimals(maxPriceRupees);
export const productStock = z.int().check(z.minimum(0), z.maximum(maxStock));
export const productUnit = text(60);
export const productDiscount = twoDecimals(100);
const oneDecimal = (value: number) => Math.abs(value * 10 - Math.round(value * 10)) < 1e-6;
const editedRating = z
  .number()
  .check(z.minimum(0), z.maximum(5), z.refine(oneDecimal, words.ratingSteps));

/** The ids of other products, in the order in which they are shown. */
export const goesWith = z.array(id).check(
  z.maxLength(maxGoesWith, words.tooManyGoWith),
  z.refine((ids) => new Set(ids).size === ids.length, words.productsRepeated),
);

/** What is left out stays, or is none. */
const written = {
  categoryId: z.nullish(id),
  goesWith: z.optional(goesWith),
  passport: z.optional(writtenPassport),
  ...writtenPlainFields,
};

export const newProduct = z.strictObject({
  name: productName,
  description: productDescription,
  price: z.nullish(productPrice),
  discount: z._default(productDiscount, 0),
  stock: z.nullish(productStock),
  unit: z.nullish(productUnit),
  rating: z.nullish(z.int().check(z.minimum(1), z.maximum(5))),
  image: z._default(z.array(ownImage).check(z.maxLength(maxImages)), []),
  details: z._default(detailRows, {}),
  ...written,
});

export const editedProduct = z.strictObject({
  name: productName,
  description: productDescription,
  price: productPrice,
  discount: z._default(productDiscount, 0),
  stock: productStock,
  unit: text(60, words.unitRequired),
  rating: z._default(editedRating, 0),
  image: z.optional(z.array(ownImage).check(z.maxLength(maxImages))),
  details: z.optional(detailRows),
  ...written,
  /** The version the edit started from; a mismatch is refused. */
  version: z.optional(z.int().check(z.minimum(1))),
  /**
   * The stock the edit started from, null when there was none; the difference is applied. Without
   * it another stock is refused once orders have moved the stock since a person last set it.
   */
  stockSeen: z.nullish(productStock),
});

export const createProduct = endpoint('createProduct', {
  tag: 'Catalogue',
  summary: 'Add a product; without price, stock or unit it is a draft',
  body: newProduct,
  data: product,
  errors: ['unknownImage', 'categoryNotFound', 'productNotFound', 'neeriRefUnfit'],
});

export const updateProduct = endpoint('updateProduct', {
  tag: 'Catalogue',
  summary: 'Change a product',
  params: ofProduct,
  body: editedProduct,
  data: product,
  errors: [
    'productNotFound',
    'productChanged',
    'stockTooLowToLower',
    'stockSeenMissing',
    'outOfStock',
    'unknownImage',
    'categoryNotFound',
    'neeriRefUnfit',
    'factsNeeded',
  ],
});

export const deleteProduct = endpoint('deleteProduct', {
  tag: 'Catalogue',
  summary: 'Take a product out of the shop and of carts; orders keep what they sold',
  params: ofProduct,
  /** The version the admin saw; a mismatch is refused. */
  query: z.strictObject({ version: z.optional(versionInQuery) }),
  errors: ['productNotFound', 'productChanged'],
});

export const uploadFile = endpoint('uploadFile', {
  tag: 'Catalogue',
  summary:
    'Upload one picture (field image, answers data.url) or several (field files, answers a list)',
  files: [
    { name: 'image', maxFiles: 1 },
    { name: 'files', maxFiles: maxImages },
  ],
  data: z.union([z.object({ url: z.string() }), z.array(z.string())]),
  errors: ['invalidImage'],
});
