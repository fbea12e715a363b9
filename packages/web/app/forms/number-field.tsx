import type { ComponentProps } from 'react';
import { TextField } from '#web/ui/fields/text-field.tsx';

/**
 * A number as text, to be read by a schema of `typedNumber`. Not `type="number"`: browsers make 1200
 * of a typed "1,200" or nothing at all, 125 of "12,5", and report none of it.
 */
export function NumberField(props: Omit<ComponentProps<typeof TextField>, 'type'>) {
  return <TextField inputMode="decimal" autoComplete="off" {...props} />;
}
