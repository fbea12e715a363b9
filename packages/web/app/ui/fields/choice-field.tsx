import type { ComponentProps } from 'react';
import { Segmented } from './segmented.tsx';

type ChoiceFieldProps<Value extends string> = Omit<
  ComponentProps<typeof Segmented<Value>>,
  'legend'
> & { label: string };

/** A few choices side by side below their label, as a field of a form. */
export const ChoiceField = <Value extends string>({
  label,
  ...choice
}: ChoiceFieldProps<Value>) => (
  <div className="grid justify-items-start gap-1.5">
    <p aria-hidden="true" className="font-semibold">
      {label}
    </p>
    <Segmented legend={label} {...choice} />
  </div>
);
