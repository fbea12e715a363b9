import type { Product } from '@mathappu/contract/catalogue';
import { StarRating } from '#web/ui/star-rating.tsx';
import * as words from '#words/catalogue';

/** The customers' stars with their number; before there are any, the shop's own rating, which says so. */
export function ProductRating({ rating, reviews }: Pick<Product, 'rating' | 'reviews'>) {
  const { average, count } = reviews;
  return (
    <>
      <StarRating value={average ?? rating} hasValue />{' '}
      <span className="text-sm whitespace-nowrap text-ink-soft">
        {average ? `(${count})` : rating > 0 && words.shopsRating}
      </span>
    </>
  );
}
