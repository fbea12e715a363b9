import type { AnswerOf, AnyEndpoint, ArgumentOf, InputOf } from '@mathappu/contract/endpoint';
import type { ShopDetails } from '@mathappu/contract/settings';
import { createContext } from 'react-router';

/**
 * Calls an endpoint from a loader on the server, as a visitor without a session.
 * A refusal is thrown as a `Response` with the refusal's status and its JSON as the body.
 */
export type ServerCall = <E extends AnyEndpoint>(
  endpoint: E,
  ...input: ArgumentOf<InputOf<E>>
) => Promise<AnswerOf<E>>;

export const serverCallContext = createContext<ServerCall>();
export const shopDetailsContext = createContext<ShopDetails>();
/** Logs an error that occurred while the server rendered a page. */
export const reportContext = createContext<(error: unknown) => void>();
