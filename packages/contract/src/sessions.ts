import * as z from 'zod/mini';
import * as words from '#words/input';
import { endpoint } from './endpoint.ts';
import { id, moment, typedEmail } from './fields.ts';

const signInEmail = typedEmail(words.allFieldsRequired).check(z.toLowerCase());

export const signIn = z.strictObject({
  email: signInEmail,
  password: z
    .string(words.allFieldsRequired)
    .check(z.minLength(1, words.allFieldsRequired), z.maxLength(128)),
});

export const login = endpoint('login', {
  tag: 'Account',
  summary: 'Sign in',
  body: signIn,
  data: z.object({ accesstoken: z.string(), refreshtoken: z.string() }),
  errors: [
    'wrongCredentials',
    'secondStepNeeded',
    'accountSuspended',
    'accountSuspendedBecause',
    'accountBanned',
    'accountBannedBecause',
  ],
});

export const logout = endpoint('logout', {
  tag: 'Account',
  summary: 'End this sign-in',
});

export const refreshToken = endpoint('refreshToken', {
  tag: 'Account',
  summary: 'Exchange the refresh token (as bearer) for a new access token',
  data: z.object({ accessToken: z.string(), refreshToken: z.string() }),
});

export const listSessions = endpoint('listSessions', {
  tag: 'Account',
  summary: 'The open sign-ins of the account: the one that asks, then the one used last first',
  data: z.array(
    z.object({
      _id: id,
      /** In words: 'Chrome on Android'. */
      device: z.string(),
      since: moment,
      /** When its access token was last refreshed. */
      lastSeen: moment,
      /** Whether it is the one that asks. */
      isCurrent: z.boolean(),
    }),
  ),
});

export const endSession = endpoint('endSession', {
  tag: 'Account',
  summary: 'End one sign-in of the account; it is refused from its next request on',
  params: z.strictObject({ sessionId: id }),
  errors: ['sessionNotFound'],
});

export const endOtherSessions = endpoint('endOtherSessions', {
  tag: 'Account',
  summary: 'End every sign-in of the account but the one that asks',
});
