import type { Product } from '@mathappu/contract/catalogue';
import {
  type ListingProblem,
  sentenceOfProblem,
} from '@mathappu/contract/catalogue/listing-problems';
import { completePassport, type Passport } from '@mathappu/contract/catalogue/passport';
import type { CategoryOfProduct } from '@mathappu/contract/catalogue/product-category';
import { averageOf } from '@mathappu/contract/catalogue/review-average';
import { toRupees } from '@mathappu/contract/money';
import type { Language } from '@mathappu/contract/words';
import type { Selectable } from 'kysely';
import type { Tables } from '#server/platform/db/tables.ts';
import { listingWords } from './listing/listing-words.ts';
import { plainFieldsOfRow } from './product-columns.ts';
import { factsOf } from './product-facts.ts';

export type ProductRow = Omit<
  Selectable<Tables['products']>,
  | 'position'
  | 'created_at'
  | 'deleted_at'
  | 'words'
  | 'words_version'
  | 'sold_30_days'
  | 'unit_paise'
  | 'is_listed'
  | 'is_stock_as_set'
  | 'category_id'
  | 'goes_with'
  | 'class'
  | 'noise_db'
  | 'min_age'
  | 'best_seen'
  | 'is_passport_complete'
  | 'freed_list_number'
  | 'numbered_at'
> & {
  placeholders: string[];
  category: CategoryOfProduct | null;
  /** The facts of its category; `passport` has its own. */
  category_passport: Partial<Passport> | null;
  /** For admins. */
  picked?: { _id: string; name: string }[];
};

/** The product in the names and units of the contract, as everybody may see it. */
export function answerProduct(row: ProductRow, language: Language = 'en'): Product {
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
    reviews: averageOf({ count: row.review_count, stars: row.review_stars }),
    image: row.images,
    imagePlaceholder: row.placeholders,
    details: row.details,
    category: row.category,
    ...plainFieldsOfRow(row),
    mrp: row.mrp_paise === null ? null : toRupees(row.mrp_paise),
    piecesPerCase: row.pieces_per_case,
    listNumber: row.list_number,
    passport: completePassport(factsOf(row)),
    listingProblems: row.listing_problems.map((problem) =>
      sentenceOfProblem(problem as ListingProblem, listingWords[language]),
    ),
    version: row.version,
    updatedAt: row.updated_at.toISOString(),
  };
}

/**
 * The product with the facts that it states itself and with what was picked to go well with it, which
 * names drafts, too.
 */
export const answerProductToAdmin = (row: ProductRow, language?: Language): Product => ({
  ...answerProduct(row, language),
  ownPassport: completePassport(row.passport),
  goesWith: row.picked,
});

/** The product in an audit entry: what an admin edits of it. */
export function auditedProduct(
  row: ProductRow,
): Omit<Product, 'imagePlaceholder' | 'reviews' | 'listingProblems' | 'ownPassport'> {
  const {
    ownPassport: passport = completePassport({}),
    imagePlaceholder: _,
    reviews: _reviews,
    listingProblems: _problems,
    ...product
  } = answerProductToAdmin(row);
  return { ...product, passport };
}
