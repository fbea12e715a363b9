import { type ComponentProps, useId } from 'react';
import { useRead } from '#web/admin/api/use-admin-read.ts';
import { TextField } from '#web/ui/fields/text-field.tsx';
import * as words from '#words/admin/products';

/** Without the makers that are known the field is only less helpful. */
const quiet = { toast: false } as const;

/** A maker, which may be one that the shop already has. */
export function MakerField(props: Omit<ComponentProps<typeof TextField>, 'list' | 'hint'>) {
  const listId = useId();
  const { data } = useRead('listProducts', { body: { limit: 1, withFacets: true } }, quiet);
  const makers = data?.facets?.maker ?? [];
  return (
    <>
      <TextField {...props} hint={words.makerHint} autoComplete="off" list={listId} />
      <datalist id={listId}>
        {makers.map(({ value, name }) => (
          <option key={value} value={name} />
        ))}
      </datalist>
    </>
  );
}
