import { foldWords } from '@mathappu/contract/spelling/fold';
import type { Shop } from '#server/shop.ts';
import { addSearchTerms, type SearchedTerm } from './search-term-queries.ts';

const maxTermLength = 60;
const writtenAfterMs = 2_000;
/** More different searches within these seconds are not counted. */
const maxWaiting = 1_000;
/** Six digits of any script, with anything but letters between them. */
const sixDigits = /\p{Nd}(?:[^\p{L}\p{Nd}]*\p{Nd}){5}/u;

/**
 * The term under which a search is counted; undefined for a text that may be personal: an address, a
 * phone number, a long text.
 */
export function termOf(search: string): string | undefined {
  const term = foldWords(search).join(' ');
  const isPrivate = /[@＠]/.test(search) || sixDigits.test(search) || /\d{6}/.test(term);
  if (isPrivate || search.length > maxTermLength) return undefined;
  return term === '' || term.length > maxTermLength ? undefined : term;
}

type SearchedTerms = {
  /** Counts a search that found so many products. */
  count(search: string, found: number): void;
  /** Writes what has been counted. */
  flush(): Promise<void>;
};

/** Counts searches in memory and writes them together, so that no search waits for its count. */
export function openSearchedTerms({ db, log }: Pick<Shop, 'db' | 'log'>): SearchedTerms {
  let waiting = new Map<string, SearchedTerm>();
  let timer: NodeJS.Timeout | undefined;

  async function flush(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    const terms = [...waiting.values()];
    waiting = new Map();
    if (terms.length === 0) return;
    try {
      await addSearchTerms(db, terms);
    } catch (error) {
      log.warn({ err: error }, 'searched words were not counted');
    }
  }

  return {
    count(search, found) {
      const term = termOf(search);
      if (term === undefined) return;
      const times = (waiting.get(term)?.times ?? 0) + 1;
      if (times === 1 && waiting.size >= maxWaiting) return;
      waiting.set(term, { term, times, results: found });
      timer ??= setTimeout(() => void flush(), writtenAfterMs).unref();
    },
    flush,
  };
}
