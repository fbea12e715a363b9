import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import * as words from '#words/admin/products';

type DraftNoticeProps = { onDiscard: () => void };

/** Says that the form holds a restored draft, not the stored product. */
export function DraftNotice({ onDiscard }: DraftNoticeProps) {
  return (
    <Notice isLive>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <p className="min-w-0 flex-1 basis-xs">{words.draftRestored}</p>
        <Button variant="secondary" size="sm" onClick={onDiscard}>
          {words.discard}
        </Button>
      </div>
    </Notice>
  );
}
