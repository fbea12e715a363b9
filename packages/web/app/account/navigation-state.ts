import { useLocation } from 'react-router';

/** The state that a step passes to the next one. It survives a reload, and a visitor can forge it. */
type NavigationState = Record<string, unknown>;

const asObject = (state: unknown): NavigationState =>
  typeof state === 'object' && state !== null ? (state as NavigationState) : {};

/** No empty segments, backslashes and control characters, by which browsers arrive at another site. */
const ownPath = /^(\/|(\/[^/\\?#\p{Cc}]+)+\/?)([?#]\P{Cc}*)?$/u;

/** The forms themselves, where a sign-in would seem to have changed nothing. */
const formPath = /^\/(login|register)\/?([?#]|$)/;

/** The path a visitor was sent to sign in from, in a navigation state or a query. */
export function fromOf(state: unknown): string | undefined {
  const { from } = asObject(state);
  const isWayBack = typeof from === 'string' && ownPath.test(from) && !formPath.test(from);
  return isWayBack ? from : undefined;
}

/**
 * Where a visitor goes on to after signing in, and the query that passes it to the other form when
 * there is no navigation state, because the page was loaded without one.
 */
export function useWayBack(): { from: string | undefined; query: string } {
  const { state, search } = useLocation();
  const inQuery = fromOf(Object.fromEntries(new URLSearchParams(search)));
  const query = inQuery ? `?${new URLSearchParams({ from: inQuery })}` : '';
  return { from: fromOf(state) ?? inQuery, query };
}

export function emailOf(state: unknown): string | undefined {
  const { email } = asObject(state);
  return typeof email === 'string' && email ? email : undefined;
}

/** Whether the visitor has just registered. */
export const isRegistered = (state: unknown): boolean => asObject(state).isRegistered === true;

/** The state after a one-time code was verified: `state.data` is the answer of that call. */
export function verifiedEmailOf(state: unknown): string | undefined {
  const answer = asObject(asObject(state).data);
  return answer.success === true ? emailOf(state) : undefined;
}

/** Whose password a link of `npm run admin-link` sets, and its proof. */
export function readAdminLink(hash: string): { email: string; proof: string } | undefined {
  const inHash = new URLSearchParams(hash.slice(1));
  const [email, proof] = [inHash.get('email'), inHash.get('proof')];
  return email && proof ? { email, proof } : undefined;
}
