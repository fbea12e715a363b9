import { type ReactNode, useEffect } from 'react';
import { useRead } from '#web/api/use-read.ts';
import { useRequiredUser } from '#web/session/use-required-user.ts';
import { useNavigateWithToast } from '#web/toasts/use-navigate-with-toast.ts';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Spinner } from '#web/ui/spinner.tsx';

type RequireAdminProps = {
  /** Where a customer is sent. */
  customersTo?: string;
  /** Where somebody who is not signed in is sent; elsewhere than to sign in, they are told why. */
  nobodyTo?: string;
  children: ReactNode;
};

const verifiedForMs = 60_000;
const refusal = { kind: 'error', text: 'Unauthorized access' } as const;

/** Shows its children to those whom the server just called an admin, not to those who say so. */
export function RequireAdmin({
  customersTo = '/account',
  nobodyTo = '/login',
  children,
}: RequireAdminProps) {
  const user = useRequiredUser(nobodyTo, nobodyTo === '/login' ? undefined : refusal);
  const { data, isError, isFetching, refetch } = useRead(
    'getUserDetails',
    {},
    { enabled: Boolean(user), staleTime: verifiedForMs },
  );
  const role = user && data?.data._id === user._id ? data.data.role : undefined;
  const isRefused = role !== undefined && role !== 'ADMIN';
  const navigateWithToast = useNavigateWithToast();

  // biome-ignore lint/correctness/useExhaustiveDependencies: once per refusal
  useEffect(() => {
    if (isRefused) navigateWithToast(customersTo, refusal, { replace: true });
  }, [isRefused, customersTo]);

  if (role === 'ADMIN') return children;
  return (
    <div className="page-column grid min-h-svh place-content-center">
      {isError && user ? (
        <ErrorState
          message="Your admin privileges could not be verified"
          onRetry={() => refetch()}
          isRetrying={isFetching}
        />
      ) : (
        <p role="status" className="inline-flex items-center gap-3">
          <Spinner />
          Verifying admin privileges...
        </p>
      )}
    </div>
  );
}
