import { mostCounted } from '@mathappu/contract/limits';
import { plural } from '#web/ui/format/plural.ts';

type ListTotalProps = {
  /** Undefined as long as it is not known. */
  total: number | undefined;
  /** What is counted, one of it. */
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

/** The server stops counting the matches of a search at `mostCounted`: there may be more. */
export function formatTotal(total: number, search?: string): string {
  return search && total === mostCounted ? `${total} or more` : String(total);
}
