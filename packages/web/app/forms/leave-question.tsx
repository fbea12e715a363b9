import { useEffect, useId, useState } from 'react';
import type { Blocker } from 'react-router';
import { router } from '#web/navigation/router.ts';
import { useSession } from '#web/session/session-store.ts';
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx';
import * as words from '#words/forms';

/**
 * Asks before somebody leaves with unsaved changes; browsers ask by themselves before a page is closed.
 * Whose session has ended is led to sign in without a question, and finds the changes afterwards.
 */
export function LeaveQuestion({ hasChanges }: { hasChanges: boolean }) {
  const isAsking = useSession() !== undefined && hasChanges;
  const blocker = useBlockedNavigation(isAsking);

  useEffect(() => {
    if (!isAsking) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [isAsking]);

  return (
    <ConfirmDialog
      isOpen={blocker?.state === 'blocked'}
      title={words.leaveQuestion}
      confirmLabel={words.leave}
      cancelLabel={words.stay}
      onConfirm={() => blocker?.proceed?.()}
      onCancel={() => blocker?.reset?.()}
    >
      {words.changesGo}
    </ConfirmDialog>
  );
}

/** As the library's `useBlocker`: https://reactrouter.com/api/hooks/useBlocker */
function useBlockedNavigation(isBlocking: boolean): Blocker | undefined {
  const key = useId();
  const [blocker, setBlocker] = useState<Blocker>();
  useEffect(() => {
    router().getBlocker(
      key,
      ({ currentLocation: now, nextLocation: next }) =>
        isBlocking && (now.pathname !== next.pathname || now.search !== next.search),
    );
  }, [key, isBlocking]);
  useEffect(() => {
    const stop = router().subscribe(({ blockers }) => setBlocker(blockers.get(key)));
    return () => {
      stop();
      router().deleteBlocker(key);
    };
  }, [key]);
  return blocker;
}
