import { fill } from '@mathappu/contract/words';
import { type ChangeEvent, type KeyboardEvent, type SyntheticEvent, useState } from 'react';
import { classNames } from '#web/ui/class-names.ts';
import { MinusIcon, PlusIcon } from '#web/ui/images/edit-icons.tsx';
import * as words from '#words/ui';

type QuantityStepperProps = {
  /** Names the product in every control's accessible name. */
  productName: string;
  value: number;
  max: number;
  /** Said when more than `max` is typed. */
  maxText: string;
  onChange: (quantity: number) => void;
  /** For a typed 0, which is refused by default. */
  onZero?: () => void;
  /** With narrower buttons where there is a mouse. */
  isNarrow?: boolean;
};

/** The name of the typed quantity in a form around it. */
export const quantityField = 'quantity';

type TypedQuantityProps = QuantityStepperProps & { onRefused: (sentence: string) => void };

/**
 * A typed quantity is applied on blur and on Enter. A button at its limit is `aria-disabled`:
 * `disabled` would lose the focus.
 */
export function QuantityStepper(props: QuantityStepperProps) {
  const { productName: product, value, max, onChange, isNarrow = false } = props;
  const [refusal, setRefusal] = useState('');
  const isLeast = value <= 1;
  const isMost = value >= max;
  const step = classNames(
    'grid size-11 shrink-0 place-items-center rounded-md hover:bg-sunken aria-disabled:text-line-strong aria-disabled:hover:bg-transparent',
    isNarrow && 'lg:pointer-fine:w-6.5',
  );

  return (
    <div className="grid max-w-full min-w-0 grid-cols-1 justify-items-start">
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out inline everywhere */}
      <div
        role="group"
        aria-label={fill(words.quantityOf, { product })}
        className="flex max-w-full items-center rounded-md border border-line-strong bg-surface"
      >
        <button
          type="button"
          className={step}
          aria-label={fill(words.decrease, { product })}
          aria-disabled={isLeast}
          onClick={() => !isLeast && onChange(value - 1)}
        >
          <MinusIcon className="size-5" />
        </button>
        <TypedQuantity {...props} onRefused={setRefusal} />
        <button
          type="button"
          className={step}
          aria-label={fill(words.increase, { product })}
          aria-disabled={isMost}
          onClick={() => !isMost && onChange(value + 1)}
        >
          <PlusIcon className="size-5" />
        </button>
      </div>
      <p aria-live="polite" className="w-0 min-w-full text-sm font-medium text-danger">
        {refusal}
      </p>
    </div>
  );
}

function TypedQuantity(props: TypedQuantityProps) {
  const {
    productName: product,
    value,
    max,
    maxText,
    onChange,
    onZero,
    onRefused,
    isNarrow,
  } = props;
  const [draft, setDraft] = useState<string>();

  function settle({ currentTarget }: SyntheticEvent<HTMLInputElement>) {
    if (draft === undefined) return;
    setDraft(undefined);
    const typed = currentTarget.value.trim();
    const wanted = /^\d+$/.test(typed) ? Number(typed) : 0;
    const allowed = Math.min(wanted, max);
    if (onZero && /^0+$/.test(typed)) onZero();
    else if (allowed === 0) onRefused(fill(words.wholeNumber, { max }));
    else if (allowed < wanted) onRefused(maxText);
    if (allowed > 0 && allowed !== value) onChange(allowed);
  }

  return (
    <input
      name={quantityField}
      aria-label={fill(words.quantityOf, { product })}
      inputMode="numeric"
      readOnly={max === 0}
      value={draft ?? value}
      onChange={(event: ChangeEvent<HTMLInputElement>) => {
        setDraft(event.target.value);
        onRefused('');
      }}
      // The next typed digits replace the quantity: a 10 typed after a 1 is not 110.
      onClick={({ currentTarget }) => currentTarget.select()}
      onBlur={settle}
      onKeyDown={(event: KeyboardEvent<HTMLInputElement>) => {
        if (event.key !== 'Enter') return;
        // Or else it would press the Undo that takes the focus of a removed line.
        event.preventDefault();
        settle(event);
        event.currentTarget.select();
      }}
      className={classNames(
        'figures h-11 w-[2.6em] grow rounded-sm text-center font-semibold',
        isNarrow ? 'lg:pointer-fine:w-[1.9em]' : 'min-w-9',
      )}
    />
  );
}
