import { mobileNumberOf } from '@mathappu/contract/mobile-number';
import type { ComponentProps, FocusEvent, InputEvent } from 'react';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { rewriteInput } from '#web/ui/format/digits.ts';
import * as words from '#words/forms';

type PhoneFieldProps = ComponentProps<typeof TextField> & {
  /** Converts typed text into its stored form. */
  numberOf?: (written: string) => string;
  /** Corrects text while it is typed. */
  typedAs?: (written: string) => string;
};

/**
 * Takes a number as people write it, without other props an Indian mobile number. It becomes what is
 * stored of it, such as the ten digits, when it is pasted or filled in, and when the field is left, but
 * never between two keys: "+91 98" may still become anything. What is too long or too short stays as it
 * was typed, for the form to refuse.
 */
export function PhoneField({
  numberOf = tenDigits,
  typedAs = withoutLetters,
  onBlur,
  ...props
}: PhoneFieldProps) {
  return (
    <TextField
      inputMode="tel"
      autoComplete="tel-national"
      hint={words.tenDigits}
      {...props}
      onInput={(event) => {
        rewriteInput(event.currentTarget, isOneKey(event) ? typedAs : numberOf);
      }}
      onBlur={(event: FocusEvent<HTMLInputElement>) => {
        rewriteInput(event.currentTarget, numberOf);
        onBlur?.(event);
      }}
    />
  );
}

/**
 * False for pasted and dropped text, and for what the browser or a keyboard's suggestion fills in.
 */
function isOneKey({ nativeEvent }: InputEvent<HTMLInputElement>): boolean {
  const { inputType = '', data } = nativeEvent;
  return inputType.startsWith('delete') || data?.length === 1;
}

const withoutLetters = (typed: string) => typed.replace(/[^\d\s+().\p{Cf}\p{Pd}]/gu, '');

const tenDigits = (typed: string) => mobileNumberOf(typed) ?? withoutLetters(typed);
