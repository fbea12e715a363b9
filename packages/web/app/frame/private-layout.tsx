import { Outlet, useMatches } from 'react-router';
import { useRequiredUser } from '#web/session/use-required-user.ts';
import type { Route } from './+types/private-layout';
import { ErrorScreen } from './error-screen.tsx';

/** The path visitors are sent to; by default they sign in and come back. */
export type PrivatePageHandle = { visitorsTo: string };

/** The layout of pages for signed-in users, which show their skeleton until `useSession` has the user. */
export default function PrivateLayout() {
  const handle = useMatches().at(-1)?.handle as PrivatePageHandle | undefined;
  useRequiredUser(handle?.visitorsTo);
  return <Outlet />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorScreen error={error} />;
}
