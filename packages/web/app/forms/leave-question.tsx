import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import { useSession } from '#web/session/session-store.ts';
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx';
import * as words from '#words/forms';

/**
 * Asks before somebody leaves with unsaved changes; browsers ask by themselves before a page is closed.
 * Whose session has ended is led to sign in without a question, and finds the changes afterwards.
 */
export function LeaveQuestion({ hasChanges }: { hasChanges: boolean }) {
  const isAsking = useSession() !== undefined && hasChanges;
  const blocker = useBlocker(
    ({ currentLocation: now, nextLocation: next }) =>
      isAsking && (now.pathname !== next.pathname || now.search !== next.search),
  );

  useEffect(() => {
    if (!isAsking) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [isAsking]);

  return (
    <ConfirmDialog
      isOpen={blocker.state === 'blocked'}
      title={words.leaveQuestion}
      confirmLabel={words.leave}
      cancelLabel={words.stay}
      onConfirm={() => blocker.proceed?.()}
      onCancel={() => blocker.reset?.()}
    >
      {words.changesGo}
    </ConfirmDialog>
  );
}
