import * as z from 'zod/mini';
import * as words from '#words/input';
import { endpoint } from '../endpoint.ts';
import { id, line, moment, ownPassword } from '../fields.ts';
import { grant } from '../staff/grant-field.ts';
import { grantsOfKeys, type KeyGrant } from '../staff/grants.ts';
import { firstKeyDays, maxKeyDays } from './program-limits.ts';

export const apiKey = z.object({
  _id: id,
  name: z.string(),
  /** The first 12 characters of the token. */
  start: z.string(),
  /** Of these it has what its maker has at each request. */
  grants: z.array(grant),
  /** In whose name it acts. */
  by: z.string(),
  lastUsedOn: z.nullable(z.iso.date()),
  /** The network that it was last used from; '' before its first use. */
  lastNetwork: z.string(),
  /** The last day, of the shop's calendar. */
  endsOn: z.iso.date(),
  createdAt: moment,
});
export type ApiKey = z.output<typeof apiKey>;

export const listApiKeys = endpoint('listApiKeys', {
  tag: 'Keys and events',
  summary: 'The keys that have not ended, of whoever made them',
  data: z.array(apiKey),
});

export const createApiKey = endpoint('createApiKey', {
  tag: 'Keys and events',
  summary: `Make a key for a program. Its token is shown this once; it lasts ${firstKeyDays} days, or up to ${maxKeyDays}`,
  body: z.strictObject({
    name: line(60, words.nameRequired),
    grants: z
      .array(z.enum(grantsOfKeys as [KeyGrant, ...KeyGrant[]], words.grantUnknown))
      .check(z.minLength(1, words.keyGrantsRequired), z.maxLength(grantsOfKeys.length)),
    endsOn: z.optional(z.iso.date(words.invalid)),
    password: ownPassword,
  }),
  data: z.object({
    key: apiKey,
    /** Null when the request is repeated under its Idempotency-Key: a token is never stored. */
    token: z.nullable(z.string()),
  }),
  errors: [
    'wrongPassword',
    'grantExceeded',
    'dayIsPast',
    'tooMany',
    'notFound',
    'invalidIdempotencyKey',
    'idempotencyConflict',
  ],
});

export const endApiKey = endpoint('endApiKey', {
  tag: 'Keys and events',
  summary: 'End a key for good',
  params: z.strictObject({ keyId: id }),
  body: z.strictObject({ password: ownPassword }),
  errors: ['wrongPassword', 'grantExceeded', 'notFound'],
});
