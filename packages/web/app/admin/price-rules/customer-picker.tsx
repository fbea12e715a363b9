import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { useRead } from '#web/admin/api/use-admin-read.ts';
import { useDebouncedValue } from '#web/lists/use-debounced-value.ts';
import { TextField } from '#web/ui/fields/text-field.tsx';
import * as words from '#words/admin/price-rules';
import { langOfData } from '#words/language';
import type { Picked } from './rule-values.ts';

const shortest = 3;

type CustomerPickerProps = {
  exceptIds: readonly string[];
  onPick: (customer: Picked) => void;
};

/** Finds customers by what is typed; each is a button that picks them. */
export function CustomerPicker({ exceptIds, onPick }: CustomerPickerProps) {
  const [typed, setTyped] = useState('');
  const search = useDebouncedValue(typed.trim(), 400);
  const isSearching = search.length >= shortest && typed.trim().length >= shortest;
  const { data } = useRead(
    'listUsers',
    { query: { search, page: '1', limit: '6' } },
    { enabled: isSearching, placeholderData: keepPreviousData, toast: false },
  );
  const found = isSearching ? data?.data.users.filter(({ _id }) => !exceptIds.includes(_id)) : [];
  return (
    <div className="grid gap-2">
      <TextField
        label={words.findCustomer}
        type="search"
        value={typed}
        maxLength={100}
        autoComplete="off"
        onChange={(event) => setTyped(event.target.value)}
        // It would send the form.
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
      />
      {found?.map(({ _id, name, email }) => (
        <button
          key={_id}
          type="button"
          className="min-h-11 rounded-md border border-line px-3 py-1 text-left wrap-anywhere hover:bg-sunken"
          onClick={() => {
            setTyped('');
            onPick({ _id, name: `${name} · ${email}` });
          }}
        >
          <span lang={langOfData}>{name}</span>{' '}
          <span className="text-sm text-ink-soft">{email}</span>
        </button>
      ))}
    </div>
  );
}
