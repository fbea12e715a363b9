import { likelyDistricts, pincodeOf } from '@mathappu/contract/districts';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { contactPath } from '#web/document/paths.ts';
import { PincodeField } from '#web/forms/pincode-field.tsx';
import { Button } from '#web/ui/button.tsx';
import { deliveryPincode } from './delivery-pincode.ts';

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
          label="Your pincode"
          className="min-w-0 flex-1"
          value={typed}
          onChange={(event) => change(event.currentTarget.value)}
        />
        <Button type="submit" variant="secondary">
          Check
        </Button>
      </div>
      <p role="status">
        {pincode ? (
          <Answer pincode={pincode} />
        ) : (
          isSent && 'Please enter the 6 digits of a pincode.'
        )}
      </p>
    </form>
  );
}

function Answer({ pincode }: { pincode: string }) {
  const [district, ...others] = likelyDistricts(pincode);
  if (district) {
    return (
      <span className="font-semibold text-green-ink">
        We deliver to {pincode} ({district}
        {others.length > 0 && ' area'}), free.
      </span>
    );
  }
  return (
    <>
      We do not deliver to {pincode}, only within Tamil Nadu.{' '}
      <Link
        to={contactPath(
          `Delivery to ${pincode}`,
          `My pincode is ${pincode}. Is there a way for me to order?`,
        )}
        className="link"
      >
        Ask us about it
      </Link>
    </>
  );
}
