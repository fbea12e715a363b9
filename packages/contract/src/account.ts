import * as z from 'zod/mini';
import * as words from '#words/input';
import { endpoint } from './endpoint.ts';
import { email, id, language, line, mobileNumber, moment } from './fields.ts';
import { passwordMinimum } from './limits.ts';

export const name = line(120, words.nameRequired);
export const newPassword = (required: string) =>
  z
    .string(required)
    .check(
      z.minLength(1, required),
      z.minLength(passwordMinimum, words.passwordTooShort),
      z.maxLength(128, words.passwordTooLong),
    );

export const registration = z.strictObject({
  name,
  email: email(words.emailRequired, words.emailInvalid),
  number: mobileNumber(words.mobileRequired, words.mobileInvalid),
  password: newPassword(words.passwordRequired),
});

/** The registration form with the repeated password; all errors are reported together. */
export const registrationForm = z
  .extend(registration, { confirmPassword: z.string(words.passwordsDiffer) })
  .check(
    z.refine((form) => form.password === form.confirmPassword, {
      path: ['confirmPassword'],
      error: words.passwordsDiffer,
      when: () => true,
    }),
  );

export const registerUser = endpoint('registerUser', {
  tag: 'Account',
  summary: 'Create a customer account; a verification mail goes out',
  body: registration,
  data: z.object({ _id: id }),
  errors: ['emailTaken', 'commonPassword'],
});

export const verifyEmail = endpoint('verifyEmail', {
  tag: 'Account',
  summary: 'Confirm an email address with the token of the mail',
  body: z.strictObject({ token: z.string().check(z.minLength(1), z.maxLength(200)) }),
  errors: ['invalidVerification'],
});

export const resendVerification = endpoint('resendVerification', {
  tag: 'Account',
  summary: 'Send the verification mail again',
  errors: ['userNotFound'],
});

export const uploadAvatar = endpoint('uploadAvatar', {
  tag: 'Account',
  summary: 'Replace the picture of the signed-in user',
  files: [{ name: 'avatar', maxFiles: 1 }],
  data: z.object({ avatar: z.string() }),
  errors: ['invalidImage', 'imageDamaged', 'imageTooManyPixels'],
});

export const profile = z.strictObject({
  name,
  email: email(words.emailRequired, words.emailFormat),
  number: z.union(
    [z.literal(''), mobileNumber(words.phoneInvalid, words.phoneInvalid)],
    words.phoneInvalid,
  ),
  /** The language of the mails that the user gets. */
  language: z.optional(language),
});

export const updateUser = endpoint('updateUser', {
  tag: 'Account',
  summary: 'Change name, phone number and the language of mails; the email stays',
  body: z.extend(profile, {
    email: z.optional(profile.shape.email),
    number: z.optional(profile.shape.number),
  }),
  errors: ['emailFixed'],
});

export const forgotPassword = endpoint('forgotPassword', {
  tag: 'Account',
  summary: 'Mail a one-time code; the answer is the same whether the account exists or not',
  body: z.strictObject({ email: email(words.enterEmail, words.emailInvalid) }),
});

export const otp = z.string().check(z.regex(/^\d{6}$/, words.otpInvalid));

export const verifyOtp = endpoint('verifyOtp', {
  tag: 'Account',
  summary: 'Exchange the one-time code for a proof (also set as an HttpOnly cookie)',
  body: z.strictObject({
    otp: z.pipe(
      z.string(words.enterOtp).check(z.minLength(1, words.enterOtp), z.maxLength(20)),
      otp,
    ),
    email: email(words.emailRequired, words.emailInvalid),
  }),
  data: z.object({ email: z.string(), proof: z.string(), expiresAt: moment }),
  errors: ['invalidOtp'],
});

export const resetPassword = endpoint('resetPassword', {
  tag: 'Account',
  summary:
    'Set a new password, proven by the cookie or the proof of the verified code; ends every session',
  body: z
    .strictObject({
      email: email(words.fillAllFields, words.emailInvalid),
      newPassword: newPassword(words.fillAllFields),
      confirmPassword: z
        .string(words.fillAllFields)
        .check(z.minLength(1, words.fillAllFields), z.maxLength(128)),
      proof: z.optional(z.string().check(z.maxLength(200))),
    })
    .check(
      z.refine((body) => body.newPassword === body.confirmPassword, {
        path: ['confirmPassword'],
        error: words.newPasswordsDiffer,
      }),
    ),
  errors: ['recoveryNotProven', 'commonPassword'],
});

export const passwordChange = z.strictObject({
  password: z
    .string(words.enterPassword)
    .check(z.minLength(1, words.enterPassword), z.maxLength(128)),
  newPassword: newPassword(words.enterNewPassword),
});

export const changePassword = endpoint('changePassword', {
  tag: 'Account',
  summary: 'Replace the password, proven by the old one; ends every other sign-in',
  body: passwordChange,
  errors: ['wrongPassword', 'commonPassword'],
});

export const updateLastActive = endpoint('updateLastActive', {
  tag: 'Account',
  summary: 'Note that the signed-in user is active; at most one a minute is stored',
});
