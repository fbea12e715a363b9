import type { ComponentProps } from 'react';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { rewriteInput } from '#web/ui/format/digits.ts';

/** Takes a pincode as people write it, "641 006" too. Digits are never cut: too many are refused. */
export function PincodeField(props: ComponentProps<typeof TextField>) {
  return (
    <TextField
      inputMode="numeric"
      autoComplete="postal-code"
      {...props}
      onInput={(event) => rewriteInput(event.currentTarget, (typed) => typed.replace(/\D/g, ''))}
    />
  );
}
