import { fill } from '@mathappu/contract/words';
import * as words from '#words/ui';
import { classNames } from './class-names.ts';
import { formatRupees } from './format/format-rupees.ts';

type PriceProps = {
  /** The price after the discount, in rupees. */
  final: number;
  /** The price before the discount, in rupees. */
  original?: number;
  /** In per cent; nothing is struck out when it is 0. */
  discount?: number;
  size?: 'md' | 'lg';
  className?: string;
};

export function Price({ final, original, discount = 0, size = 'md', className }: PriceProps) {
  const isReduced = discount > 0 && original !== undefined;
  return (
    <p className={classNames('figures flex flex-wrap items-baseline gap-x-2', className)}>
      <span className={classNames('font-bold text-ink', size === 'lg' ? 'text-2xl' : 'text-lg')}>
        {isReduced && <span className="sr-only">{`${words.price} `}</span>}
        {formatRupees(final)}
      </span>
      {isReduced && (
        <>
          <s className="text-sm text-ink-soft">
            <span className="sr-only">{`${words.insteadOf} `}</span>
            {formatRupees(original)}
          </s>
          <span className="rounded-sm bg-gold-soft px-1.5 text-sm font-semibold text-yellow-ink">
            {fill(words.percentOff, { discount })}
          </span>
        </>
      )}
    </p>
  );
}
