import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { Outlet, useMatches } from 'react-router';
import { pageQuery } from '#web/admin/api/use-admin-read.ts';
import { ErrorScreen } from '#web/frame/error-screen.tsx';
import { isArrival, startReads } from '#web/session/start-reads.ts';
import { useRequiredUser } from '#web/session/use-required-user.ts';
import { useNavigateWithToast } from '#web/toasts/use-navigate-with-toast.ts';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import * as words from '#words/admin/frame';
import type { Route } from './+types/admin-layout';
import { AdminFrame } from './admin-frame.tsx';
import { useNewOrderWatch } from './new-orders.ts';

/** The page to which users without access are redirected. */
export type AdminPageHandle = {
  /** Where a customer is sent. */
  customersTo: string;
  /** Where a visitor is sent; a toast gives the reason unless it is the sign-in screen. */
  visitorsTo: string;
};

const usualHandle: AdminPageHandle = { customersTo: '/account', visitorsTo: '/login' };
const refusal = { kind: 'error', text: words.refused } as const;
const verifiedForMs = 60_000;
const userQuery = pageQuery('getUserDetails', {}, { staleTime: verifiedForMs });

export const loader = () => null;
export const clientLoader = () => startReads([userQuery]);
export const shouldRevalidate = isArrival;

/** Shows the admin area after the server has confirmed the role, not by the stored one. */
export default function AdminLayout() {
  const page = useMatches().at(-1)?.handle as AdminPageHandle | undefined;
  const { customersTo, visitorsTo } = page ?? usualHandle;
  const user = useRequiredUser(visitorsTo, visitorsTo === '/login' ? undefined : refusal);
  const { data, isError, isFetching, refetch } = useQuery({ ...userQuery, enabled: Boolean(user) });
  const role = user && data?.data._id === user._id ? data.data.role : undefined;
  const isRefused = role !== undefined && role !== 'ADMIN';
  const navigateWithToast = useNavigateWithToast();

  const sendAway = useEffectEvent(() => {
    navigateWithToast(customersTo, refusal, { replace: true });
  });
  useEffect(() => {
    if (isRefused) sendAway();
  }, [isRefused]);

  if (role === 'ADMIN') {
    return (
      <AdminFrame>
        <NewOrderWatch />
        <Outlet />
      </AdminFrame>
    );
  }
  return (
    <div className="page-column grid min-h-svh place-content-center">
      {isError && user ? (
        <ErrorState message={words.notVerified} onRetry={() => refetch()} isRetrying={isFetching} />
      ) : (
        <p role="status" className="inline-flex items-center gap-3">
          <Spinner />
          {words.verifying}
        </p>
      )}
    </div>
  );
}

function NewOrderWatch() {
  useNewOrderWatch();
  return null;
}

/** An error of a page leaves the navigation usable. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <AdminFrame>
      <ErrorScreen error={error} />
    </AdminFrame>
  );
}
