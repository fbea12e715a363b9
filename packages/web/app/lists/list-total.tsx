import type { Total } from '@mathappu/contract/paging';
import { fill, plural } from '@mathappu/contract/words';

export type Counted = Readonly<Record<'one' | 'other', `${string}{count}${string}`>>;

type ListTotalProps = {
  /** Undefined until it is loaded. */
  total: Total | undefined;
  /** The words of the count: '{count} order', '{count} orders'. */
  counted: Counted;
};

/** How many entries a list holds; screen readers announce changes. */
export function ListTotal({ total, counted }: ListTotalProps) {
  return (
    <p role="status" className="figures min-h-6.5 text-ink-soft">
      {total && fill(plural(counted, total.total), { count: total.total })}
    </p>
  );
}
