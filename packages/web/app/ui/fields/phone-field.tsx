import type { ComponentProps } from 'react';
import { phoneDigitsOf, rewriteInput } from '#web/ui/format/digits.ts';
import { TextField } from './text-field.tsx';

/** Takes the ten digits of an Indian number, however they are typed or pasted. */
export function PhoneField(props: ComponentProps<typeof TextField>) {
  return (
    <TextField
      type="tel"
      inputMode="numeric"
      autoComplete="tel-national"
      hint="10 digits, without +91"
      onInput={({ currentTarget }) => rewriteInput(currentTarget, phoneDigitsOf)}
      {...props}
    />
  );
}
