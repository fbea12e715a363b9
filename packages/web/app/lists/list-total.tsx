import { countWords } from './count-words.ts';

type ListTotalProps = {
  /** Undefined as long as it is not known. */
  total: number | undefined;
  /** What is counted, one of it. */
  thing: string;
  /** Where the count of a search may be cut. */
  search?: string;
};

/** How many a list holds, said aloud when it changes. */
export function ListTotal({ total, thing, search }: ListTotalProps) {
  return (
    <p role="status" className="figures min-h-6.5 text-ink-soft">
      {total !== undefined && `${countWords(total, search)} ${thing}${total === 1 ? '' : 's'}`}
    </p>
  );
}
