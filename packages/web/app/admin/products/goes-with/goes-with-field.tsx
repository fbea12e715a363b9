import { maxGoesWith } from '@mathappu/contract/limits';
import { fill } from '@mathappu/contract/words';
import { type ReactNode, useRef, useState } from 'react';
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

/** The products that the owner picks to go well with this one, in order. */
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
          {picked.map((product, place) => (
            <PickedRow
              key={product._id}
              product={product}
              steps={
                <StepButtons
                  id={product._id}
                  name={product.name}
                  place={place}
                  count={picked.length}
                  onStep={step}
                />
              }
              onRemove={() => remove(product._id)}
            />
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
        {added ? fill(words.pickedAdded, { name: added, ...counts }) : movedText(picked, movedTo)}
      </p>
    </fieldset>
  );
}

function movedText(picked: readonly PickedProduct[], place: number): string | undefined {
  const moved = picked[place];
  if (!moved) return undefined;
  return fill(words.pickedMoved, { name: moved.name, number: place + 1, count: picked.length });
}

type PickedRowProps = { product: PickedProduct; steps: ReactNode; onRemove: () => void };

const PickedRow = ({ product: { _id, name }, steps, onRemove }: PickedRowProps) => (
  <li data-row={_id} className="flex items-center gap-2 rounded-md border border-line py-1 pl-3">
    <span lang={langOfData} className="min-w-0 flex-1 wrap-anywhere">
      {name}
    </span>
    {steps}
    <IconButton
      label={fill(words.removePicked, { name })}
      tone="danger"
      icon={<TrashIcon />}
      onClick={onRemove}
    />
  </li>
);
