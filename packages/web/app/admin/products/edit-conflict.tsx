import type { Product } from '@mathappu/contract/catalogue';
import { fill } from '@mathappu/contract/words';
import { useEffect, useRef } from 'react';
import { type Conflict, whoAndWhen } from '#web/admin/frame/conflict.tsx';
import { EditConflictNotice } from '#web/admin/frame/edit-conflict-notice.tsx';
import * as words from '#words/admin/products';
import { changedFields } from './product-values.ts';

type EditConflictProps = {
  base: Product;
  theirs: Product;
  /** The author and time of the change; unknown until a save was refused. */
  conflict: Conflict | undefined;
  onReload: () => void;
  onKeep: () => void;
};

/** Another admin saved the product since this edit began; the admin chooses which version to edit. */
export function EditConflict(props: EditConflictProps) {
  const { base, theirs, conflict, onReload, onKeep } = props;
  const ref = useRef<HTMLDivElement>(null);
  const fields = changedFields(base, theirs);

  useEffect(() => {
    ref.current?.scrollIntoView({ block: 'nearest' });
  }, []);

  return (
    <div ref={ref} className="scroll-mt-24">
      <EditConflictNotice onReload={onReload} onKeep={onKeep}>
        <p className="font-semibold">
          {fill(words.changedUnsaved, {
            change: fill(words.changed, whoAndWhen(conflict ?? { by: 'Somebody else' })),
          })}
        </p>
        {fields.length > 0 && (
          <p className="mt-1">{fill(words.whatChanged, { fields: fields.join(', ') })}</p>
        )}
        <p className="mt-1">{words.keepingTakes}</p>
      </EditConflictNotice>
    </div>
  );
}
