import { placeOfZone, zoneOf } from '@mathappu/contract/places/delivery-zones';
import { deliveryState, type KnownState } from '@mathappu/contract/places/states';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { Link, useLocation } from 'react-router';
import { draftName as addressDraft } from '#web/addresses/address-draft.ts';
import { goodsOf, totalCart } from '#web/cart/cart-totals.ts';
import type { Cart } from '#web/cart/use-cart.ts';
import { chosenZone } from '#web/delivery/chosen-zone.ts';
import { stateOptions } from '#web/delivery/state-options.ts';
import { useKnownZone } from '#web/delivery/use-known-zone.ts';
import { districtOptions } from '#web/delivery/zone-names.ts';
import { EnquiryPanel } from '#web/enquiries/sending/enquiry-panel.tsx';
import { noteDraft } from '#web/enquiries/sending/use-enquiry-note.ts';
import type { OrderedEstimate } from '#web/estimates/estimate-checkout.tsx';
import { readDraft, storeDraft, useFormDraft } from '#web/forms/form-draft.ts';
import { PhoneField } from '#web/forms/phone-field.tsx';
import { PincodeField } from '#web/forms/pincode-field.tsx';
import { useCheckedForm } from '#web/forms/use-checked-form.ts';
import { useSubmit } from '#web/forms/use-submit.ts';
import { rich } from '#web/language/rich.ts';
import { usePriceRules, useSentCode } from '#web/prices/use-price-rules.ts';
import { useShop } from '#web/shop-details/shop-details.ts';
import { Card } from '#web/ui/card.tsx';
import { SelectField } from '#web/ui/fields/select-field.tsx';
import { TextAreaField } from '#web/ui/fields/text-area-field.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { AlertIcon } from '#web/ui/images/notice-icons.tsx';
import { Notice } from '#web/ui/notice.tsx';
import * as words from '#words/enquiries/sending';
import { DepotChoice } from './depot-choice.tsx';
import { OrderItems } from './order-items.tsx';
import { OrderSummary } from './order-summary.tsx';
import { useChosenDepot } from './use-chosen-depot.ts';
import { guestDraft, useSendGuestEnquiry } from './use-send-guest-enquiry.ts';

type GuestEnquiryProps = { cart: Cart; estimate?: OrderedEstimate };

const noFields = {
  ...{ name: '', mobile: '', district: '', pincode: '', address_line: '', note: '' },
  state: deliveryState as KnownState,
};
const fieldNames = [
  'name',
  'mobile',
  'state',
  'district',
  'pincode',
  'address_line',
  'note',
] as const;

