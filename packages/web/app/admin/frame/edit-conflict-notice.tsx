import type { ReactNode } from 'react';
import { Button } from '#web/ui/button.tsx';
import { AlertIcon } from '#web/ui/images/notice-icons.tsx';
import { Notice } from '#web/ui/notice.tsx';
import * as words from '#words/admin/frame';

type EditConflictNoticeProps = { children: ReactNode; onReload: () => void; onKeep: () => void };

/** Another admin saved what this form edits; the admin chooses whose text to go on with. */
export function EditConflictNotice({ children, onReload, onKeep }: EditConflictNoticeProps) {
  return (
    <Notice tone="yellow" icon={<AlertIcon />} isLive>
      {children}
      <div className="mt-3 flex flex-wrap gap-3">
        <Button variant="secondary" size="sm" onClick={onReload}>
          {words.reload}
        </Button>
        <Button variant="secondary" size="sm" onClick={onKeep}>
          {words.keep}
        </Button>
      </div>
    </Notice>
  );
}
