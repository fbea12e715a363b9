import type { Synonym, SynonymKind } from '@mathappu/contract/catalogue/synonyms';
import { maxSearchLength } from '@mathappu/contract/limits';
import { fill, plural } from '@mathappu/contract/words';
import { keepPreviousData, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '#web/admin/api/admin-call.ts';
import { useRead } from '#web/admin/api/use-admin-read.ts';
import { readAgain } from '#web/api/read-again.ts';
import { useAsk } from '#web/forms/use-ask.tsx';
import { useReopen } from '#web/forms/use-kept-form.ts';
import { PagedList } from '#web/lists/paged-list.tsx';
import { useDebouncedValue } from '#web/lists/use-debounced-value.ts';
import { useToastHere } from '#web/toasts/use-toast-here.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { SearchBox } from '#web/ui/fields/search-box.tsx';
import { SelectField } from '#web/ui/fields/select-field.tsx';
import { PlusIcon } from '#web/ui/images/edit-icons.tsx';
import * as words from '#words/admin/synonyms';
import {
  type EditedSynonym,
  keptSynonym,
  kindLabels,
  kindOptions,
  SynonymDialog,
} from './synonym-dialog.tsx';
import { TrySearch } from './try-search.tsx';

/** The synonyms, by kind; what nobody found; and how a search is understood. */
export function SynonymAdmin() {
  const [edited, setEdited] = useState<EditedSynonym>();
  useReopen(keptSynonym, setEdited);
  const queries = useQueryClient();
  const { ask, questionDialog } = useAsk();
  const showToast = useToastHere();
  const [termPage, setTermPage] = useState(1);
  const searches = useEmptySearches(termPage);

  const remove = ({ _id, version, ...row }: Synonym) =>
    ask({
      title: fill(words.removeQuestion, { words: row.words.join(', ') }),
      confirmLabel: words.remove,
      onConfirm: () =>
        call('deleteSynonym', {
          params: { synonymId: _id },
          query: { version: String(version) },
          failureText: words.removeFailed,
        })
          .then(({ message }) => showToast({ kind: 'success', text: message }))
          .finally(() => readAgain(queries, ['listSynonyms'])),
    });

  return (
    <>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-4">
        <p className="max-w-prose text-ink-soft">{words.lead}</p>
        <Button icon={<PlusIcon />} onClick={() => setEdited({ term: '' })}>
          {words.add}
        </Button>
      </div>
      <TrySearch />
      <EmptySearches
        read={searches}
        page={termPage}
        onPage={setTermPage}
        onMake={(term) => setEdited({ term })}
      />
      {/* Shown before, the list would move when these come. */}
      {(searches.data || searches.isError) && <SynonymList onEdit={setEdited} onDelete={remove} />}
      <SynonymDialog edited={edited} onClose={() => setEdited(undefined)} />
      {questionDialog}
    </>
  );
}

type SynonymListProps = Pick<SynonymItemProps, 'onEdit' | 'onDelete'>;

function SynonymList(actions: SynonymListProps) {
  const [kind, setKind] = useState<SynonymKind | ''>('');
  const [typed, setTyped] = useState('');
  const [page, setPage] = useState(1);
  const search = useDebouncedValue(typed.trim(), 500);
  const read = useRead(
    'listSynonyms',
    { query: { page: String(page), search, ...(kind ? { kind } : {}) } },
    { staleTime: 0, failureText: words.loadFailed, placeholderData: keepPreviousData },
  );
  return (
    <>
      <div className="mb-4 flex flex-wrap items-end gap-3">
        <SearchBox
          label={words.search}
          placeholder={words.search}
          maxLength={maxSearchLength}
          value={typed}
          onValueChange={(text) => {
            setTyped(text);
            setPage(1);
          }}
          className="min-w-0 flex-1 basis-2xs"
        />
        <SelectField
          label={words.kind}
          isLabelHidden
          options={kindOptions}
          placeholder={words.allKinds}
          value={kind}
          onChange={(event) => {
            setKind(event.target.value as typeof kind);
            setPage(1);
          }}
        />
      </div>
      <PagedList
        read={read}
        failureText={words.loadFailed}
        loadingText={words.loading}
        emptyText={words.none}
        rowHeight="h-20"
        pagesLabel={words.pages}
        page={page}
        onPage={setPage}
      >
        {(rows) => (
          <ul className="divide-y divide-line">
            {rows.map((row) => (
              <SynonymItem key={row._id} row={row} {...actions} />
            ))}
          </ul>
        )}
      </PagedList>
    </>
  );
}

type SynonymItemProps = {
  row: Synonym;
  onEdit: (row: Synonym) => void;
  onDelete: (row: Synonym) => void;
};

function SynonymItem({ row, onEdit, onDelete }: SynonymItemProps) {
  const own = row.words.join(', ');
  return (
    <li className="flex flex-wrap items-start justify-between gap-3 py-3">
      <p className="min-w-0 flex-1 basis-2xs break-words">
        <Badge>{kindLabels[row.kind]}</Badge>{' '}
        {row.kind === 'oneWay' ? fill(words.finds, { words: own, to: row.to.join(', ') }) : own}
      </p>
      <div className="flex gap-2">
        <Button
          size="sm"
          variant="secondary"
          aria-label={fill(words.editOf, { words: row.words[0] ?? '' })}
          onClick={() => onEdit(row)}
        >
          {words.edit}
        </Button>
        <Button
          size="sm"
          variant="secondary"
          aria-label={fill(words.removeOf, { words: row.words[0] ?? '' })}
          onClick={() => onDelete(row)}
        >
          {words.remove}
        </Button>
      </div>
    </li>
  );
}

const useEmptySearches = (page: number) =>
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
function EmptySearches({ read, page, onPage, onMake }: EmptySearchesProps) {
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
