import type { editedProduct, newProduct, Product } from '@mathappu/contract/catalogue';
import { type BasisPoints, type Paise, toHundredths } from '@mathappu/contract/money';
import type * as z from 'zod/mini';
import { answerProduct, type ProductRow } from './product-answer.ts';

/** The fields of a product that an admin edits, in the units of the database. */
export type ProductContent = {
  name: string;
  description: string;
  pricePaise: Paise | null;
  discountBp: BasisPoints;
  stock: number | null;
  unit: string | null;
  ratingTenths: number;
  images: readonly string[];
  details: Readonly<Record<string, string>>;
};

type Written = z.output<typeof newProduct> | z.output<typeof editedProduct>;

/** Images and details that an edit omits stay unchanged. */
export function contentOf(
  written: Written,
  before?: Pick<ProductContent, 'images' | 'details'>,
): ProductContent {
  const { price, stock, unit, rating } = written;
  return {
    name: written.name,
    description: written.description,
    pricePaise: price === null || price === undefined ? null : toHundredths(price),
    discountBp: toHundredths(written.discount),
    stock: stock ?? null,
    unit: unit ?? null,
    ratingTenths: Math.round((rating ?? 0) * 10),
    images: written.image ?? before?.images ?? [],
    details: written.details ?? before?.details ?? {},
  };
}

/** The product in an audit entry, without the placeholders of its images. */
export function auditedProduct(row: ProductRow): Omit<Product, 'imagePlaceholder'> {
  const { imagePlaceholder: _, ...product } = answerProduct(row);
  return product;
}
