import { likelyDistricts, pincodeOf } from '@mathappu/contract/districts';
import { fill } from '@mathappu/contract/words';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { contactPath } from '#web/document/paths.ts';
import { PincodeField } from '#web/forms/pincode-field.tsx';
import { Button } from '#web/ui/button.tsx';
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
  const [district, ...others] = likelyDistricts(pincode);
  if (district) {
    const sentence = others.length > 0 ? words.deliversToArea : words.delivers;
    return (
      <span className="font-semibold text-green-ink">
        {fill(sentence, { pincode, district: districtName(district) })}
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
