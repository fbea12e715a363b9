import { fill } from '@mathappu/contract/words';
import { useId } from 'react';
import * as words from '#words/ui';
import { classNames } from './class-names.ts';

const outline = '2.9 5.9 6.5.9-4.7 4.6 1.1 6.5-5.8-3.1-5.8 3.1 1.1-6.5-4.7-4.6 6.5-.9z';
/** In a square of 24. */
export const starPath = `m12 2.6 ${outline}`;
/** One path, because a list has a rating on each of its cards. */
const fiveStars = starPath + `m24 0 ${outline}`.repeat(4);

type StarRatingProps = {
  /** From 0 to 5; tenths show as parts of a star. */
  value: number;
  hasValue?: boolean;
  className?: string;
};

export function StarRating({ value, hasValue = false, className }: StarRatingProps) {
  const id = useId();
  const rating = Math.round(Math.min(5, Math.max(0, value)) * 10) / 10;
  return (
    <span className={classNames('inline-flex items-center gap-1.5 align-middle', className)}>
      <svg
        role="img"
        aria-label={fill(words.rated, { rating })}
        viewBox="0 0 120 24"
        className="h-5 w-25 shrink-0"
      >
        <clipPath id={id}>
          <path d={fiveStars} />
        </clipPath>
        <g clipPath={`url(#${id})`}>
          <rect width="120" height="24" className="fill-line" />
          <rect width={rating * 24} height="24" className="fill-gold" />
        </g>
      </svg>
      {hasValue && (
        <span aria-hidden="true" className="figures text-sm font-semibold text-ink-soft">
          {rating.toFixed(1)}
        </span>
      )}
    </span>
  );
}
