import type { Product } from '@mathappu/contract/catalogue';
import { fill, plural } from '@mathappu/contract/words';
import {
  type FocusEvent,
  type FormEvent,
  type KeyboardEvent,
  useEffect,
  useRef,
  useState,
} from 'react';
import { type Conflict, whoAndWhen } from '#web/admin/frame/conflict.tsx';
import { CallError } from '#web/api/call-error.ts';
import { readInterrupted } from '#web/forms/form-draft.ts';
import { NumberField } from '#web/forms/number-field.tsx';
import { useInterruptedDraft } from '#web/forms/use-kept-form.ts';
import { useToastHere } from '#web/toasts/use-toast-here.ts';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import * as words from '#words/admin/products';
import * as uiWords from '#words/ui';
import { editedProductForm } from './product-schema.ts';
import { type ProductNumber, sellingPriceOf, setAsideHint } from './product-values.ts';
import type { SaveNumber } from './use-save-number.ts';
import { freshProductOf } from './use-save-product.ts';

type NumberEditorProps = {
  /** The name under which it is kept when the session ends. */
  draftName: string;
  /** Its number when the editor is opened is what the edit starts from, until a save is refused. */
  product: Product;
  field: ProductNumber;
  save: SaveNumber;
  /** `note` says what else has become of the number. */
  onClose: (note?: string) => void;
};

type KeptNumber = { values: { typed: string }; base: Product };

/**
 * Enter saves, Escape leaves, Tab saves and goes on to the next number of the list. What is refused
 * stays as it was typed, with the reason below.
 */
export function NumberEditor(props: NumberEditorProps) {
  const { product, field, onClose } = props;
  const { base, typed, type, error, isSaving, isUntouched, submit } = useNumberEdit(props);
  const isStock = field === 'stock';
  const input = useRef<HTMLInputElement>(null);

  useEffect(() => {
    input.current?.focus();
    input.current?.select();
  }, []);

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (event.key === 'Escape' && !isSaving) onClose();
    if (event.key !== 'Tab') return;
    const next = neighbourOf(event.currentTarget, event.shiftKey ? -1 : 1);
    void submit();
    if (!next) return;
    event.preventDefault();
    if (!(next instanceof HTMLInputElement)) return next.click();
    next.focus();
    next.select();
  }

  /** Leaving a number that was not touched closes it. */
  function onBlur({ currentTarget, relatedTarget }: FocusEvent<HTMLFormElement>) {
    if (isUntouched && !currentTarget.contains(relatedTarget)) onClose();
  }

  return (
    <form
      noValidate
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        void submit();
      }}
      onBlur={onBlur}
      className={classNames(
        'text-left font-normal max-md:ml-auto max-md:w-44',
        // A tablet has no room for wider columns: it lies over those beside it, which stay in place.
        'md:max-lg:relative md:max-lg:z-1 md:max-lg:-ml-2 md:max-lg:w-44 md:max-lg:rounded-md md:max-lg:bg-surface md:max-lg:p-2 md:max-lg:shadow-overlay',
        isStock ? 'md:max-lg:-mr-33' : 'md:max-lg:-mr-14',
        error ? 'lg:w-56' : 'lg:w-36',
      )}
    >
      <NumberField
        ref={input}
        label={fill(isStock ? words.newStock : words.newPrice, { name: product.name })}
        isLabelHidden
        inputMode={isStock ? 'numeric' : 'decimal'}
        enterKeyHint="done"
        hint={hintOf(base, field, typed)}
        error={error}
        value={typed}
        readOnly={isSaving}
        aria-busy={isSaving || undefined}
        onChange={(event) => type(event.target.value)}
        onKeyDown={onKeyDown}
      />
      {/* Keyboards for numbers on phones have no Enter. */}
      <div className="mt-2 flex flex-wrap gap-2">
        <Button type="submit" size="sm" isBusy={isSaving} tabIndex={-1}>
          {words.save}
        </Button>
        <Button variant="quiet" size="sm" tabIndex={-1} onClick={() => isSaving || onClose()}>
          {uiWords.cancel}
        </Button>
      </div>
    </form>
  );
}

