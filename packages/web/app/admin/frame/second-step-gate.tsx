import { isSecondStepMissing } from '@mathappu/contract/staff/grants';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { onCallFailed } from '#web/api/call-events.ts';
import { loadUser } from '#web/session/load-user.ts';
import { changeUser, type StoredUser } from '#web/session/session-store.ts';
import { Card } from '#web/ui/card.tsx';
import { Loading } from '#web/ui/loading.tsx';
import { useLazyModule } from '#web/ui/use-lazy-module.ts';
import * as words from '#words/admin/frame';

type Standing = {
  /** As the server says it; undefined until then. */
  staff: StoredUser['staff'] | undefined;
  pathname: string;
  /** Asks the server again. */
  ask: () => unknown;
};

/**
 * Whether somebody has to set up the second step that the role asks for, from then on until the recovery
 * codes are kept. A page that was open when the role began to ask stays, so that what is typed in it does.
 */
export function useSecondStepGate({ staff, pathname, ask }: Standing) {
  const queries = useQueryClient();
  const [isSettingUp, setSettingUp] = useState(false);
  const [openPage, setOpenPage] = useState<string>();
  const isMissing = Boolean(staff && isSecondStepMissing(staff));
  if (isMissing && !isSettingUp) setSettingUp(true);
  else if (staff && !isMissing && !isSettingUp && openPage !== pathname) setOpenPage(pathname);
  const hasPage = openPage === pathname;

  // The grants that somebody has not for now would take away the buttons of the page that stays.
  useEffect(() => {
    if (staff !== undefined && !(isMissing && hasPage)) changeUser({ staff });
  }, [staff, isMissing, hasPage]);

  const askAgain = useEffectEvent(ask);
  useEffect(
    () =>
      onCallFailed(({ code }) => {
        if (code === 'secondStepMissing') askAgain();
      }),
    [],
  );

  return {
    isSettingUp,
    showsPage: !isSettingUp || hasPage,
    async end() {
      await loadUser(queries);
      setSettingUp(false);
    },
  };
}

const loadSetUp = () => import('#web/account/second-step/set-up.tsx');

export function SetUpInPlace({ email, onDone }: { email: string; onDone: () => void }) {
  const setUp = useLazyModule(loadSetUp, true);
  return (
    <Card as="section" padding="lg" aria-labelledby="set-up" className="mb-8">
      <h1 id="set-up" className="mb-2 text-xl">
        {words.setUpSecondStep}
      </h1>
      <p className="mb-5 max-w-prose text-ink-soft">{words.installApp}</p>
      {setUp ? <setUp.SetUp email={email} onDone={onDone} /> : <Loading />}
    </Card>
  );
}
