import type { Call, CallName } from '@mathappu/contract/calls';
import { CallError } from './call-error.ts';
import { emitCallFailed } from './call-events.ts';
import { type CallInput, initOf, type RequestParts, urlOf } from './request.ts';
import { storedAccessToken, storedRefreshToken } from './tokens.ts';

export type CallOptions<Name extends CallName = CallName> = CallInput<Name> &
  RequestParts & {
    /** The message of a failure for which the server sent no sentence. */
    failureText?: string;
    /** The sentence for an answer with a successful status whose body says that it is an error. */
    refusalText?: string;
    /** False when the screen shows the failure itself. */
    toast?: boolean;
    onProgress?: (part: number) => void;
  };

/** Calls in the background, for which an expired session is neither renewed nor ended. */
const withoutRenewal = new Set<CallName>(['updateLastActive']);

/** A call with its row of the table that its page has loaded. */
type NamedCall = { readonly name: CallName; readonly row: Call };

/** @throws CallError for anything but a successful response; its toast has been shown */
export async function send(called: NamedCall, options: CallOptions): Promise<Response> {
  try {
    return await sendAndRenew(called, options);
  } catch (error) {
    return fail(error, options);
  }
}

/** Shows the toast of a failed call, unless the screen shows the failure itself, and throws. */
export function fail(error: unknown, { toast }: Pick<CallOptions, 'toast'>): never {
  if (error instanceof CallError && toast !== false) emitCallFailed(error);
  throw error;
}

const loadRenewal = () => import('./refresh.ts');

async function sendAndRenew(called: NamedCall, options: CallOptions): Promise<Response> {
  const { name, row } = called;
  const bearer = storedAccessToken();
  // Loaded early for signed-in users, so that a page that outlives its build has it.
  if (bearer ?? storedRefreshToken()) loadRenewal().catch(() => undefined);
  try {
    return await transmit(called, options, bearer);
  } catch (error) {
    if (!needsRenewal(error) || withoutRenewal.has(name)) throw error;
    const { renewAccessToken } = await loadRenewal().catch(() => {
      throw new CallError(name, 0, undefined, options.failureText);
    });
    const renewed = await renewAccessToken(bearer);
    if ('failure' in renewed) throw renewed.failure;
    if ('accessToken' in renewed) return await transmit(called, options, renewed.accessToken);
    // A call that works without a session is repeated as a visitor.
    const [, , access] = row;
    if (access === 'visitor') return await transmit(called, options);
    throw error;
  }
}

const needsRenewal = (error: unknown) =>
  error instanceof CallError && (error.code === 'notSignedIn' || error.code === 'sessionEnded');

async function transmit(
  { name, row }: NamedCall,
  options: CallOptions,
  bearer?: string,
): Promise<Response> {
  const url = urlOf(row, options);
  const init = initOf(row, options, bearer);
  let response: Response;
  try {
    response = await (options.onProgress
      ? (await import('./upload.ts')).upload(url, init, options.onProgress)
      : fetch(url, init));
  } catch (error) {
    if (options.signal?.aborted) throw error;
    throw new CallError(name, 0, undefined, options.failureText);
  }
  if (response.ok) return response;
  const refusal = await response.json().catch((error: unknown) => {
    if (options.signal?.aborted) throw error;
  });
  throw new CallError(name, response.status, refusal, options.failureText);
}
