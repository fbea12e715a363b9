import type { Product } from '@mathappu/contract/catalogue';
import { fill } from '@mathappu/contract/words';
import { type ReactNode, useState } from 'react';
import { useMay } from '#web/admin/api/use-may.ts';
import { useReopen } from '#web/forms/use-kept-form.ts';
import { useLazyModule } from '#web/ui/use-lazy-module.ts';
import * as words from '#words/admin/products';
import { editOf, type ProductNumber as Field } from './product-values.ts';
import { useSaveNumber } from './use-save-number.ts';

const loadEditor = () => import('./number-editor.tsx');

/** For a list whose numbers are edited in place; the editor is loaded at the first touch. */
export function useNumberEditing() {
  const [isNeeded, setNeeded] = useState(false);
  const editor = useLazyModule(loadEditor, isNeeded);
  return { editor, start: () => setNeeded(true), save: useSaveNumber() };
}

type ProductNumberProps = {
  product: Product;
  field: Field;
  editing: ReturnType<typeof useNumberEditing>;
  /** The number as the list shows it. */
  text: ReactNode;
  /** Content beside the number, hidden while the number is edited. */
  children?: ReactNode;
};

/** A number of the list that becomes a field when it is pressed. */
export function ProductNumber({ product, field, editing, text, children }: ProductNumberProps) {
  const [isOpen, setOpen] = useState(false);
  const [note, setNote] = useState('');
  const { editor, start, save } = editing;
  const isFixed = !useMay()('updateProduct') || editOf({ ...product, [field]: 0 }) === undefined;

  const draftName = `product-${field}-${product._id}`;
  useReopen(draftName, open);

  function open() {
    start();
    setNote('');
    setOpen(true);
  }

  function close(saved = '') {
    setNote(saved);
    setOpen(false);
  }

  return (
    <div data-number>
      {isOpen && editor ? (
        <editor.NumberEditor
          draftName={draftName}
          product={product}
          field={field}
          save={save}
          onClose={close}
        />
      ) : (
        <>
          {isFixed ? (
            text
          ) : (
            <button
              type="button"
              title={fill(field === 'stock' ? words.changeStock : words.changePrice, product)}
              aria-busy={isOpen || undefined}
              onClick={open}
              className="figures -mx-2 min-h-11 min-w-11 rounded-md px-2 whitespace-nowrap underline decoration-line-strong decoration-dashed underline-offset-4 transition-colors hover:bg-sunken hover:decoration-ink"
            >
              {text}
            </button>
          )}
          {children}
        </>
      )}
      <p aria-live="polite" className="text-sm text-ink-soft">
        {note}
      </p>
    </div>
  );
}
