import type { ComponentProps } from 'react';

type CheckboxFieldProps = Omit<ComponentProps<'input'>, 'type' | 'className'> & { label: string };

export function CheckboxField({ label, ...rest }: CheckboxFieldProps) {
  return (
    <label className="flex min-h-11 items-center gap-3 py-2">
      <input {...rest} type="checkbox" className="size-5.5 shrink-0" />
      <span>{label}</span>
    </label>
  );
}
