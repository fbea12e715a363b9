import { useEffect, useEffectEvent, useMemo } from 'react';
import { useLocation } from 'react-router';
import { isStateComing } from '#web/navigation/carried-state.ts';
import { useNavigateHere } from '#web/navigation/use-navigate-here.ts';
import { useHydrated } from '#web/ui/use-hydrated.ts';

/**
 * The navigation state of the previous step; without it the visitor is redirected to `otherwise`.
 * Undefined on the server, during hydration and during the redirect.
 */
export function useRequiredState<T>(
  read: (state: unknown) => T | undefined,
  otherwise: string,
): T | undefined {
  const { state } = useLocation();
  const navigate = useNavigateHere();
  const isHydrated = useHydrated();
  const required = useMemo(() => read(state), [read, state]);
  const isMissing = isHydrated && required === undefined && !isStateComing();

  const leave = useEffectEvent(() => navigate(otherwise, { replace: true }));

  useEffect(() => {
    if (isMissing) leave();
  }, [isMissing]);

  return isHydrated ? required : undefined;
}
