import { mobileNumberOf } from '@mathappu/contract/mobile-number';
import type { ComponentProps, FocusEvent, InputEvent } from 'react';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { rewriteInput } from '#web/ui/format/digits.ts';
import * as words from '#words/forms';

/**
 * Takes an Indian mobile number as people write it. It becomes the ten digits when it is pasted or
 * filled in, and when the field is left, but never between two keys: "+91 98" may still become
 * anything. What is too long or too short stays as it was typed, for the form to refuse.
 */
export function PhoneField({ onBlur, ...props }: ComponentProps<typeof TextField>) {
  return (
    <TextField
      type="tel"
      autoComplete="tel-national"
      hint={words.tenDigits}
      {...props}
      onInput={(event) => {
        rewriteInput(event.currentTarget, isOneKey(event) ? withoutLetters : tenDigits);
      }}
      onBlur={(event: FocusEvent<HTMLInputElement>) => {
        rewriteInput(event.currentTarget, tenDigits);
        onBlur?.(event);
      }}
    />
  );
}

/** Not true of pasting, dropping, and what the browser or a keyboard's suggestion fills in. */
function isOneKey({ nativeEvent }: InputEvent<HTMLInputElement>): boolean {
  const { inputType = '', data } = nativeEvent;
  return inputType.startsWith('delete') || data?.length === 1;
}

const withoutLetters = (typed: string) => typed.replace(/[^\d\s+().\p{Cf}\p{Pd}]/gu, '');

const tenDigits = (typed: string) => mobileNumberOf(typed) ?? withoutLetters(typed);
