import { formatDateTime } from '@mathappu/contract/shop-time';
import { fill } from '@mathappu/contract/words';
import { type ReactNode, useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import * as words from '#words/admin/products';

/** A button that opens what was deleted. */
export function DeletedButton({ title, children }: { title: string; children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="quiet" size="sm" onClick={() => setOpen(true)}>
        {title}
      </Button>
      <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title={title}>
        {children}
      </Dialog>
    </>
  );
}

type DeletedEntriesProps = {
  /** Undefined until they are loaded. */
  entries: readonly { _id: string; name: string; deletedAt: string }[] | undefined;
  /** The sentences when they cannot be loaded, and when there are none. */
  failed: false | string;
  none: string;
  restoringId: string | undefined;
  onRestore: (id: string) => void;
};

/** What was deleted, each with a button that brings it back. */
export function DeletedEntries(props: DeletedEntriesProps) {
  const { entries, failed, none, restoringId, onRestore } = props;
  if (failed) return <p className="text-ink-soft">{failed}</p>;
  if (!entries) return <p className="text-ink-soft">{words.loading}</p>;
  if (entries.length === 0) return <p>{none}</p>;
  return (
    <ul className="divide-y divide-line">
      {entries.map(({ _id, name, deletedAt }) => (
        <li key={_id} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-3">
          <div className="min-w-0 flex-1 basis-48">
            <p className="font-semibold wrap-anywhere">{name}</p>
            <p className="text-sm text-ink-soft">{formatDateTime(deletedAt)}</p>
          </div>
          <Button
            variant="secondary"
            size="sm"
            aria-label={fill(words.bringBackOf, { name })}
            isBusy={restoringId === _id}
            onClick={() => onRestore(_id)}
          >
            {words.bringBack}
          </Button>
        </li>
      ))}
    </ul>
  );
}
