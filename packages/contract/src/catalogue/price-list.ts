import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { id } from '../fields.ts';
import { passport } from './passport.ts';
import { categoryOfProduct } from './product-category.ts';

const listedProduct = z.object({
  _id: id,
  name: z.string(),
  /** '' when there is none. */
  tamilName: z.string(),
  unit: z.string(),
  /** The first picture. */
  image: z.nullable(z.string()),
  /** Rupees, before the discount. */
  price: z.number(),
  discount: z.number(),
  stock: z.int(),
  passport: z.pick(passport, { class: true, noiseDb: true, minAge: true }),
  /** The product's number on the printed list; null only where all numbers are taken. */
  listNumber: z.nullable(z.int()),
  /** The same number, or 0 without one. */
  position: z.int(),
  /** Further names, as its details have them. */
  alsoCalled: z.array(z.string()),
});
export type ListedProduct = z.output<typeof listedProduct>;

const group = z.extend(z.omit(categoryOfProduct, { _id: true }), {
  products: z.array(listedProduct),
});
export type PriceGroup = z.output<typeof group>;

export const getPriceList = endpoint('getPriceList', {
  tag: 'Catalogue',
  summary: 'All products with their prices, by category; those of none come last, as Other',
  isCacheable: true,
  data: z.object({
    categories: z.array(group),
    /** Whether there are more products than the list holds. */
    isCut: z.boolean(),
    /** The day on which the products were last numbered anew: lists printed before have other numbers. */
    numberedOn: z.nullable(z.iso.date()),
  }),
});
