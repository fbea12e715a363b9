import { fill } from '@mathappu/contract/words';
import { type ComponentProps, useId } from 'react';
import { AlertIcon } from '#web/ui/images/notice-icons.tsx';
import { starPath } from '#web/ui/star-rating.tsx';
import * as words from '#words/ui';

const stars = [1, 2, 3, 4, 5];

type StarChoiceProps = Omit<ComponentProps<'input'>, 'type' | 'value' | 'className'> & {
  legend: string;
  /** 0 when none is chosen. */
  chosen: number;
  error?: string;
};

/** From one star to five: radio buttons drawn as stars, filled up to the chosen one. */
export function StarChoice({ legend, chosen, error, ...input }: StarChoiceProps) {
  const errorId = useId();
  return (
    <fieldset>
      <legend className="mb-1.5 font-semibold">{legend}</legend>
      <div className="inline-flex">
        {stars.map((star) => (
          <label
            key={star}
            className="relative grid size-11 place-items-center rounded-md hover:bg-sunken has-focus-visible:outline-3 has-focus-visible:outline-focus"
          >
            <input
              {...input}
              type="radio"
              value={star}
              aria-invalid={error ? true : undefined}
              aria-describedby={error && errorId}
              aria-label={fill(star === 1 ? words.oneStar : words.stars, { count: star })}
              className="absolute inset-0 appearance-none outline-none"
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
      {error && (
        <p id={errorId} className="mt-1.5 flex gap-1.5 text-sm font-medium text-danger">
          <AlertIcon className="mt-px size-5" />
          {error}
        </p>
      )}
    </fieldset>
  );
}
