import type { Product } from '@mathappu/contract/catalogue';
import { StarRating } from '#web/ui/star-rating.tsx';
import * as words from '#words/catalogue';

type ProductRatingProps = Pick<Product, 'rating' | 'reviews'> & {
  /** Without the shop's own rating. */
  isOfCustomers?: boolean;
};

/**
 * The customers' stars with their number; before there are any, the shop's own rating, which says so.
 * Nothing of a product that nobody has rated: a rating begins at half a star.
 */
export function ProductRating({ rating, reviews, isOfCustomers = false }: ProductRatingProps) {
  const { average, count } = reviews;
  const stars = average ?? (isOfCustomers ? 0 : rating);
  if (stars === 0) return null;
  return (
    <span>
      <StarRating value={stars} hasValue />{' '}
      <span className="text-sm whitespace-nowrap text-ink-soft">
        {average === null ? words.shopsRating : `(${count})`}
      </span>
    </span>
  );
}
