import { type Grant, grants } from '@mathappu/contract/staff/grants';
import { useSession } from '#web/session/session-store.ts';

const none: readonly Grant[] = [];

/** What the role of the signed-in person holds; everything while a server of the version before answers. */
export function useOwnGrants(): readonly Grant[] {
  const user = useSession();
  if (user?.role !== 'ADMIN') return none;
  return user.staff === undefined ? grants : (user.staff?.grants ?? none);
}
