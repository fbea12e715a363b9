import { mobileNumberOf } from '@mathappu/contract/mobile-number';
import { type ComponentProps, useRef } from 'react';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { digitsOf, rewriteInput } from '#web/ui/format/digits.ts';

/**
 * Shows digits alone, at most ten, of a mobile number that is typed or pasted with its prefix, too: the
 * keys that it does not show count, so that "+91 98400 12345" becomes its ten digits at the last key.
 */
export function TenDigitsField(props: ComponentProps<typeof TextField>) {
  const latest = useRef({ typed: '', shown: '' });

  function show(value: string): string {
    const { typed, shown } = latest.current;
    const written = value.startsWith(shown) ? typed + value.slice(shown.length) : value;
    const mobile = mobileNumberOf(written.replace(/\p{L}+/gu, ''));
    const digits = mobile ?? digitsOf(written, 10);
    latest.current = { typed: mobile ?? written, shown: digits };
    return digits;
  }

  return (
    <TextField
      inputMode="tel"
      autoComplete="tel-national"
      {...props}
      onInput={({ currentTarget }) => rewriteInput(currentTarget, show)}
    />
  );
}
