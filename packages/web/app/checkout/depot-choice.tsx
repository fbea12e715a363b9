import { useShop } from '#web/document/shop-details.ts';
import { RadioCard } from '#web/ui/fields/radio-card.tsx';
import { SelectField } from '#web/ui/fields/select-field.tsx';
import * as words from '#words/checkout';
import type { Depot } from './use-chosen-depot.ts';

type DepotChoiceProps = {
  value: Depot | undefined;
  onChange: (depotId: string | undefined) => void;
};

/** Whether the order is delivered or collected, and where; nothing in a shop without depots. */
export function DepotChoice({ value, onChange }: DepotChoiceProps) {
  const depots = useShop().sales?.depots ?? [];
  const [first] = depots;
  if (!first) return null;
  return (
    <fieldset className="mt-6 grid gap-3 border-t border-line pt-5">
      <legend className="sr-only">{words.howItComes}</legend>
      <RadioCard
        name="way"
        label={words.deliverToAddress}
        checked={value === undefined}
        onChange={() => onChange(undefined)}
      />
      <RadioCard
        name="way"
        label={words.collectAtDepot}
        description={words.collectMeans}
        checked={value !== undefined}
        onChange={() => onChange(first._id)}
      />
      {value && (
        <div className="grid gap-2">
          <SelectField
            label={words.depot}
            options={depots.map(({ _id, name, district }) => ({
              value: _id,
              label: `${name}, ${district}`,
            }))}
            value={value._id}
            onChange={({ currentTarget }) => onChange(currentTarget.value)}
          />
          <p className="wrap-anywhere text-ink-soft">
            {[value.address, value.phone].filter(Boolean).join(', ')}
          </p>
        </div>
      )}
    </fieldset>
  );
}
