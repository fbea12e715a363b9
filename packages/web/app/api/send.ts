import { type CallName, calls } from '@mathappu/contract/calls';
import { CallError } from './call-error.ts';
import { emitCallFailed } from './call-events.ts';
import { renewAccessToken } from './refresh.ts';
import { type CallInput, initOf, type RequestParts, urlOf } from './request.ts';
import { storedAccessToken } from './tokens.ts';
import { upload } from './upload.ts';

export type CallOptions<Name extends CallName = CallName> = CallInput<Name> &
  RequestParts & {
    /** Said when the call fails and the server gave no sentence of its own. */
    failureText?: string;
    /** The same for an answer that calls itself an error under a status that does not. */
    refusalText?: string;
    /** False keeps the failure from being told in a toast: the screen tells it itself. */
    toast?: boolean;
    onProgress?: (part: number) => void;
  };

/** A sign-in that has ended is of no interest to it: it never starts a refresh. */
const withoutRenewal = new Set<CallName>(['updateLastActive']);

/** The successful response of a call; anything else is told, then thrown as a `CallError`. */
export async function send(name: CallName, options: CallOptions): Promise<Response> {
  try {
    return await sendAndRenew(name, options);
  } catch (error) {
    return fail(error, options);
  }
}

/** Tells a failed call to the visitor, unless the screen does, then throws. */
export function fail(error: unknown, { toast }: Pick<CallOptions, 'toast'>): never {
  if (error instanceof CallError && toast !== false) emitCallFailed(error);
  throw error;
}

async function sendAndRenew(name: CallName, options: CallOptions): Promise<Response> {
  const bearer = storedAccessToken();
  try {
    return await transmit(name, options, bearer);
  } catch (error) {
    if (!needsRenewal(error) || withoutRenewal.has(name)) throw error;
    const renewed = await renewAccessToken(bearer);
    if ('failure' in renewed) throw renewed.failure;
    if ('accessToken' in renewed) return await transmit(name, options, renewed.accessToken);
    // A visitor is answered too, so the end of a session does not make the call fail.
    const [, , access] = calls[name];
    if (access === 'visitor') return await transmit(name, options);
    throw error;
  }
}

const needsRenewal = (error: unknown) =>
  error instanceof CallError && (error.code === 'notSignedIn' || error.code === 'sessionEnded');

async function transmit(name: CallName, options: CallOptions, bearer?: string): Promise<Response> {
  const url = urlOf(name, options);
  const init = initOf(name, options, bearer);
  let response: Response;
  try {
    response = await (options.onProgress
      ? upload(url, init, options.onProgress)
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
