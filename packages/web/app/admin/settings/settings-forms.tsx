import type { SettingsPart } from '@mathappu/contract/settings/parts';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { ReadStates } from '#web/lists/read-states.tsx';
import * as words from '#words/admin/settings';
import { DeliveryFields } from './delivery-fields.tsx';
import { SellingFields } from './selling-fields.tsx';
import { SettingsForm } from './settings-form.tsx';
import { settingsQuery } from './settings-query.ts';
import { SettingsSkeleton } from './settings-skeleton.tsx';
import { ShopFields } from './shop-fields.tsx';
import { TaxFields } from './tax-fields.tsx';

const PaymentFields = lazy(async () => ({
  default: (await import('./payment-fields.tsx')).PaymentFields,
}));

const fieldsOf = {
  shop: ShopFields,
  selling: SellingFields,
  delivery: DeliveryFields,
  payment: PaymentFields,
  tax: TaxFields,
} as const;

/** The form of one part; another part is another form. */
export function PartForm({ part }: { part: SettingsPart }) {
  const read = useQuery(settingsQuery(part));
  const Fields = fieldsOf[part];
  return (
    <ReadStates read={read} failureText={words.loadFailed} skeleton={<SettingsSkeleton />}>
      {({ data }) => (
        <SettingsForm key={part} part={part} stored={data}>
          <Suspense fallback={<SettingsSkeleton />}>
            <Fields />
          </Suspense>
        </SettingsForm>
      )}
    </ReadStates>
  );
}
