import type { ComponentProps } from 'react';
import { TextField } from '#web/ui/fields/text-field.tsx';

/** Scrolling the page past the field must not change its figure, as the browser would have it. */
export function NumberField(props: Omit<ComponentProps<typeof TextField>, 'type' | 'onWheel'>) {
  return (
    <TextField
      min={0}
      inputMode="decimal"
      autoComplete="off"
      {...props}
      type="number"
      onWheel={({ currentTarget }) => currentTarget.blur()}
    />
  );
}
