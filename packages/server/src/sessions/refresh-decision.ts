/** The session of the presented refresh token, as stored. */
type RefreshState = {
  /** Generation of the current token. */
  readonly generation: number;
  /** True once this client has presented a successor. */
  readonly isRotating: boolean;
  /** Null until the current token has been exchanged. */
  readonly secondsSinceExchange: number | null;
};

type RefreshDecision =
  /** The current token, for the first time: record the exchange, issue its successor. */
  | { readonly kind: 'exchange'; readonly issued: number }
  /** The successor: it becomes current, and is exchanged for its own successor. */
  | { readonly kind: 'advance'; readonly issued: number }
  /** The current token again: issue the same successor again. */
  | { readonly kind: 'repeat'; readonly issued: number }
  /** A replaced token is reused, so a copy exists and the session ends: https://www.rfc-editor.org/rfc/rfc9700#section-4.14.2 */
  | { readonly kind: 'revoke' }
  /** Signed, but of a later generation than the stored one, as after a restored backup. */
  | { readonly kind: 'refuse' };

/** Tabs that refresh at the same time and clients that lost a response repeat within this time. */
export const graceSeconds = 30;

/**
 * Refresh token rotation with detection of reuse:
 * https://www.rfc-editor.org/rfc/rfc9700#section-4.14.2
 */
export function decideRefresh(state: RefreshState, presented: number): RefreshDecision {
  const { generation, isRotating, secondsSinceExchange } = state;
  const issued = presented + 1;
  if (presented < generation) return { kind: 'revoke' };
  if (presented === generation) {
    if (secondsSinceExchange === null) return { kind: 'exchange', issued };
    const isWithinGrace = !isRotating || secondsSinceExchange <= graceSeconds;
    return isWithinGrace ? { kind: 'repeat', issued } : { kind: 'revoke' };
  }
  const isSuccessor = presented === generation + 1 && secondsSinceExchange !== null;
  return isSuccessor ? { kind: 'advance', issued } : { kind: 'refuse' };
}
