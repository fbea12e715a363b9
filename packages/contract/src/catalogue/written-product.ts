import * as z from 'zod/mini';
import * as words from '#words/input';
import { id, line, ownImage, rows, text, twoDecimals } from '../fields.ts';
import {
  descriptionMaxLength,
  maxDetails,
  maxGoesWith,
  maxImages,
  maxPiecesPerCase,
  maxPriceRupees,
  maxStock,
} from '../limits.ts';
import { writtenPassport } from './passport.ts';
import { writtenPlainFields } from './product-fields.ts';

export const detailName = text(60, words.detailNameMissing);
export const detailValue = text(300);
export const detailRows = rows(detailName, detailValue, {
  max: maxDetails,
  tooMany: words.tooManyDetails,
});

export const productName = line(120, words.nameRequired);
export const productDescription = text(descriptionMaxLength, words.descriptionRequired);
export const productPrice = twoDecimals(maxPriceRupees);
export const productMrp = twoDecimals(maxPriceRupees).check(z.minimum(0.01));
export const productPiecesPerCase = z.int().check(z.minimum(1), z.maximum(maxPiecesPerCase));
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

/** A field that is left out stays as it is; in a new product it is empty. */
const written = {
  categoryId: z.nullish(id),
  goesWith: z.optional(goesWith),
  passport: z.optional(writtenPassport),
  /** Null takes it away. */
  mrp: z.nullish(productMrp),
  piecesPerCase: z.nullish(productPiecesPerCase),
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
