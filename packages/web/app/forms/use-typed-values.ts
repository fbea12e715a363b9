import { useEffect, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';

/** The values of the fields, input before hydration included. */
export function useTypedValues<Fields extends FieldValues>({
  getValues,
  subscribe,
}: Pick<UseFormReturn<Fields>, 'getValues' | 'subscribe'>): Partial<Fields> {
  const [values, setValues] = useState<Partial<Fields>>({});
  useEffect(() => {
    const take = () => setValues({ ...getValues() });
    take();
    return subscribe({ formState: { values: true }, callback: take });
  }, [getValues, subscribe]);
  return values;
}
