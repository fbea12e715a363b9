import { fill } from '@mathappu/contract/words';
import { useShop } from '#web/shop-details/shop-details.ts';
import { RadioCard } from '#web/ui/fields/radio-card.tsx';
import * as words from '#words/checkout';
import type { Depot } from './use-chosen-depot.ts';

type DepotChoiceProps = {
  value: Depot | undefined;
  onChange: (depotId: string | undefined) => void;
  /** The choice that it is not collected. */
  delivered: string;
};

/** Whether the order is delivered or collected, and where; nothing in a shop without depots. */
export function DepotChoice({ value, onChange, delivered }: DepotChoiceProps) {
  const depots = useShop().sales?.depots ?? [];
  if (depots.length === 0) return null;
  return (
    <fieldset className="mt-6 border-t border-line pt-5">
      <legend className="sr-only">{words.howItComes}</legend>
      <div className="-m-1 grid max-h-96 gap-3 overflow-y-auto p-1">
        <RadioCard
          name="way"
          label={delivered}
          checked={value === undefined}
          onChange={() => onChange(undefined)}
        />
        {depots.map(({ _id, name, address, phone }) => (
          <RadioCard
            key={_id}
            name="way"
            label={fill(words.collectAtDepot, { depot: name })}
            description={[address, phone].filter(Boolean).join(', ')}
            checked={value?._id === _id}
            onChange={() => onChange(_id)}
          />
        ))}
      </div>
    </fieldset>
  );
}
