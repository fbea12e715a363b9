import * as z from 'zod/mini';
import { countsWithout, facetBody, facetCounts, facetQuery } from './catalogue/facet-input.ts';
import { productSorts } from './catalogue/facets.ts';
import { passport } from './catalogue/passport.ts';
import { categoryOfProduct } from './catalogue/product-category.ts';
import { plainFields } from './catalogue/product-fields.ts';
import { reviewAverage } from './catalogue/review-average.ts';
import { editedProduct, newProduct } from './catalogue/written-product.ts';
import { endpoint } from './endpoint.ts';
import { categorySlug, id, moment, ownImage, text, versionInQuery } from './fields.ts';
import { maxImages, maxPicturesAtOnce, productPageSize } from './limits.ts';
import { pagingBody, pagingQuery, searchText } from './paging.ts';

export const details = z.record(z.string(), z.string());

const pickedProduct = z.object({ _id: id, name: z.string() });

export const product = z.object({
  _id: id,
  name: z.string(),
  description: z.string(),
  /** Rupees; null in a draft, as are stock and unit. */
  price: z.nullable(z.number()),
  discount: z.number(),
  stock: z.nullable(z.int()),
  /** Pieces that came back while the product was off sale. The next stock that is set includes them. */
  setAside: z.optional(z.int()),
  unit: z.nullable(z.string()),
  /** The shop's own rating, typed by an admin; it is never mixed with customers' ratings. */
  rating: z.number(),
  reviews: reviewAverage,
  image: z.array(z.string()),
  /** A tiny blurred picture (data URI) for each image, or '' where there is none. */
  imagePlaceholder: z.array(z.string()),
  details,
  category: z.nullable(categoryOfProduct),
  /** For admins: what the owner picked to go well with it, in order, drafts included. */
  goesWith: z.optional(z.array(pickedProduct)),
  ...plainFields,
  /** The rupees printed on the box; null when they are not known. */
  mrp: z.nullable(z.number()),
  /** Units in the maker's case; null when that is not known. */
  piecesPerCase: z.nullable(z.int()),
  /** The number on the printed price list; null only where all numbers are taken. */
  listNumber: z.nullable(z.int()),
  /** The facts that it states or has of its category; null for one that is not stated. */
  passport,
  /** For admins: the facts that it states itself. */
  ownPassport: z.optional(passport),
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
    /** The requested category, also when requested by an old slug; null for products without a category. */
    category: z.optional(z.nullable(categoryOfProduct)),
    /** The corrected search, if every result was found by a correction. */
    correctedTo: z.optional(z.string()),
    /** Words of the search that the best match lacks. */
    missingWords: z.optional(z.array(z.string())),
    /** When a search finds nothing: up to four products with names like it, or the best sellers. */
    nearest: z.optional(z.array(product)),
    nearestAre: z.optional(z.enum(['similar', 'popular'])),
    /** With `withFacets`. */
    facets: z.optional(facetCounts),
    /** With `withFacets`: the number of products of the category if no filter were set. */
    withoutFilters: z.optional(z.int()),
    /** With `withFacets`: for each chosen filter, the number of products if it were not set. */
    withoutOne: z.optional(countsWithout),
  },
} as const;

/** A category's slug; `otherCategory` for products without a category. An unknown slug is refused. */
const category = z.optional(categorySlug);

/** For admins: `all` includes drafts and unlisted products, `shop` has what customers see. */
const view = z._default(z.enum(['all', 'shop']), 'all');

/**
 * The orders of a list. Customers' orders use the price after the discount, admins' the listed price.
 * `newest` is the shop's own order, and with a search the best match first.
 */
const sort = z.enum([
  ...productSorts,
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
    /** Filters products with a stock of `lowStock` or less; for admins. */
    isRunningOut: z._default(z.boolean(), false),
    /** Filters products that the shop does not show; for admins. */
    isUnlisted: z._default(z.boolean(), false),
    /** Filters products that lack facts needed to list them; for admins. */
    lacksPassport: z._default(z.boolean(), false),
    /** In admins' orders, drafts without the price or stock come last. */
    sort: z._default(sort, 'newest'),
    view,
    ...facetBody,
    withFacets: z._default(z.boolean(), false),
  }),
});

export const listProductsByQuery = endpoint('listProductsByQuery', {
  ...productListParts,
  summary: 'The same list in a form that caches can keep',
  isCacheable: true,
  query: z.strictObject({
    ...pagingQuery(productPageSize),
    search: searchText,
    category,
    sort: z._default(z.enum([...productSorts, 'newest']), 'newest'),
    ...facetQuery,
    withFacets: z.optional(
      z.pipe(
        z.enum(['true', 'false']),
        z.transform((text) => text === 'true'),
      ),
    ),
  }),
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

export const createProduct = endpoint('createProduct', {
  tag: 'Catalogue',
  summary: 'Add a product; without price, stock or unit it is a draft',
  body: newProduct,
  data: product,
  errors: ['unknownImage', 'categoryNotFound', 'productNotFound', 'neeriRefUnfit', 'aboveMrp'],
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
    'aboveMrp',
  ],
});

export const numberAnew = endpoint('numberAnew', {
  tag: 'Catalogue',
  summary:
    'Number all products 1 to n, those of the price list first, in its order; lists printed before have the old numbers',
  data: z.object({ count: z.int() }),
});

export const addPicture = endpoint('addPicture', {
  tag: 'Catalogue',
  summary: 'Make an uploaded picture the first of a product, before those that it has',
  params: ofProduct,
  body: z.strictObject({ image: ownImage }),
  data: product,
  errors: ['productNotFound', 'unknownImage', 'tooMany'],
});

export const matchPictures = endpoint('matchPictures', {
  tag: 'Catalogue',
  summary: 'Find the products that the names of picture files mean, by list number or name',
  body: z.strictObject({
    names: z.array(text(255)).check(z.minLength(1), z.maxLength(maxPicturesAtOnce)),
  }),
  /** In the order of the names; null where none, or more than one, may be meant. */
  data: z.array(
    z.nullable(z.object({ _id: id, name: z.string(), listNumber: z.nullable(z.int()) })),
  ),
});

export const deleteProduct = endpoint('deleteProduct', {
  tag: 'Catalogue',
  summary: 'Take a product out of the shop and of carts; orders keep what they sold',
  params: ofProduct,
  /** The version the admin saw; a mismatch is refused. */
  query: z.strictObject({ version: z.optional(versionInQuery) }),
  errors: ['productNotFound', 'productChanged'],
});

/** Days in which a deleted product can be brought back. */
export const restoreDays = 90;

export const listDeletedProducts = endpoint('listDeletedProducts', {
  tag: 'Catalogue',
  summary: 'The products deleted in 90 days, the last ones first; at most 200',
  data: z.array(z.object({ _id: id, name: z.string(), deletedAt: moment })),
});

export const restoreProduct = endpoint('restoreProduct', {
  tag: 'Catalogue',
  summary: 'Bring a deleted product back as it was',
  params: ofProduct,
  data: product,
  errors: ['productNotFound'],
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
  errors: ['invalidImage', 'imageDamaged', 'imageTooManyPixels'],
});
