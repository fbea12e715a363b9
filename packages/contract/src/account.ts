import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { email, id, mobileNumber, moment, text } from './fields.ts';
import { passwordMinimum } from './limits.ts';

export const name = text(120, 'Name is required');
const newPassword = (required: string) =>
  z
    .string(required)
    .check(
      z.minLength(1, required),
      z.minLength(passwordMinimum, 'Password must be at least 8 characters'),
      z.maxLength(128, 'Password must be at most 128 characters'),
    );

export const registration = z.strictObject({
  name,
  email: email('Email is required', 'Please enter a valid email'),
  number: mobileNumber('Mobile number is required', 'Enter a valid 10-digit mobile number'),
  password: newPassword('Password is required'),
});

/** The registration form with the repeated password; all errors are reported together. */
export const registrationForm = z
  .extend(registration, { confirmPassword: z.string('Passwords do not match') })
  .check(
    z.refine((form) => form.password === form.confirmPassword, {
      path: ['confirmPassword'],
      error: 'Passwords do not match',
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
  errors: ['invalidImage'],
});

const invalidNumber = 'Invalid phone number (10 digits)';
export const profile = z.strictObject({
  name,
  email: email('Email is required', 'Invalid email format'),
  number: z.union([z.literal(''), mobileNumber(invalidNumber, invalidNumber)], invalidNumber),
});

export const updateUser = endpoint('updateUser', {
  tag: 'Account',
  summary: 'Change name and phone number; the email stays',
  body: z.extend(profile, {
    email: z.optional(profile.shape.email),
    number: z.optional(profile.shape.number),
  }),
  errors: ['emailFixed'],
});

export const forgotPassword = endpoint('forgotPassword', {
  tag: 'Account',
  summary: 'Mail a one-time code; the answer is the same whether the account exists or not',
  body: z.strictObject({ email: email('Please enter your email.', 'Please enter a valid email') }),
});

export const otp = z.string().check(z.regex(/^\d{6}$/, 'Invalid OTP.'));

export const verifyOtp = endpoint('verifyOtp', {
  tag: 'Account',
  summary: 'Exchange the one-time code for a proof (also set as an HttpOnly cookie)',
  body: z.strictObject({
    otp: z.pipe(
      z.string('Please enter OTP.').check(z.minLength(1, 'Please enter OTP.'), z.maxLength(20)),
      otp,
    ),
    email: email('Email is required', 'Please enter a valid email'),
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
      email: email('Please fill all fields.', 'Please enter a valid email'),
      newPassword: newPassword('Please fill all fields.'),
      confirmPassword: z
        .string('Please fill all fields.')
        .check(z.minLength(1, 'Please fill all fields.'), z.maxLength(128)),
      proof: z.optional(z.string().check(z.maxLength(200))),
    })
    .check(
      z.refine((body) => body.newPassword === body.confirmPassword, {
        path: ['confirmPassword'],
        error: 'Passwords do not match.',
      }),
    ),
  errors: ['recoveryNotProven', 'commonPassword'],
});

export const passwordChange = z.strictObject({
  password: z
    .string('Please enter your password')
    .check(z.minLength(1, 'Please enter your password'), z.maxLength(128)),
  newPassword: newPassword('Please enter a new password'),
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
