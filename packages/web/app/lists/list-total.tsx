import { mostCounted } from '@mathappu/contract/limits';
import { plural } from '#web/ui/format/plural.ts';

type ListTotalProps = {
  /** Undefined until it is loaded. */
  total: number | undefined;
  /** The singular of what is counted. */
  thing: string;
  /** Where the count of a search may be cut. */
  search?: string;
};

/** How many entries a list holds; screen readers announce changes. */
export function ListTotal({ total, thing, search }: ListTotalProps) {
  return (
    <p role="status" className="figures min-h-6.5 text-ink-soft">
      {total !== undefined && `${formatTotal(total, search)} ${plural(total, thing)}`}
    </p>
  );
}

/** The server counts at most `mostCounted` matches of a search, so there may be more. */
export function formatTotal(total: number, search?: string): string {
  return search && total === mostCounted ? `${total} or more` : String(total);
}
