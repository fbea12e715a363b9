import { fill } from '@mathappu/contract/words';
import { useStore } from '#web/stores/create-store.ts';
import { unsoldNames } from '#web/stores/unsold-names.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import * as words from '#words/cart';

/** Stays beside the toast, which names nothing and disappears. */
export function UnsoldNotice() {
  const names = useStore(unsoldNames, undefined);
  if (!names?.length) return null;
  return (
    <Notice tone="yellow" isLive className="mb-4">
      <p className="wrap-anywhere">{fill(words.unsoldNames, { names: names.join(', ') })}</p>
      <Button variant="quiet" size="sm" onClick={() => unsoldNames.set([])}>
        {words.dismiss}
      </Button>
    </Notice>
  );
}
