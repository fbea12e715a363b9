import { useFormContext, useWatch } from 'react-hook-form';
import { countOf } from '#web/ui/format/plural.ts';
import { starPath } from '#web/ui/star-rating.tsx';
import type { ProductValues } from './product-values.ts';

const stars = [1, 2, 3, 4, 5];

/** The shop's own rating, from one star to five: radios drawn as stars, lit up to the chosen one. */
export function StarChoice() {
  const { control, register } = useFormContext<ProductValues>();
  const chosen = Number(useWatch({ control, name: 'rating' }));
  return (
    <fieldset>
      <legend className="mb-1.5 font-semibold">Rating</legend>
      <div className="inline-flex">
        {stars.map((star) => (
          <label
            key={star}
            className="relative grid size-11 place-items-center rounded-md hover:bg-sunken has-focus-visible:outline-3 has-focus-visible:outline-focus"
          >
            <input
              type="radio"
              value={star}
              aria-label={countOf(star, 'star')}
              className="absolute inset-0 appearance-none outline-none"
              {...register('rating')}
            />
            <svg
              viewBox="0 0 24 24"
              aria-hidden="true"
              className={`pointer-events-none size-8 stroke-yellow-ink ${star <= chosen ? 'fill-gold' : 'fill-surface'}`}
            >
              <path d={starPath} />
            </svg>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
