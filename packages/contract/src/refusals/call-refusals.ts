import type { AnyEndpoint } from '../endpoint.ts';
import type { ErrorCode } from '../errors.ts';
import { isOpenToKeys } from '../staff/open-to-keys.ts';

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
  'keyEnded',
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
  admin: [...ofSessions, 'notSignedIn', 'accessDenied', 'secondStepMissing', 'grantMissing'],
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

const needsPerson = (endpoint: AnyEndpoint): boolean =>
  ['customer', 'admin'].includes(endpoint.access) && !isOpenToKeys(endpoint);

/** Every code a call can answer: those of any call, of its access and input, and its own. */
export function refusalsOf(endpoint: AnyEndpoint): ReadonlySet<ErrorCode> {
  const { access, method, path, files, errors } = endpoint;
  return new Set([
    ...ofAnyCall,
    ...ofAccess[access],
    ...(method === 'GET' ? [] : ofJsonBodies),
    ...(files.length > 0 ? ofFiles : []),
    ...(needsPerson(endpoint) ? (['personNeeded'] as const) : []),
    ...(path.includes(':') ? (['notFound'] as const) : []),
    ...errors,
  ]);
}