/** A number that is typed, and saved or refused. */
function useNumberEdit({ draftName, product, field, save, onClose }: NumberEditorProps) {
  const [kept] = useState(() => readInterrupted(draftName) as KeptNumber | undefined);
  const [base, setBase] = useState(kept?.base ?? product);
  const [typed, setTyped] = useState(kept?.values.typed ?? textOf(product[field]));
  const [error, setError] = useState<string>();
  const [isSaving, setSaving] = useState(false);
  useInterruptedDraft(draftName, () =>
    typed === textOf(base[field]) ? undefined : { values: { typed }, base },
  );
  const showToast = useToastHere();

  function refuse(sentence: string) {
    setError(sentence);
    showToast({ kind: 'error', text: sentence });
  }

  async function submit() {
    if (isSaving) return;
    if (typed === textOf(base[field])) return onClose();
    const read = editedProductForm.shape[field].safeParse(typed);
    if (!read.success) return refuse(read.error.issues[0]?.message ?? '');
    if (read.data === base[field]) return onClose();
    setSaving(true);
    setError(undefined);
    try {
      const result = await save({ field, base, value: read.data });
      if ('saved' in result) return onClose(noteOn(field, read.data, result.saved.data));
      const { conflict, theirs } = result;
      setBase(theirs);
      setError(conflictText(field, { base, theirs, conflict }));
    } catch (failure) {
      if (!(failure instanceof CallError)) throw failure;
      setBase(freshProductOf(failure) ?? base);
      setError(failure.message);
    } finally {
      setSaving(false);
    }
  }

  function type(text: string) {
    setTyped(text);
    setError(undefined);
  }

  return {
    base,
    typed,
    type,
    error,
    isSaving,
    isUntouched: typed === textOf(base[field]) && !error,
    submit,
  };
}

const textOf = (number: number | null): string => String(number ?? '');

/** Somebody else changed the product: what the number is now. */
function conflictText(
  field: ProductNumber,
  { base, theirs, conflict }: { base: Product; theirs: Product; conflict: Conflict },
): string {
  const change = fill(words.changed, whoAndWhen(conflict));
  const isSame = theirs[field] === base[field];
  if (field === 'stock') {
    const stock = theirs.stock ?? words.notGiven;
    return fill(isSame ? words.stockStill : words.stockNow, { change, stock });
  }
  const price =
    theirs.price === null ? words.notGiven : fill(words.rupees, { price: theirs.price });
  return fill(isSame ? words.priceStill : words.priceNow, { change, price });
}

function hintOf(base: Product, field: ProductNumber, typed: string): string | undefined {
  if (field === 'stock') return base.stock === null ? setAsideHint(base.setAside) : undefined;
  const selling = sellingPriceOf(typed, base.discount);
  return selling && fill(words.customersPay, { price: selling });
}

/** Stock is changed by the difference, so that it can be another one than was typed. */
function noteOn(field: ProductNumber, value: number, { stock }: Product): string | undefined {
  if (field !== 'stock' || stock === null || stock === value) return undefined;
  const count = Math.abs(value - stock);
  return fill(plural(stock < value ? words.soldMeanwhile : words.withReturned, count), { count });
}

/** The control of the number before or after this one in the list. */
function neighbourOf(input: HTMLElement, step: 1 | -1): HTMLElement | undefined {
  const numbers = [...(input.closest('table')?.querySelectorAll('[data-number]') ?? [])];
  const own = numbers.findIndex((number) => number.contains(input));
  const controls = numbers.map((number) => number.querySelector<HTMLElement>('input, button'));
  const others = step > 0 ? controls.slice(own + 1) : controls.slice(0, own).reverse();
  return others.find((control) => control !== null) ?? undefined;
}
