import { expectedDays } from '@mathappu/contract/orders/expected-days';
import { wordExpected } from '@mathappu/contract/orders/total-rows';
import { pincodeOf } from '@mathappu/contract/places/districts';
import { listStates } from '@mathappu/contract/places/state-names';
import { isNeighbourState } from '@mathappu/contract/places/states';
import { likelyZones } from '@mathappu/contract/places/zone-pincodes';
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
import { chosenZone } from './chosen-zone.ts';
import { deliveryPincode } from './delivery-pincode.ts';
import { zoneName } from './zone-names.ts';

/** Answers as soon as six digits are typed; what is shorter is refused by the button. */
export function PincodeCheckForm() {
  const [typed, setTyped] = useState(deliveryPincode.get);
  const [isSent, setSent] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const pincode = pincodeOf(typed);
  const { states } = useShop();

  useEffect(() => input.current?.select(), []);

  function change(written: string) {
    setTyped(written);
    setSent(false);
    const checked = pincodeOf(written);
    const [zone, ...others] = checked ? likelyZones(checked, states) : [];
    if (!checked || !zone) return;
    // What is kept are pincodes of districts, which are always served, and states.
    deliveryPincode.set(isNeighbourState(zone) ? '' : checked);
    if (isNeighbourState(zone)) chosenZone.set(others.length > 0 ? '' : zone);
    else if (isNeighbourState(chosenZone.get())) chosenZone.set('');
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
  const { states } = useShop();
  const zones = likelyZones(pincode, states);
  const [district, ...others] = zones.filter((zone) => !isNeighbourState(zone));
  if (zones.length > 0) {
    // Of several districts the likeliest answers; a pincode that two states share has an answer of each.
    const answering = [...(district ? [district] : []), ...zones.filter(isNeighbourState)];
    return answering.map((zone) => (
      <ZoneAnswer
        key={zone}
        {...{ zone, pincode }}
        isOneOfSeveral={zone === district && others.length > 0}
      />
    ));
  }
  return (
    <>
      {states.length > 1
        ? fill(words.noDeliveryBut, { pincode, states: listStates(states) })
        : fill(words.noDelivery, { pincode })}{' '}
      <Link
        to={contactPath(fill(words.askSubject, { pincode }), fill(words.askMessage, { pincode }))}
        className="link"
      >
        {words.ask}
      </Link>
    </>
  );
}

type ZoneAnswerProps = { zone: string; pincode: string; isOneOfSeveral: boolean };

/** @param isOneOfSeveral districts that the pincode may lie in */
function ZoneAnswer({ zone, pincode, isOneOfSeveral }: ZoneAnswerProps) {
  const { sales } = useShop();
  const name = zoneName(zone);
  const place = isOneOfSeveral ? fill(words.area, { district: name }) : name;
  const terms = (sales && termsOf(sales.delivery, zone)) ?? freeDelivery;
  const days = daysOf(terms);
  return (
    <span className={terms.kind === 'none' ? 'block' : 'block font-semibold text-green-ink'}>
      {wordTerms(terms, { pincode, place })}
      {days && (
        <span className="block">
          {wordExpected({ kind: terms.kind, expected: expectedDays(new Date(), days) })}
        </span>
      )}
      {terms.note && <span className="block">{terms.note}</span>}
    </span>
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
