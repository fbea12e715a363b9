import { fill, plural } from '@mathappu/contract/words';
import { useRead } from '#web/api/use-read.ts';
import { ListSkeleton } from '#web/lists/list-skeleton.tsx';
import { ReadStates } from '#web/lists/read-states.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import * as words from '#words/admin/synonyms';

export const useEmptySearches = () =>
  useRead(
    'listSearchTerms',
    { query: { isEmpty: 'true', days: '30' } },
    { staleTime: 0, failureText: words.termsFailed },
  );

type EmptySearchesProps = {
  read: ReturnType<typeof useEmptySearches>;
  onMake: (term: string) => void;
};

/** What people looked for in vain: a synonym of it is made from here. */
export function EmptySearches({ read, onMake }: EmptySearchesProps) {
  return (
    <Card className="mb-6 p-5">
      <h2 className="text-xl">{words.termsTitle}</h2>
      <p className="mb-3 text-ink-soft">{words.termsLead}</p>
      <ReadStates
        read={read}
        failureText={words.termsFailed}
        skeleton={<ListSkeleton text={words.loading} rowHeight="h-11" />}
      >
        {({ data: terms }) =>
          terms.length === 0 ? (
            <p>{words.noTerms}</p>
          ) : (
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
          )
        }
      </ReadStates>
    </Card>
  );
}
