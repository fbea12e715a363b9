import { type ChangeEvent, type ComponentProps, useState } from 'react';
import * as words from '#words/ui';
import { FieldFrame, type FieldWords } from './field-frame.tsx';
import { fieldLooks } from './field-looks.ts';

/** Without `maxLength`, which would cut what is pasted without a word. */
type TextAreaFieldProps = Omit<ComponentProps<'textarea'>, 'id' | 'maxLength'> &
  Omit<FieldWords, 'isLabelHidden'> & {
    /** Shows '{used} / {countTo}'. Longer text can be typed; the form's validation refuses it. */
    countTo?: number;
  };

export function TextAreaField({
  label,
  hint,
  error,
  countTo,
  className,
  rows = 5,
  onChange,
  ...rest
}: TextAreaFieldProps) {
  const [typed, setTyped] = useState(String(rest.defaultValue ?? '').length);
  const used = rest.value === undefined ? typed : String(rest.value).length;

  function change(event: ChangeEvent<HTMLTextAreaElement>) {
    setTyped(event.target.value.length);
    onChange?.(event);
  }

  return (
    <FieldFrame
      {...{ label, hint, error, className }}
      required={rest.required}
      aside={countTo && <Count used={used} limit={countTo} />}
    >
      {(wiring) => (
        <textarea
          rows={rows}
          {...rest}
          {...wiring}
          onChange={change}
          className={`${fieldLooks} min-h-32 resize-y field-sizing-content wrap-anywhere`}
        />
      )}
    </FieldFrame>
  );
}

function Count({ used, limit }: { used: number; limit: number }) {
  return (
    <span className={`figures ${used > limit ? 'font-semibold text-danger' : ''}`}>
      {`${used} / ${limit}`}
      <span className="sr-only"> {words.characters}</span>
    </span>
  );
}
