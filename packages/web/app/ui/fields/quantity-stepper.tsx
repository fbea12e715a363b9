import { type ChangeEvent, type FocusEvent, type KeyboardEvent, useState } from 'react';
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

/** A button at its limit is `aria-disabled`: `disabled` would lose the focus. */
export function QuantityStepper(props: QuantityStepperProps) {
  const { productName, value, max, onChange, isEditable = false } = props;
  const isLeast = value <= 1;
  const isMost = value >= max;
  const step =
    'grid size-11 place-items-center rounded-md hover:bg-sunken aria-disabled:text-line-strong aria-disabled:hover:bg-transparent';

  return (
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
        <TypedQuantity {...{ productName, value, max, onChange }} />
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
}

function TypedQuantity({ productName, value, max, onChange }: QuantityStepperProps) {
  const [draft, setDraft] = useState<string>();

  function settle(event: FocusEvent<HTMLInputElement>) {
    setDraft(undefined);
    const wanted = Number.parseInt(event.target.value, 10);
    if (Number.isNaN(wanted)) return;
    const allowed = Math.min(Math.max(wanted, 1), Math.max(max, 1));
    if (allowed !== value) onChange(allowed);
  }

  return (
    <input
      aria-label={`Quantity of ${productName}`}
      inputMode="numeric"
      value={draft ?? value}
      onChange={(event: ChangeEvent<HTMLInputElement>) =>
        setDraft(event.target.value.replace(/\D/g, '').slice(0, 3))
      }
      onBlur={settle}
      onKeyDown={(event: KeyboardEvent<HTMLInputElement>) => {
        if (event.key === 'Enter') event.currentTarget.blur();
      }}
      className="figures h-11 w-[2.6em] min-w-11 rounded-sm text-center font-semibold"
    />
  );
}
