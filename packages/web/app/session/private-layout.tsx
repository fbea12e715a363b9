import { Outlet, useMatches } from 'react-router';
import { useRequiredUser } from './use-required-user.ts';

/** What a page says of visitors who are not signed in; otherwise they sign in and come back. */
export type PrivatePageHandle = { visitorsTo: string };

/** Around the pages of one person, which use `useSession` and show their skeleton meanwhile. */
export default function PrivateLayout() {
  const handle = useMatches().at(-1)?.handle as PrivatePageHandle | undefined;
  useRequiredUser(handle?.visitorsTo);
  return <Outlet />;
}
