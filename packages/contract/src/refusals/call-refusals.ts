import type { AnyEndpoint } from '../endpoint.ts';
import type { ErrorCode } from '../errors.ts';

const ofAnyCall: readonly ErrorCode[] = [
  'invalidInput',
  'unreadableRequest',
  'headerTwice',
  'hostMissing',
  'tooManyRequests',
  'serverError',
  'shopNotOpen',
  'unavailable',
];

const ofSessions: readonly ErrorCode[] = [
  'sessionEnded',
  'accountSuspended',
  'accountSuspendedBecause',
  'accountBanned',
  'accountBannedBecause',
];

const ofAccess: Readonly<Record<AnyEndpoint['access'], readonly ErrorCode[]>> = {
  anyone: [],
  signature: [],
  visitor: ofSessions,
  'refresh-token': ofSessions,
  customer: [...ofSessions, 'notSignedIn'],
  admin: [...ofSessions, 'notSignedIn', 'accessDenied', 'grantMissing'],
};

const ofJsonBodies: readonly ErrorCode[] = [
  'payloadTooLarge',
  'unsupportedMediaType',
  'bodyNotUtf8',
  'bodyNotJson',
  'bodyNotObject',
  'bodyHoldsNul',
];

const ofFiles: readonly ErrorCode[] = [
  'requestTimeout',
  'fileMissing',
  'unexpectedFile',
  'unreadableUpload',
  'fileTooLarge',
  'fileStoreUnavailable',
  'diskFull',
];

/** Every code a call can answer: those of any call, of its access and input, and its own. */
export function refusalsOf(endpoint: AnyEndpoint): ReadonlySet<ErrorCode> {
  const { access, method, path, files, errors } = endpoint;
  return new Set([
    ...ofAnyCall,
    ...ofAccess[access],
    ...(method === 'GET' ? [] : ofJsonBodies),
    ...(files.length > 0 ? ofFiles : []),
    ...(path.includes(':') ? (['notFound'] as const) : []),
    ...errors,
  ]);
}
