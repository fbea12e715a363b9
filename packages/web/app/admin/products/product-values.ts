import type { Product } from '@mathappu/contract/catalogue';

/** A product as its forms hold it while it is written: numbers are text, details are rows. */
export type ProductValues = {
  name: string;
  description: string;
  price: string;
  stock: string;
  unit: string;
  discount: string;
  rating: string;
  image: string[];
  details: { name: string; value: string }[];
};

export const emptyProduct: ProductValues = {
  name: '',
  description: '',
  price: '',
  stock: '',
  unit: '',
  discount: '',
  rating: '',
  image: [],
  details: [],
};

/** Until it has these the shop does not show it. */
export function isDraft({ price, stock, unit }: Product): boolean {
  return price === null || stock === null || unit === null;
}

export function valuesOf(product: Product): ProductValues {
  return {
    name: product.name,
    description: product.description,
    price: textOf(product.price),
    stock: textOf(product.stock),
    unit: product.unit ?? '',
    discount: textOf(product.discount),
    rating: textOf(product.rating),
    image: product.image,
    details: Object.entries(product.details).map(([name, value]) => ({ name, value })),
  };
}

const labels: Record<keyof ProductValues, string> = {
  name: 'Name',
  description: 'Description',
  price: 'Price',
  stock: 'Stock',
  unit: 'Unit',
  discount: 'Discount',
  rating: 'Rating',
  image: 'Images',
  details: 'Details',
};

/** Labels of the fields that stand differently in two versions of a product. */
export function changedFields(one: Product, other: Product): string[] {
  const [before, after] = [valuesOf(one), valuesOf(other)];
  return (Object.keys(labels) as (keyof ProductValues)[])
    .filter((field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]))
    .map((field) => labels[field]);
}

/** Fields as written where they were touched since `base`, and as `theirs` says elsewhere. */
export function mergeEdits(
  written: ProductValues,
  { base, theirs }: { base: Product; theirs: Product },
): ProductValues {
  const start = valuesOf(base);
  const isTouched = ([field, value]: [string, unknown]) =>
    JSON.stringify(value) !== JSON.stringify(start[field as keyof ProductValues]);
  return {
    ...valuesOf(theirs),
    ...Object.fromEntries(Object.entries(written).filter(isTouched)),
  };
}

function textOf(value: number | null): string {
  return value === null ? '' : String(value);
}
