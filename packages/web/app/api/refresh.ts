import { calls } from '@mathappu/contract/calls';
import type { AnswerOf } from '@mathappu/contract/endpoint';
import type { Endpoints } from '@mathappu/contract/endpoints';
import { clearStored } from '#web/stores/browser-storage.ts';
import { CallError, type FailureCode } from './call-error.ts';
import { emitSessionEnded } from './call-events.ts';
import { initOf, urlOf } from './request.ts';
import { clearTokens, storedAccessToken, storedRefreshToken, storeTokens } from './tokens.ts';

type Renewed = { accessToken: string } | { isEnded: true } | { failure: CallError };

/** The refusals of a refresh token that end the session; no other failure does. */
const endsSession: ReadonlySet<FailureCode> = new Set([
  'invalidInput',
  'sessionEnded',
  'accountSuspended',
  'accountSuspendedBecause',
  'accountBanned',
  'accountBannedBecause',
]);

let pending: Promise<Renewed> | undefined;

/**
 * A new access token in place of a refused one. Concurrent refreshes, also of other tabs, share one
 * call. The session ends only when the server refuses the refresh token: without an answer, or with
 * a server error, the user stays signed in.
 */
export function renewAccessToken(refused: string | undefined): Promise<Renewed> {
  pending ??= oneTabAtATime(() => renew(refused)).finally(() => {
    pending = undefined;
  });
  return pending;
}

function oneTabAtATime<T>(act: () => Promise<T>): Promise<T> {
  return navigator.locks ? navigator.locks.request('refresh-token', act) : act();
}

async function renew(refused: string | undefined): Promise<Renewed> {
  const stored = storedAccessToken();
  if (stored && stored !== refused) return { accessToken: stored };

  const presented = storedRefreshToken();
  if (!presented) return endSession();

  const response = await fetch(
    urlOf(calls.refreshToken, {}),
    initOf(calls.refreshToken, {}, presented),
  ).catch(() => undefined);
  const answer = await response?.json().catch(() => undefined);
  if (response?.ok && answer?.data?.accessToken) {
    const { data } = answer as AnswerOf<Endpoints['refreshToken']>;
    storeTokens({ access: data.accessToken, refresh: data.refreshToken ?? presented });
    return { accessToken: data.accessToken };
  }
  const failure = new CallError('refreshToken', failureStatus(response), answer);
  if (!endsSession.has(failure.code)) return { failure };
  const other = storedRefreshToken() !== presented && storedAccessToken();
  return other ? { accessToken: other } : endSession();
}

/** A success without a token is not the shop's answer but, for example, a captive portal's page. */
function failureStatus(response: Response | undefined): number {
  return response && !response.ok ? response.status : 0;
}

function endSession(): Renewed {
  clearTokens();
  clearStored('sessionStorage');
  emitSessionEnded();
  return { isEnded: true };
}
