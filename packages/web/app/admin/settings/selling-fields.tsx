import { type SaleMode, saleModes } from '@mathappu/contract/settings/selling-part';
import { useFormContext } from 'react-hook-form';
import { CheckboxField } from '#web/ui/fields/checkbox-field.tsx';
import { RadioCard } from '#web/ui/fields/radio-card.tsx';
import { TextAreaField } from '#web/ui/fields/text-area-field.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import * as words from '#words/admin/settings';
import { FieldGroup } from './field-group.tsx';
import { NumberSetting } from './number-setting.tsx';
import { modeLabels } from './sale-mode-labels.ts';
import type { SellingValues } from './settings-values.ts';

const modeMeanings: Readonly<Record<SaleMode, string>> = {
  full: words.fullMeans,
  cod: words.codMeans,
  enquiry: words.enquiryMeans,
};

export function SellingFields() {
  const { register, formState } = useFormContext<SellingValues>();
  const errors = formState.errors.document;
  return (
    <>
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
      <FieldGroup title={words.charges}>
        <NumberSetting<SellingValues>
          name="document.minimumOrder"
          label={words.minimumOrder}
          hint={words.minimumOrderHint}
        />
        <NumberSetting<SellingValues>
          name="document.packingPercent"
          kind="percent"
          label={words.packingPercent}
          hint={words.packingPercentHint}
        />
        <NumberSetting<SellingValues>
          name="document.estimateDays"
          kind="whole"
          label={words.estimateDays}
          hint={words.estimateDaysHint}
        />
      </FieldGroup>
      <FieldGroup title={words.enquiries} lead={words.enquiriesLead}>
        <NumberSetting<SellingValues>
          name="document.offerDays"
          kind="whole"
          label={words.offerDays}
          hint={words.offerDaysHint}
        />
        <NumberSetting<SellingValues>
          name="document.payDays"
          kind="whole"
          label={words.payDays}
          hint={words.payDaysHint}
        />
        <div className="md:col-span-2">
          <CheckboxField label={words.mailsEnquiries} {...register('document.mailsEnquiries')} />
        </div>
        <TextAreaField
          label={words.lawNote}
          hint={words.lawNoteHint}
          rows={3}
          className="md:col-span-2"
          error={errors?.lawNote?.message}
          {...register('document.lawNote')}
        />
      </FieldGroup>
      <SeasonFields />
    </>
  );
}

function SeasonFields() {
  const { register, formState } = useFormContext<SellingValues>();
  const errors = formState.errors.document;
  return (
    <FieldGroup title={words.season} lead={words.seasonLead}>
      <TextField
        label={words.opensOn}
        type="date"
        error={errors?.opensOn?.message}
        {...register('document.opensOn')}
      />
      <TextField
        label={words.lastOrderOn}
        type="date"
        error={errors?.lastOrderOn?.message}
        {...register('document.lastOrderOn')}
      />
      <div className="md:col-span-2">
        <CheckboxField label={words.isClosed} {...register('document.isClosed')} />
      </div>
      <TextAreaField
        label={words.seasonNotice}
        hint={words.seasonNoticeHint}
        rows={3}
        className="md:col-span-2"
        error={errors?.seasonNotice?.message}
        {...register('document.seasonNotice')}
      />
    </FieldGroup>
  );
}
