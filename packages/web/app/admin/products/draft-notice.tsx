import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';

type DraftNoticeProps = { onDiscard: () => void };

/** Says that the form holds a restored draft, not the stored product. */
export function DraftNotice({ onDiscard }: DraftNoticeProps) {
  return (
    <Notice isLive>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <p className="min-w-0 flex-1 basis-xs">What you wrote and did not save is back.</p>
        <Button variant="secondary" size="sm" onClick={onDiscard}>
          Discard it
        </Button>
      </div>
    </Notice>
  );
}