/** The enquiry of somebody without an account: a name, a number and a district in place of an address. */
export function GuestEnquiry({ cart, estimate }: GuestEnquiryProps) {
  const { sales, states } = useShop();
  const place = placeOfZone(useKnownZone() ?? '');
  const [depot, chooseDepot] = useChosenDepot();
  const form = useCheckedForm(
    async () => (await import('@mathappu/contract/enquiries/enquiries')).guestFields,
    { defaultValues: { ...noFields, state: place.state, district: place.city } },
  );
  const [isAddressOpen, openAddress] = useState(hasDraftOfAddress);
  const { register, setValue } = form;
  const { errors } = form.formState;
  useFormDraft(guestDraft, form, fieldNames);
  const [state = deliveryState, city, note] = useWatch({
    control: form.control,
    name: ['state', 'district', 'note'],
  });
  const zone = zoneOf({ state, city });
  const { rules } = usePriceRules();
  const code = useSentCode();
  const to = { zone: zone || undefined, depot, rules };
  const charged = estimate?.charge(sales, to) ?? totalCart(goodsOf(cart.lines), sales, to);
  useEffect(() => chosenZone.set(zone), [zone]);
  const { send, isUnanswered } = useSendGuestEnquiry();
  // Whoever signs in, here or elsewhere, goes on with it; nothing is left of it once it was sent.
  const keep = useEffectEvent(() => {
    if (readDraft(guestDraft) !== undefined) keepForAccount(form.getValues());
  });
  useEffect(() => () => keep(), []);
  const isAgeNoticeShown = useRef(false);
  const { submit, isSubmitting, refusal } = useSubmit(form, {
    keepAs: 'none',
    send: (fields) =>
      send({
        ...{ fields, cart, charged, code, depotId: depot?._id, estimate: estimate?.code },
        isAgeNoticeShown: isAgeNoticeShown.current,
      }),
    invalidToast: 'none',
  });

  return (
    <form
      noValidate
      // The button sends it; Enter presses the button.
      onSubmit={(event) => event.preventDefault()}
      className="flex flex-col gap-6 lg:grid lg:grid-cols-[1fr_24rem] lg:items-start lg:gap-8"
    >
      <div className="grid min-w-0 grid-cols-1 gap-6 max-lg:**:scroll-mb-40" inert={isSubmitting}>
        <Card as="section" aria-labelledby="guest-details">
          <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-4">
            <h2 id="guest-details" className="text-xl">
              {words.yourDetails}
            </h2>
            <SignIn />
          </div>
          <div className="grid gap-5">
            <TextField
              label={words.name}
              autoComplete="name"
              required
              error={errors.name?.message}
              {...register('name')}
            />
            <PhoneField
              label={words.mobile}
              hint={words.mobileHint}
              required
              error={errors.mobile?.message}
              {...register('mobile')}
            />
            {(states.length > 1 || state !== deliveryState) && (
              <SelectField
                label={words.state}
                autoComplete="address-level1"
                options={stateOptions(states, state)}
                required
                error={errors.state?.message}
                {...register('state', {
                  onChange: () => {
                    setValue('district', '');
                    setValue('pincode', '');
                  },
                })}
                value={state}
              />
            )}
            {state === deliveryState ? (
              <SelectField
                label={words.district}
                autoComplete="address-level2"
                placeholder={words.chooseDistrict}
                options={districtOptions}
                required
                error={errors.district?.message}
                {...register('district')}
                value={city}
              />
            ) : (
              <TextField
                label={words.city}
                autoComplete="address-level2"
                required
                error={errors.district?.message}
                {...register('district')}
              />
            )}
            <details
              open={isAddressOpen || Boolean(errors.pincode ?? errors.address_line)}
              onToggle={({ currentTarget }) => openAddress(currentTarget.open)}
            >
              <summary className="link min-h-11 cursor-pointer py-2.5">{words.addAddress}</summary>
              <div className="mt-3 grid gap-5">
                <PincodeField
                  label={words.pincode}
                  error={errors.pincode?.message}
                  {...register('pincode')}
                />
                <TextAreaField
                  label={words.address}
                  autoComplete="street-address"
                  rows={3}
                  hint={words.addressHint}
                  error={errors.address_line?.message}
                  {...register('address_line')}
                />
              </div>
            </details>
          </div>
          <DepotChoice value={depot} onChange={chooseDepot} delivered={words.deliverToMe} />
        </Card>
        {estimate?.items ?? (
          <OrderItems
            lines={cart.lines}
            needsReview={cart.hasShortLines || refusal !== undefined}
          />
        )}
        <Card>
          <EnquiryPanel note={note ?? ''} onChange={(typed) => setValue('note', typed)} />
        </Card>
      </div>
      <OrderSummary
        {...{ cart, charged, refusal }}
        hasAddress
        method="enquiry"
        isPlacing={isSubmitting}
        isFixed={estimate !== undefined}
        notice={
          isUnanswered && (
            <Notice tone="yellow" icon={<AlertIcon />} isLive>
              {words.unanswered}
            </Notice>
          )
        }
        isInForm
        onPlace={(shown) => {
          isAgeNoticeShown.current = shown.isAgeNoticeShown;
          submit();
        }}
      />
    </form>
  );
}

function hasDraftOfAddress(): boolean {
  const { pincode, address_line } = Object(readDraft(guestDraft));
  return Boolean(pincode || address_line);
}

function SignIn() {
  const { pathname, search } = useLocation();
  return (
    <p className="text-sm">
      {rich(words.haveAccount, {
        signIn: (text) => (
          <Link
            to="/login"
            state={{ from: pathname + search }}
            className="link inline-flex min-h-11 items-center"
          >
            {text}
          </Link>
        ),
      })}
    </p>
  );
}

/** Fills in the form of the first address and the note of whoever signs in now. */
function keepForAccount({
  district,
  note,
  state = deliveryState,
  ...fields
}: Partial<typeof noFields>): void {
  if (note) storeDraft(noteDraft, note);
  if (!fields.name && !fields.mobile) return;
  storeDraft(addressDraft(), {
    values: { ...fields, city: district, state, isDefault: false },
  });
}
