import { plainFields } from '@mathappu/contract/catalogue/product-fields';
import {
  detailName,
  detailRows,
  detailValue,
  editedProduct,
  goesWith,
  productDescription,
  productDiscount,
  productMrp,
  productName,
  productPiecesPerCase,
  productPrice,
  productStock,
  productUnit,
} from '@mathappu/contract/catalogue/written-product';
import { maxPiecesPerCase, maxPriceRupees, maxStock } from '@mathappu/contract/limits';
import { parseNumber, parsePercent, parseRupees } from '@mathappu/contract/parse-number';
import { fill } from '@mathappu/contract/words';
import * as z from 'zod/mini';
import { typedNumber } from '#web/forms/typed-number.ts';
import * as words from '#words/admin/products';
import { mrpError } from './mrp-error.ts';
import { typedPassport } from './passport/passport-schema.ts';

const sentences = {
  price: fill(words.enterPrice, { maximum: maxPriceRupees.toLocaleString('en-IN') }),
  stock: fill(words.enterStock, { maximum: maxStock.toLocaleString('en-IN') }),
  discount: words.enterDiscount,
  mrp: fill(words.enterMrp, { maximum: maxPriceRupees.toLocaleString('en-IN') }),
  piecesPerCase: fill(words.enterPiecesPerCase, {
    maximum: maxPiecesPerCase.toLocaleString('en-IN'),
  }),
  rating: words.enterRating,
};

const price = { parse: parseRupees, rule: productPrice, sentence: sentences.price };
const stock = { parse: parseNumber, rule: productStock, sentence: sentences.stock };
const rating = {
  parse: parseNumber,
  rule: editedProduct.shape.rating,
  sentence: sentences.rating,
  empty: 0,
};
const discount = {
  parse: parsePercent,
  rule: productDiscount,
  sentence: sentences.discount,
  empty: 0,
};

const mrp = { parse: parseRupees, rule: productMrp, sentence: sentences.mrp, empty: null };
const piecesPerCase = {
  parse: parseNumber,
  rule: productPiecesPerCase,
  sentence: sentences.piecesPerCase,
  empty: null,
};

/** Rows as a map, without empty rows. */
const typedRows = z.array(z.object({ name: z.string(), value: z.string() }));
const typedDetails = z.pipe(
  z.pipe(
    typedRows,
    z.transform((rows: z.output<typeof typedRows>, { issues }) => {
      const details = new Map<string, string>();
      for (const [index, row] of rows.entries()) {
        const name = detailName.safeParse(row.name);
        const value = detailValue.safeParse(row.value);
        if (row.name.trim() === '' && value.data === '') continue;
        const addIssue = (field: string, message?: string) =>
          issues.push({ code: 'custom', path: [index, field], message, input: row });
        if (!name.success) addIssue('name', name.error.issues[0]?.message);
        else if (details.has(name.data)) addIssue('name', words.detailTwice);
        if (!value.success) addIssue('value', value.error.issues[0]?.message);
        if (name.success && value.success) details.set(name.data, value.data);
      }
      return Object.fromEntries(details);
    }),
  ),
  detailRows,
);

const pickedProducts = z.array(z.object({ _id: z.string(), name: z.string() }));

const shared = {
  name: productName,
  description: productDescription,
  discount: typedNumber(discount),
  image: z.array(z.string()),
  details: typedDetails,
  categoryId: z.pipe(
    z.string(),
    z.transform((chosen: string) => chosen || null),
  ),
  goesWith: z.pipe(
    z.pipe(
      pickedProducts,
      z.transform((picked: z.output<typeof pickedProducts>) => picked.map(({ _id }) => _id)),
    ),
    goesWith,
  ),
  passport: typedPassport,
  mrp: typedNumber(mrp),
  piecesPerCase: typedNumber(piecesPerCase),
  ...plainFields,
};

type Priced = { price: number | null; discount: number; mrp: number | null };

/** The price is refused where one unit would cost more than its box says. */
const notAboveMrp = z.check<Priced>(({ value, issues }) => {
  const message = mrpError(value);
  if (message) issues.push({ code: 'custom', path: ['price'], message, input: value.price });
});

/** Turns what is typed to create a product into the input of the call. */
export const newProductForm = z
  .object({
    ...shared,
    price: typedNumber({ ...price, empty: null }),
    stock: typedNumber({ ...stock, empty: null }),
    unit: z.pipe(
      productUnit,
      z.transform((unit: string) => unit || null),
    ),
    rating: z.pipe(
      z.string(),
      z.transform((chosen: string) => (chosen ? Number(chosen) : null)),
    ),
  })
  .check(notAboveMrp);

/** Turns what is typed to edit a product into the input of the call. */
export const editedProductForm = z
  .object({
    ...shared,
    price: typedNumber({ ...price, empty: words.priceRequired }),
    stock: typedNumber({ ...stock, empty: words.stockRequired }),
    unit: editedProduct.shape.unit,
    rating: typedNumber(rating),
  })
  .check(notAboveMrp);
