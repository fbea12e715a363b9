import { saleModes } from '@mathappu/contract/settings/selling-part';
import { useFormContext } from 'react-hook-form';
import { RadioCard } from '#web/ui/fields/radio-card.tsx';
import * as words from '#words/admin/settings';
import { modeLabels } from './sale-mode-labels.ts';
import type { SellingValues } from './settings-values.ts';

const modeMeanings = { full: words.fullMeans, cod: words.codMeans } as const;

export function SellingFields() {
  const { register } = useFormContext<SellingValues>();
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-3 text-xl font-semibold">{words.saleMode}</legend>
      {saleModes.map((mode) => (
        <RadioCard
          key={mode}
          label={modeLabels[mode]}
          description={modeMeanings[mode]}
          value={mode}
          {...register('document.saleMode')}
        />
      ))}
    </fieldset>
  );
}
