import { useEffect, useEffectEvent, useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useHydrated } from '#web/ui/use-hydrated.ts';

/**
 * What the step before left in the navigation state; without it the visitor is sent to `otherwise`.
 * Undefined on the server, while hydrating and while somebody is being sent away.
 */
export function useRequiredState<T>(
  read: (state: unknown) => T | undefined,
  otherwise: string,
): T | undefined {
  const { state } = useLocation();
  const navigate = useNavigate();
  const isHydrated = useHydrated();
  const required = useMemo(() => read(state), [read, state]);
  const isMissing = isHydrated && required === undefined;

  const leave = useEffectEvent(() => navigate(otherwise, { replace: true }));

  useEffect(() => {
    if (isMissing) leave();
  }, [isMissing]);

  return isHydrated ? required : undefined;
}
