/** The state that a step passes to the next one. It survives a reload, and a visitor can forge it. */
type NavigationState = Record<string, unknown>;

const asObject = (state: unknown): NavigationState =>
  typeof state === 'object' && state !== null ? (state as NavigationState) : {};

/** The path a visitor was sent to sign in from. */
export function fromOf(state: unknown): string | undefined {
  const { from } = asObject(state);
  return typeof from === 'string' && /^\/(?![/\\])/.test(from) ? from : undefined;
}

export function emailOf(state: unknown): string | undefined {
  const { email } = asObject(state);
  return typeof email === 'string' && email ? email : undefined;
}

/** Whose one-time code was verified: `state.data` is the answer of that call. */
export function verifiedEmailOf(state: unknown): string | undefined {
  const answer = asObject(asObject(state).data);
  return answer.success === true ? emailOf(state) : undefined;
}
