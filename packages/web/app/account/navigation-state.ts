/** What screens hand on in the navigation state; a reload keeps it, anybody may have written it. */
type HandedOn = Record<string, unknown>;

const asObject = (state: unknown): HandedOn =>
  typeof state === 'object' && state !== null ? (state as HandedOn) : {};

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
