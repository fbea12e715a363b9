import { fill, plural } from '@mathappu/contract/words';
import { keepPreviousData } from '@tanstack/react-query';
import { useRead } from '#web/admin/api/use-admin-read.ts';
import { PagedList } from '#web/lists/paged-list.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import * as words from '#words/admin/synonyms';

export const useEmptySearches = (page: number) =>
  useRead(
    'listSearchTerms',
    { query: { isEmpty: 'true', days: '30', page: String(page) } },
    { staleTime: 0, failureText: words.termsFailed, placeholderData: keepPreviousData },
  );

type EmptySearchesProps = {
  read: ReturnType<typeof useEmptySearches>;
  page: number;
  onPage: (page: number) => void;
  onMake: (term: string) => void;
};

/** Searches that found nothing, each with a button that makes a synonym. */
export function EmptySearches({ read, page, onPage, onMake }: EmptySearchesProps) {
  return (
    <Card className="mb-6 p-5">
      <h2 className="text-xl">{words.termsTitle}</h2>
      <p className="mb-3 text-ink-soft">{words.termsLead}</p>
      <PagedList
        read={read}
        failureText={words.termsFailed}
        loadingText={words.loading}
        emptyText={words.noTerms}
        rowHeight="h-11"
        pagesLabel={words.termPages}
        page={page}
        onPage={onPage}
      >
        {(terms) => (
          <ul className="divide-y divide-line">
            {terms.map(({ term, times: count }) => (
              <li key={term} className="flex flex-wrap items-center justify-between gap-3 py-2">
                <span className="min-w-0 break-words">
                  <strong>{term}</strong>{' '}
                  <span className="figures text-ink-soft">
                    {fill(plural(words.times, count), { count })}
                  </span>
                </span>
                <Button
                  size="sm"
                  variant="secondary"
                  aria-label={fill(words.makeSynonymOf, { term })}
                  onClick={() => onMake(term)}
                >
                  {words.makeSynonym}
                </Button>
              </li>
            ))}
          </ul>
        )}
      </PagedList>
    </Card>
  );
}
