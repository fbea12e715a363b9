import { mostCounted } from '@mathappu/contract/limits';
import { fill, plural } from '@mathappu/contract/words';
import * as words from '#words/lists';

type Counted = Readonly<Record<'one' | 'other', `${string}{count}${string}`>>;

type ListTotalProps = {
  /** Undefined until it is loaded. */
  total: number | undefined;
  /** What is counted: '{count} order', '{count} orders'. */
  counted: Counted;
  /** Where the count of a search may be cut. */
  search?: string;
};

/** How many entries a list holds; screen readers announce changes. */
export function ListTotal({ total, counted, search }: ListTotalProps) {
  return (
    <p role="status" className="figures min-h-6.5 text-ink-soft">
      {total !== undefined && fill(plural(counted, total), { count: formatTotal(total, search) })}
    </p>
  );
}

/** The server counts at most `mostCounted` matches of a search, so there may be more. */
export function formatTotal(total: number, search?: string): string {
  return search && total === mostCounted ? fill(words.orMore, { total }) : String(total);
}
