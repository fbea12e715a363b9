import { maxSearchLength } from '@mathappu/contract/limits';
import { fill, plural } from '@mathappu/contract/words';
import { keepPreviousData } from '@tanstack/react-query';
import { type ComponentProps, type KeyboardEvent, useRef, useState } from 'react';
import { useRead } from '#web/admin/api/use-admin-read.ts';
import type { Answer } from '#web/api/call.ts';
import { useDebouncedValue } from '#web/lists/use-debounced-value.ts';
import { Button } from '#web/ui/button.tsx';
import { FormError } from '#web/ui/fields/form-error.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { PlusIcon } from '#web/ui/images/edit-icons.tsx';
import * as words from '#words/admin/products';
import { langOfData } from '#words/language';

const mostShown = 6;

export type FoundProduct = Answer<'listProducts'>['data'][number];

type ProductPickerProps = Pick<ComponentProps<'input'>, 'ref' | 'readOnly'> & {
  label: string;
  hint?: string;
  /** Products that cannot be picked. */
  exceptIds: readonly string[];
  /** Whether a product can be picked; by default all can. */
  canPick?: (product: FoundProduct) => boolean;
  onPick: (product: FoundProduct) => void;
};

/** Finds products, drafts included, by what is typed; each is a button that picks it. */
export function ProductPicker({
  exceptIds,
  canPick = () => true,
  onPick,
  ...field
}: ProductPickerProps) {
  const [typed, setTyped] = useState('');
  const list = useRef<HTMLUListElement>(null);
  const search = useDebouncedValue(typed.trim(), 300);
  const isSearching = search !== '' && typed.trim() !== '';
  const { data, isError, isPlaceholderData } = useRead(
    'listProducts',
    { body: { search, limit: mostShown + exceptIds.length } },
    { enabled: isSearching, placeholderData: keepPreviousData, toast: false },
  );
  const found = isSearching
    ? data?.data
        .filter((product) => !exceptIds.includes(product._id) && canPick(product))
        .slice(0, mostShown)
    : undefined;
  const count = found?.length ?? 0;
  const isOutdated = isPlaceholderData || search !== typed.trim();

  function pick(product: FoundProduct) {
    setTyped('');
    onPick(product);
  }

  /** Enter would send the form. */
  function openList(event: KeyboardEvent) {
    if (event.key !== 'Enter' && event.key !== 'ArrowDown') return;
    event.preventDefault();
    if (!isOutdated) list.current?.querySelector('button')?.focus();
  }

  return (
    <div className="grid gap-2">
      <TextField
        {...field}
        type="search"
        autoComplete="off"
        maxLength={maxSearchLength}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={openList}
      />
      {isSearching && isError && <FormError message={words.loadFailed} />}
      <p role="status" className={count > 0 ? 'sr-only' : 'text-sm text-ink-soft'}>
        {found && (count > 0 ? fill(plural(words.counted, count), { count }) : words.noneFound)}
      </p>
      {found && count > 0 && (
        <ul ref={list} aria-busy={isOutdated} className="grid gap-1 aria-busy:opacity-50">
          {found.map((product) => (
            <li key={product._id}>
              <PickButton product={product} onPick={() => pick(product)} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

const PickButton = ({ product, onPick }: { product: FoundProduct; onPick: () => void }) => (
  <Button
    variant="secondary"
    size="sm"
    aria-label={fill(words.addPicked, product)}
    icon={<PlusIcon className="size-5" />}
    className="w-full justify-start text-left"
    onClick={onPick}
  >
    <span lang={langOfData} className="min-w-0 wrap-anywhere">
      {product.name}
      <span className="font-normal text-ink-soft">{` · ${product.unit ?? words.draft}`}</span>
    </span>
  </Button>
);
