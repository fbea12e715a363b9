import type { ProductChange } from './import-row.ts';

/** The columns of a file that have another name than the field. */
const columns: Readonly<Record<string, string>> = {
  pricePaise: 'price',
  discountBp: 'discount',
  ratingTenths: 'rating',
  images: 'image',
  categoryId: 'category',
  mrpPaise: 'mrp',
} satisfies Partial<Record<keyof ProductChange['after'], string>>;

export const columnOfField = (field: string): string => columns[field] ?? field;
