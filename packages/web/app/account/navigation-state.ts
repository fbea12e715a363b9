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

export type VerifiedOtp = { email: string; proof: string | undefined };

/** What the verified one-time code allows: `state.data` is the answer of its call. */
export function verifiedOtpOf(state: unknown): VerifiedOtp | undefined {
  const email = emailOf(state);
  const answer = asObject(asObject(state).data);
  if (!email || answer.success !== true) return undefined;
  const { proof } = asObject(answer.data);
  return { email, proof: typeof proof === 'string' ? proof : undefined };
}
