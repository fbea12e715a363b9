import type { editedProduct, newProduct, Product } from '@mathappu/contract/catalogue';
import { type BasisPoints, type Paise, toHundredths } from '@mathappu/contract/money';
import type * as z from 'zod';
import { answerProduct, type ProductRow } from './product-answer.ts';

/** What the shopkeeper writes about a product, in the shop's own units. */
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

/** What an edit leaves out stays as it was. */
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

/** What the audit trail keeps of a product: what the admin saw, without the blurred pictures. */
export function auditedProduct(row: ProductRow): Omit<Product, 'imagePlaceholder'> {
  const { imagePlaceholder: _, ...seen } = answerProduct(row);
  return seen;
}
