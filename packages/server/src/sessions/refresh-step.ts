/** What the database knows of a sign-in whose refresh token is presented. */
type RefreshState = {
  /** Generation of the current token. */
  readonly generation: number;
  /** True once this client has presented a successor. */
  readonly isRotating: boolean;
  /** Null until the current token has been exchanged. */
  readonly secondsSinceExchange: number | null;
};

type RefreshStep =
  /** The current token, for the first time: note the moment, answer its successor. */
  | { readonly kind: 'exchange'; readonly answer: number }
  /** The successor: it becomes current, and is exchanged for its own. */
  | { readonly kind: 'advance'; readonly answer: number }
  /** The current token again: the same successor again. */
  | { readonly kind: 'repeat'; readonly answer: number }
  /** A replaced token: somebody has a copy, so the whole sign-in ends. */
  | { readonly kind: 'revoke' }
  /** Signed, but of a future this database does not know, as after a restored backup. */
  | { readonly kind: 'refuse' };

/** Tabs that refresh at the same time, and answers that were lost, come back within this. */
export const graceSeconds = 30;

export function decideRefresh(state: RefreshState, presented: number): RefreshStep {
  const { generation, isRotating, secondsSinceExchange } = state;
  const answer = presented + 1;
  if (presented < generation) return { kind: 'revoke' };
  if (presented === generation) {
    if (secondsSinceExchange === null) return { kind: 'exchange', answer };
    const isHonest = !isRotating || secondsSinceExchange <= graceSeconds;
    return isHonest ? { kind: 'repeat', answer } : { kind: 'revoke' };
  }
  const isSuccessor = presented === generation + 1 && secondsSinceExchange !== null;
  return isSuccessor ? { kind: 'advance', answer } : { kind: 'refuse' };
}
