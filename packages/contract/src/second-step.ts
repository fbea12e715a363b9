import * as z from 'zod/mini';
import * as words from '#words/input';
import { endpoint } from './endpoint.ts';
import { login } from './sessions.ts';

/** Also typed in groups, and a recovery code in place of the app's. */
const code = z
  .string(words.enterCode)
  .check(z.minLength(1, words.enterCode), z.maxLength(40, words.codeInvalid));
const password = z
  .string(words.enterPassword)
  .check(z.minLength(1, words.enterPassword), z.maxLength(128));

export const passSecondStep = endpoint('passSecondStep', {
  tag: 'Account',
  summary: 'Finish a sign-in by a code of the authenticator app, or a recovery code',
  body: z.strictObject({
    challenge: z.string().check(z.minLength(1), z.maxLength(300)),
    code,
    /** The next sign-ins of this browser within 30 days need no code. */
    remember: z._default(z.boolean(), false),
  }),
  data: login.data,
  errors: [
    'wrongSecondStep',
    'challengeEnded',
    'accountSuspended',
    'accountSuspendedBecause',
    'accountBanned',
    'accountBannedBecause',
  ],
});

export const startSecondStep = endpoint('startSecondStep', {
  tag: 'Account',
  summary: 'Make the key of an authenticator app, which counts from its first code',
  body: z.strictObject({ password }),
  data: z.object({
    /** In base 32. */
    secret: z.string(),
    /** What the app reads as a QR code. */
    uri: z.string(),
  }),
  errors: ['accessDenied', 'wrongPassword'],
});

export const confirmSecondStep = endpoint('confirmSecondStep', {
  tag: 'Account',
  summary: 'Switch the second step on by the first code, or make new recovery codes by another one',
  body: z.strictObject({ code }),
  data: z.object({ recoveryCodes: z.array(z.string()) }),
  errors: ['accessDenied', 'notFound', 'wrongSecondStep'],
});

export const removeSecondStep = endpoint('removeSecondStep', {
  tag: 'Account',
  summary: 'Switch the second step off',
  body: z.strictObject({ password, code }),
  errors: ['accessDenied', 'wrongPassword', 'notFound', 'wrongSecondStep'],
});

export const forgetDevices = endpoint('forgetDevices', {
  tag: 'Account',
  summary: 'Ask for the second step on every device again',
  body: z.strictObject({ password }),
  errors: ['accessDenied', 'wrongPassword', 'notFound'],
});
