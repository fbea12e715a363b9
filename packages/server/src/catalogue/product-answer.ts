import type { Product } from '@mathappu/contract/catalogue';
import { toRupees } from '@mathappu/contract/money';

export type ProductRow = {
  id: string;
  name: string;
  description: string;
  price_paise: number | null;
  discount_bp: number;
  stock: number | null;
  set_aside: number;
  unit: string | null;
  rating_tenths: number;
  images: string[];
  placeholders: string[];
  details: Record<string, string>;
  version: number;
  updated_at: Date;
};

/** The product in the names and units of the contract. */
export function answerProduct(row: ProductRow): Product {
  return {
    _id: row.id,
    name: row.name,
    description: row.description,
    price: row.price_paise === null ? null : toRupees(row.price_paise),
    discount: row.discount_bp / 100,
    stock: row.stock,
    setAside: row.set_aside || undefined,
    unit: row.unit,
    rating: row.rating_tenths / 10,
    image: row.images,
    imagePlaceholder: row.placeholders,
    details: row.details,
    version: row.version,
    updatedAt: row.updated_at.toISOString(),
  };
}
