import { maxGoesWith } from '@mathappu/contract/limits';
import { fill } from '@mathappu/contract/words';
import { useRef, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { StepButtons } from '#web/admin/frame/step-buttons.tsx';
import { useRowSteps } from '#web/admin/frame/use-row-steps.ts';
import { FormError } from '#web/ui/fields/form-error.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { TrashIcon } from '#web/ui/images/edit-icons.tsx';
import * as words from '#words/admin/products';
import { langOfData } from '#words/language';
import type { PickedProduct, ProductValues } from '../product-values.ts';
import { ProductPicker } from './product-picker.tsx';

/** What the owner picks to go well with a product, in order. */
export function GoesWithField({ productId }: { productId?: string }) {
  const { control, setValue, formState } = useFormContext<ProductValues>();
  const picked = useWatch({ control, name: 'goesWith' });
  const setPicked = (products: PickedProduct[]) =>
    setValue('goesWith', products, { shouldDirty: true });
  const search = useRef<HTMLInputElement>(null);
  const [added, setAdded] = useState<string>();
  const ids = picked.map(({ _id }) => _id);
  const { list, step, movedTo } = useRowSteps<HTMLOListElement>(ids, (ordered) => {
    setAdded(undefined);
    setPicked(ordered.flatMap((id) => picked.find(({ _id }) => _id === id) ?? []));
  });

  function add({ _id, name }: PickedProduct) {
    setPicked([...picked, { _id, name }]);
    setAdded(name);
    search.current?.focus();
  }

  function remove(id: string) {
    setPicked(picked.filter(({ _id }) => _id !== id));
    setAdded(undefined);
    search.current?.focus();
  }

  const counts = { number: picked.length, maximum: maxGoesWith };
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-1 font-semibold">{words.goesWith}</legend>
      <p className="text-sm text-ink-soft">{fill(words.goesWithHint, counts)}</p>
      {picked.length > 0 && (
        <ol ref={list} aria-label={words.goesWith} className="grid gap-2">
          {picked.map(({ _id, name }, place) => (
            <li
              key={_id}
              data-row={_id}
              className="flex items-center gap-2 rounded-md border border-line py-1 pl-3"
            >
              <span lang={langOfData} className="min-w-0 flex-1 wrap-anywhere">
                {name}
              </span>
              <StepButtons id={_id} name={name} place={place} count={picked.length} onStep={step} />
              <IconButton
                label={fill(words.removePicked, { name })}
                tone="danger"
                icon={<TrashIcon />}
                onClick={() => remove(_id)}
              />
            </li>
          ))}
        </ol>
      )}
      <ProductPicker
        ref={search}
        label={words.findToGoWith}
        hint={picked.length < maxGoesWith ? undefined : fill(words.allPicked, counts)}
        readOnly={picked.length >= maxGoesWith}
        exceptIds={[...ids, productId ?? '']}
        onPick={add}
      />
      <FormError message={formState.errors.goesWith?.message} />
      <p role="status" className="sr-only">
        {added
          ? fill(words.pickedAdded, { name: added, ...counts })
          : movedTo >= 0 &&
            fill(words.pickedMoved, {
              name: picked[movedTo]?.name ?? '',
              number: movedTo + 1,
              count: picked.length,
            })}
      </p>
    </fieldset>
  );
}
