import { likelyDistricts, pincodeOf } from '@mathappu/contract/districts';
import { expectedDays } from '@mathappu/contract/orders/expected-days';
import { wordExpected } from '@mathappu/contract/orders/total-rows';
import {
  type DeliveryTerms,
  daysOf,
  freeDelivery,
  termsOf,
} from '@mathappu/contract/settings/delivery-terms';
import { fill } from '@mathappu/contract/words';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { PincodeField } from '#web/forms/pincode-field.tsx';
import { contactPath } from '#web/navigation/paths.ts';
import { useShop } from '#web/shop-details/shop-details.ts';
import { Button } from '#web/ui/button.tsx';
import { formatRupees } from '#web/ui/format/format-rupees.ts';
import * as words from '#words/delivery';
import { deliveryPincode } from './delivery-pincode.ts';
import { districtName } from './district-names.ts';

/** Answers as soon as six digits are typed; what is shorter is refused by the button. */
export function PincodeCheckForm() {
  const [typed, setTyped] = useState(deliveryPincode.get);
  const [isSent, setSent] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const pincode = pincodeOf(typed);

  useEffect(() => input.current?.select(), []);

  function change(written: string) {
    setTyped(written);
    setSent(false);
    const checked = pincodeOf(written);
    if (checked && likelyDistricts(checked).length > 0) deliveryPincode.set(checked);
  }

  function check(event: FormEvent) {
    event.preventDefault();
    setSent(true);
    if (!pincode) input.current?.focus();
  }

  return (
    <form noValidate onSubmit={check} className="mt-2 grid max-w-sm gap-2 text-base text-ink">
      <div className="flex items-end gap-2">
        <PincodeField
          ref={input}
          label={words.yourPincode}
          className="min-w-0 flex-1"
          value={typed}
          onChange={(event) => change(event.currentTarget.value)}
        />
        <Button type="submit" variant="secondary">
          {words.check}
        </Button>
      </div>
      <p role="status">{pincode ? <Answer pincode={pincode} /> : isSent && words.incomplete}</p>
    </form>
  );
}

function Answer({ pincode }: { pincode: string }) {
  const { sales } = useShop();
  const [district, ...others] = likelyDistricts(pincode);
  if (district) {
    const name = districtName(district);
    const place = others.length > 0 ? fill(words.area, { district: name }) : name;
    const terms = (sales && termsOf(sales.delivery, district)) ?? freeDelivery;
    const days = daysOf(terms);
    return (
      <span className={terms.kind === 'none' ? undefined : 'font-semibold text-green-ink'}>
        {wordTerms(terms, { pincode, place })}
        {days && (
          <span className="block">
            {wordExpected({ kind: terms.kind, expected: expectedDays(new Date(), days) })}
          </span>
        )}
      </span>
    );
  }
  return (
    <>
      {fill(words.noDelivery, { pincode })}{' '}
      <Link
        to={contactPath(fill(words.askSubject, { pincode }), fill(words.askMessage, { pincode }))}
        className="link"
      >
        {words.ask}
      </Link>
    </>
  );
}

function wordTerms(
  { kind, charge, freeFrom }: DeliveryTerms,
  where: { pincode: string; place: string },
): string {
  const amount = formatRupees(charge);
  switch (kind) {
    case 'free':
      return fill(words.deliversFree, where);
    case 'fixed':
      return freeFrom === null
        ? fill(words.deliversFor, { ...where, amount })
        : fill(words.deliversForFreeFrom, { ...where, amount, from: formatRupees(freeFrom) });
    case 'to_pay':
      return fill(words.deliversToPay, where);
    case 'none':
      return fill(words.deliversNot, where);
  }
}
