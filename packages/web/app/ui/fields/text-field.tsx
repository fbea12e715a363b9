import type { ComponentProps, ReactNode } from 'react';
import { FieldFrame, type FieldWords } from './field-frame.tsx';
import { fieldLooks } from './field-looks.ts';

type TextFieldProps = Omit<ComponentProps<'input'>, 'id'> & FieldWords & { aside?: ReactNode };

export function TextField({
  label,
  hint,
  error,
  isLabelHidden,
  aside,
  className,
  type = 'text',
  ...rest
}: TextFieldProps) {
  return (
    <FieldFrame
      {...{ label, hint, error, isLabelHidden, aside, className }}
      required={rest.required && !rest.readOnly}
    >
      {(wiring) => (
        <input type={type} {...rest} {...wiring} className={`${fieldLooks} read-only:bg-sunken`} />
      )}
    </FieldFrame>
  );
}
