import { type ChangeEvent, type KeyboardEvent, type SyntheticEvent, useState } from 'react';
import { MinusIcon, PlusIcon } from '#web/ui/images/icons.tsx';

type QuantityStepperProps = {
  /** Names the product in every control's accessible name. */
  productName: string;
  value: number;
  max: number;
  onChange: (quantity: number) => void;
  /** Lets the quantity be typed; it is applied on blur and on Enter. */
  isEditable?: boolean;
};

type TypedQuantityProps = QuantityStepperProps & { onRefused: (sentence: string) => void };

/** A button at its limit is `aria-disabled`: `disabled` would lose the focus. */
export function QuantityStepper(props: QuantityStepperProps) {
  const { productName, value, max, onChange, isEditable = false } = props;
  const [refusal, setRefusal] = useState('');
  const isLeast = value <= 1;
  const isMost = value >= max;
  const step =
    'grid size-11 place-items-center rounded-md hover:bg-sunken aria-disabled:text-line-strong aria-disabled:hover:bg-transparent';

  const controls = (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out inline everywhere
    <div
      role="group"
      aria-label={`Quantity of ${productName}`}
      className="inline-flex items-center rounded-md border border-line-strong bg-surface"
    >
      <button
        type="button"
        className={step}
        aria-label={`Decrease quantity of ${productName}`}
        aria-disabled={isLeast}
        onClick={() => !isLeast && onChange(value - 1)}
      >
        <MinusIcon className="size-5" />
      </button>
      {isEditable ? (
        <TypedQuantity {...props} onRefused={setRefusal} />
      ) : (
        <output className="figures min-w-9 text-center font-semibold">{value}</output>
      )}
      <button
        type="button"
        className={step}
        aria-label={`Increase quantity of ${productName}`}
        aria-disabled={isMost}
        onClick={() => !isMost && onChange(value + 1)}
      >
        <PlusIcon className="size-5" />
      </button>
    </div>
  );
  if (!isEditable) return controls;
  return (
    <div className="grid justify-items-start">
      {controls}
      <p aria-live="polite" className="text-sm font-medium text-danger">
        {refusal}
      </p>
    </div>
  );
}

function TypedQuantity({ productName, value, max, onChange, onRefused }: TypedQuantityProps) {
  const [draft, setDraft] = useState<string>();

  function settle({ currentTarget }: SyntheticEvent<HTMLInputElement>) {
    if (draft === undefined) return;
    setDraft(undefined);
    const typed = currentTarget.value.trim();
    const wanted = /^\d+$/.test(typed) ? Number(typed) : 0;
    const allowed = Math.min(wanted, Math.max(max, 1));
    if (allowed === 0) onRefused(`Enter a whole number from 1 to ${max}`);
    else if (allowed < wanted) onRefused(`At most ${max} can be ordered`);
    if (allowed > 0 && allowed !== value) onChange(allowed);
  }

  return (
    <input
      aria-label={`Quantity of ${productName}`}
      inputMode="numeric"
      value={draft ?? value}
      onChange={(event: ChangeEvent<HTMLInputElement>) => {
        setDraft(event.target.value);
        onRefused('');
      }}
      // What is typed next replaces the quantity: a 10 typed after a 1 is not 110.
      onClick={({ currentTarget }) => currentTarget.select()}
      onBlur={settle}
      onKeyDown={(event: KeyboardEvent<HTMLInputElement>) => {
        if (event.key !== 'Enter') return;
        settle(event);
        event.currentTarget.select();
      }}
      className="figures h-11 w-[2.6em] min-w-11 rounded-sm text-center font-semibold"
    />
  );
}
