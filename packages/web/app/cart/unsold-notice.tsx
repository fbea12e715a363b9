import { useStore } from '#web/stores/create-store.ts';
import { unsoldNames } from '#web/stores/unsold-names.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';

/** Stays beside the toast, which names nothing and disappears. */
export function UnsoldNotice() {
  const names = useStore(unsoldNames, undefined);
  if (!names?.length) return null;
  return (
    <Notice tone="yellow" isLive className="mb-4">
      <p className="wrap-anywhere">
        No longer sold, and not in your cart any more: {names.join(', ')}.
      </p>
      <Button variant="quiet" size="sm" onClick={() => unsoldNames.set([])}>
        Dismiss
      </Button>
    </Notice>
  );
}
