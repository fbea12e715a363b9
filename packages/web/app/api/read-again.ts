import type { CallName } from '@mathappu/contract/calls';
import { notifyManager, type Query, type QueryClient } from '@tanstack/react-query';

type Names = readonly CallName[];

const isOf =
  (names: Names | undefined) =>
  ({ queryKey }: Pick<Query, 'queryKey'>): boolean =>
    names?.includes(queryKey[0] as CallName) ?? true;

/**
 * After an act that changes what these calls answer, before another screen is shown: what was read
 * before the act for screens that are not open is dropped, so that none of them begins with it.
 */
export function forgetUnshown(queries: QueryClient, names?: Names): void {
  queries.removeQueries({ predicate: isOf(names), type: 'inactive' });
}

/**
 * Invalidates these reads, or all of them without names, and reads again those on show. The button
 * of the act stays busy until this resolves:
 * https://tanstack.com/query/v5/docs/framework/react/guides/invalidations-from-mutations
 */
export async function readAgain(queries: QueryClient, names?: Names): Promise<void> {
  const predicate = isOf(names);
  forgetUnshown(queries, names);
  // A first read that is under way is not begun anew by an invalidation, and may be of before the act.
  await queries.cancelQueries({ predicate });
  await queries.invalidateQueries({ predicate });
  await whenShown();
}

/** A read that fails is not shown with its old data: its screen offers to retry. */
export async function dropUnread(queries: QueryClient, names: Names): Promise<void> {
  const isUnread = (query: Query) => isOf(names)(query) && query.state.status === 'error';
  await queries.resetQueries({ predicate: isUnread });
}

/**
 * Like `readAgain`, for acts whose button need not wait: resolves once the old data is no longer
 * shown.
 */
export function readAnew(queries: QueryClient, names: Names): Promise<void> {
  void queries.resetQueries({ predicate: isOf(names) });
  return whenShown();
}

/** Screens are told of new answers in a later turn: https://tanstack.com/query/v5/docs/reference/notifyManager */
const whenShown = () => new Promise<void>((resolve) => notifyManager.schedule(resolve));
