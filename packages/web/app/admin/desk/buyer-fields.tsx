import { type Buyer, comings } from '@mathappu/contract/enquiries/desk';
import { formatDate } from '@mathappu/contract/shop-time';
import { fill, plural } from '@mathappu/contract/words';
import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useRead } from '#web/admin/api/use-admin-read.ts';
import { agreedByWords } from '#web/admin/enquiries/confirm-enquiry.tsx';
import { GstinElsewhere } from '#web/admin/frame/gstin-elsewhere.tsx';
import { PhoneField } from '#web/forms/phone-field.tsx';
import { useDebouncedValue } from '#web/lists/use-debounced-value.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { CheckboxField } from '#web/ui/fields/checkbox-field.tsx';
import { ChoiceField } from '#web/ui/fields/choice-field.tsx';
import { FormError } from '#web/ui/fields/form-error.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { AlertIcon } from '#web/ui/images/notice-icons.tsx';
import { Notice } from '#web/ui/notice.tsx';
import * as words from '#words/admin/desk';
import { type DeskValues, isCollected, noValues } from './desk-values.ts';

const options = comings.map((value) => ({ value, label: agreedByWords[value] }));

/** How the buyer came, and who it is. */
export function BuyerFields() {
  const { control, register, setValue, formState } = useFormContext<DeskValues>();
  const [came, userId, account, gstin, place, state] = useWatch({
    control,
    name: ['came', 'customer.userId', 'account', 'customer.gstin', 'place', 'delivery.state'],
  });
  const errors = formState.errors.customer;
  return (
    <Card as="section" className="grid gap-4">
      <h2 className="text-lg">{words.buyer}</h2>
      <ChoiceField
        label={words.came}
        options={options}
        value={came}
        onChange={(value) => setValue('came', value, { shouldDirty: true })}
      />
      <BuyerSearch />
      {userId && (
        <div className="grid gap-2">
          {account.isBarred && (
            <Notice tone="red" icon={<AlertIcon />}>
              {words.barred}
            </Notice>
          )}
          <p className="wrap-anywhere">{fill(words.ofAccount, account)}</p>
          <Button
            variant="secondary"
            size="sm"
            className="justify-self-start"
            onClick={() => {
              setValue('customer.userId', '', { shouldDirty: true });
              setValue('delivery.addressId', '');
              setValue('place', 'new');
            }}
          >
            {words.withoutAccount}
          </Button>
        </div>
      )}
      <TextField
        label={words.name}
        autoComplete="off"
        required
        error={errors?.name?.message}
        {...register('customer.name')}
      />
      <PhoneField
        label={words.mobile}
        autoComplete="off"
        required
        error={errors?.mobile?.message}
        {...register('customer.mobile')}
      />
      <TextField
        label={words.email}
        type="email"
        autoComplete="off"
        error={errors?.email?.message}
        {...register('customer.email')}
      />
      <TextField
        label={words.gstin}
        autoComplete="off"
        error={errors?.gstin?.message}
        {...register('customer.gstin')}
      />
      <GstinElsewhere gstin={gstin} state={state} isCollected={isCollected({ place })} />
      {gstin.trim() && (
        <TextField
          label={words.businessName}
          autoComplete="off"
          error={errors?.businessName?.message}
          {...register('customer.businessName')}
        />
      )}
      <div>
        <CheckboxField label={words.isAdult} {...register('isAdult')} />
        <FormError message={formState.errors.isAdult?.message} />
      </div>
    </Card>
  );
}

const shortest = 3;

/** Finds accounts and earlier buyers; picking one fills in the fields below. */
function BuyerSearch() {
  const { setValue, clearErrors } = useFormContext<DeskValues>();
  const [typed, setTyped] = useState('');
  const search = useDebouncedValue(typed.trim(), 300);
  const isSearching = search.length >= shortest && typed.trim() !== '';
  const { data, isError } = useRead(
    'listBuyers',
    { query: { search } },
    { enabled: isSearching, toast: false },
  );
  const found = isSearching ? data?.data : undefined;

  function pick({ name, mobile, email, userId, address, isBarred }: Buyer) {
    setTyped('');
    const changed = { shouldDirty: true };
    const ofBusiness = { gstin: '', businessName: '' };
    setValue('customer', { name, mobile, email, ...ofBusiness, userId: userId ?? '' }, changed);
    setValue('account', { name, isBarred });
    const { addressId, ...to } = address ?? { ...noValues().delivery, addressId: null };
    setValue('delivery', { ...to, addressId: addressId ?? '' }, changed);
    setValue('place', addressId ? 'saved' : 'new', changed);
    clearErrors(['customer', 'delivery', 'place']);
  }

  return (
    <div className="grid gap-2">
      <TextField
        label={words.find}
        hint={words.findHint}
        type="search"
        autoComplete="off"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && search === typed.trim() && found?.[0]) pick(found[0]);
        }}
      />
      {isSearching && isError && <FormError message={words.findFailed} />}
      <p role="status" className={found?.length === 0 ? 'text-sm text-ink-soft' : 'sr-only'}>
        {found &&
          (found.length === 0
            ? words.nobodyFound
            : fill(plural(words.found, found.length), { count: found.length }))}
      </p>
      {found && found.length > 0 && (
        <ul className="grid gap-1">
          {found.map((buyer) => (
            <li key={buyer.userId ?? buyer.mobile}>
              <Button
                variant="secondary"
                size="sm"
                className="w-full justify-start text-left"
                onClick={() => pick(buyer)}
              >
                <span className="min-w-0 wrap-anywhere">
                  {buyer.name}
                  <span className="figures font-normal text-ink-soft">
                    {` · ${[
                      buyer.mobile,
                      buyer.address?.city,
                      lastOrder(buyer),
                      buyer.userId && words.hasAccount,
                    ]
                      .filter(Boolean)
                      .join(' · ')}`}
                  </span>
                </span>
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

const lastOrder = ({ lastOrderOn }: Buyer): string =>
  lastOrderOn === null ? words.noOrder : fill(words.lastOrder, { date: formatDate(lastOrderOn) });
