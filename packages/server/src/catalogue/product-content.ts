import {
  completePassport,
  editPassport,
  type Passport,
} from '@mathappu/contract/catalogue/passport';
import {
  noPlainFields,
  type PlainFields,
  plainFieldNames,
} from '@mathappu/contract/catalogue/product-fields';
import type { editedProduct, newProduct } from '@mathappu/contract/catalogue/written-product';
import { type BasisPoints, type Paise, toHundredths } from '@mathappu/contract/money';
import type * as z from 'zod/mini';

/** The fields of a product that an admin edits, in the units of the database. */
export type ProductContent = PlainFields & {
  name: string;
  description: string;
  pricePaise: Paise | null;
  discountBp: BasisPoints;
  stock: number | null;
  unit: string | null;
  ratingTenths: number;
  images: readonly string[];
  details: Readonly<Record<string, string>>;
  categoryId: string | null;
  mrpPaise: Paise | null;
  piecesPerCase: number | null;
  /** The ids of what the owner picked to go well with it, in order; deleted products are passed over. */
  goesWith: readonly string[];
  passport: Passport;
};

/** The values of fields that a new product or an edit leaves out. */
type LeftOut = Pick<
  ProductContent,
  | 'images'
  | 'details'
  | 'categoryId'
  | 'goesWith'
  | 'mrpPaise'
  | 'piecesPerCase'
  | 'passport'
  | keyof PlainFields
>;

export const nothingBefore: LeftOut = {
  images: [],
  details: {},
  categoryId: null,
  goesWith: [],
  mrpPaise: null,
  piecesPerCase: null,
  passport: completePassport({}),
  ...noPlainFields,
};

type Written = z.output<typeof newProduct> | z.output<typeof editedProduct>;

/**
 * Images, details, category, related products, facts, MRP, pieces of a case and plain fields that are
 * left out are those of before.
 */
export function contentOf(written: Written, before: LeftOut = nothingBefore): ProductContent {
  const { price, stock, unit, rating, categoryId, mrp, piecesPerCase } = written;
  return {
    name: written.name,
    description: written.description,
    pricePaise: price === null || price === undefined ? null : toHundredths(price),
    discountBp: toHundredths(written.discount),
    stock: stock ?? null,
    unit: unit || null,
    ratingTenths: Math.round((rating ?? 0) * 10),
    images: written.image ?? before.images,
    details: written.details ?? before.details,
    categoryId: categoryId === undefined ? before.categoryId : categoryId,
    goesWith: written.goesWith ?? before.goesWith,
    mrpPaise: mrp === undefined ? before.mrpPaise : mrp === null ? null : toHundredths(mrp),
    piecesPerCase: piecesPerCase === undefined ? before.piecesPerCase : piecesPerCase,
    passport: editPassport(before.passport, written.passport),
    ...(Object.fromEntries(
      plainFieldNames.map((field) => [
        field,
        written[field] === undefined ? before[field] : written[field],
      ]),
    ) as PlainFields),
  };
}
