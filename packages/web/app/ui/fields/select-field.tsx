import type { ComponentProps } from 'react';
import { Icon } from '#web/ui/images/icon.tsx';
import { FieldFrame, type FieldWords } from './field-frame.tsx';
import { fieldLooks } from './field-looks.ts';

type SelectFieldProps = Omit<ComponentProps<'select'>, 'id' | 'children' | 'multiple'> &
  FieldWords & {
    options: readonly { value: string; label: string }[];
    /** The empty first option, such as 'Select Status'. */
    placeholder?: string;
  };

export function SelectField({
  label,
  hint,
  error,
  isLabelHidden,
  options,
  placeholder,
  className,
  ...rest
}: SelectFieldProps) {
  return (
    <FieldFrame {...{ label, hint, error, isLabelHidden, className }} required={rest.required}>
      {(wiring) => (
        <div className="relative">
          <select {...rest} {...wiring} className={`${fieldLooks} appearance-none pr-11`}>
            {placeholder !== undefined && <option value="">{placeholder}</option>}
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
          <span className="pointer-events-none absolute inset-y-0 right-3 grid place-items-center text-ink-soft">
            <Icon className="size-5">
              <path d="m5.5 9 6.5 6.5 6.5-6.5" />
            </Icon>
          </span>
        </div>
      )}
    </FieldFrame>
  );
}
