import * as z from 'zod';
import { endpoint } from './endpoint.ts';
import { email, id, moment, phonePattern, text } from './fields.ts';
import { passwordMinimum } from './limits.ts';

export const name = text(120, 'Name is required');
const presentedPassword = (required: string) => z.string(required).min(1, required).max(128);
const newPassword = (required: string) =>
  z
    .string(required)
    .min(1, required)
    .min(passwordMinimum, 'Password must be at least 8 characters')
    .max(128, 'Password must be at most 128 characters');

const signInEmail = z
  .string('All fields are required')
  .trim()
  .min(1, 'All fields are required')
  .max(254)
  .transform((value) => value.toLowerCase());

export const registration = z.strictObject({
  name,
  email: email('Email is required', 'Please enter a valid email'),
  number: z
    .string('Mobile number is required')
    .min(1, 'Mobile number is required')
    .regex(phonePattern, 'Enter a valid 10-digit mobile number'),
  password: newPassword('Password is required'),
});

/** As the screen asks for it, every mistake named at once. */
export const registrationForm = registration
  .extend({ confirmPassword: z.string('Passwords do not match') })
  .refine((form) => form.password === form.confirmPassword, {
    path: ['confirmPassword'],
    message: 'Passwords do not match',
    when: () => true,
  });

export const registerUser = endpoint({
  name: 'registerUser',
  method: 'POST',
  path: '/user/register',
  access: 'anyone',
  tag: 'Account',
  summary: 'Create a customer account; a verification mail goes out',
  body: registration,
  data: z.object({ _id: id }),
  errors: ['emailTaken'],
});

export const verifyEmail = endpoint({
  name: 'verifyEmail',
  method: 'POST',
  path: '/user/verify-email',
  access: 'anyone',
  tag: 'Account',
  summary: 'Confirm an email address with the token of the mail',
  body: z.strictObject({ token: z.string().min(1).max(200) }),
  errors: ['invalidVerification'],
});

export const resendVerification = endpoint({
  name: 'resendVerification',
  method: 'POST',
  path: '/user/resend-verification',
  access: 'customer',
  tag: 'Account',
  summary: 'Send the verification mail again',
});

export const signIn = z.strictObject({
  email: signInEmail,
  password: presentedPassword('All fields are required'),
});

export const login = endpoint({
  name: 'login',
  method: 'POST',
  path: '/user/login',
  access: 'anyone',
  tag: 'Account',
  summary: 'Sign in',
  body: signIn,
  data: z.object({ accesstoken: z.string(), refreshtoken: z.string() }),
  errors: ['wrongCredentials', 'accountSuspended', 'accountBanned'],
});

export const logout = endpoint({
  name: 'logout',
  method: 'GET',
  path: '/user/logout',
  access: 'customer',
  tag: 'Account',
  summary: 'End this sign-in',
});

export const refreshToken = endpoint({
  name: 'refreshToken',
  method: 'POST',
  path: '/user/refresh-token',
  access: 'refresh-token',
  tag: 'Account',
  summary: 'Exchange the refresh token (as bearer) for a new access token',
  data: z.object({ accessToken: z.string(), refreshToken: z.string() }),
});

export const uploadAvatar = endpoint({
  name: 'uploadAvatar',
  method: 'PUT',
  path: '/user/upload-avatar',
  access: 'customer',
  tag: 'Account',
  summary: 'Replace the picture of the signed-in user',
  files: [{ name: 'avatar', maxFiles: 1 }],
  data: z.object({ avatar: z.string() }),
  errors: ['invalidImage'],
});

export const profile = z.strictObject({
  name,
  email: email('Email is required', 'Invalid email format'),
  number: z.string().regex(/^(\d{10})?$/, 'Invalid phone number (10 digits)'),
});

export const updateUser = endpoint({
  name: 'updateUser',
  method: 'PUT',
  path: '/user/update-user',
  access: 'customer',
  tag: 'Account',
  summary: 'Change name and phone number; the email stays',
  body: profile.extend({
    email: profile.shape.email.optional(),
    number: profile.shape.number.optional(),
  }),
  errors: ['emailFixed'],
});

export const forgotPassword = endpoint({
  name: 'forgotPassword',
  method: 'PUT',
  path: '/user/forgot-password',
  access: 'anyone',
  tag: 'Account',
  summary: 'Mail a one-time code; the answer is the same whether the account exists or not',
  body: z.strictObject({ email: email('Please enter your email.', 'Please enter a valid email') }),
});

export const otp = z.string().regex(/^\d{6}$/, 'Invalid OTP.');

export const verifyOtp = endpoint({
  name: 'verifyOtp',
  method: 'PUT',
  path: '/user/verify-forgot-password-otp',
  access: 'anyone',
  tag: 'Account',
  summary: 'Exchange the one-time code for a proof (also set as an HttpOnly cookie)',
  body: z.strictObject({
    otp: z.string('Please enter OTP.').min(1, 'Please enter OTP.').max(20).pipe(otp),
    email: email('Email is required', 'Please enter a valid email'),
  }),
  data: z.object({ email: z.string(), proof: z.string(), expiresAt: moment }),
  errors: ['invalidOtp'],
});

export const resetPassword = endpoint({
  name: 'resetPassword',
  method: 'PUT',
  path: '/user/reset-password',
  access: 'anyone',
  tag: 'Account',
  summary:
    'Set a new password, proven by the cookie or the proof of the verified code; ends every session',
  body: z
    .strictObject({
      email: email('Please fill all fields.', 'Please enter a valid email'),
      newPassword: newPassword('Please fill all fields.'),
      confirmPassword: z
        .string('Please fill all fields.')
        .min(1, 'Please fill all fields.')
        .max(128),
      proof: z.string().max(200).optional(),
    })
    .refine((body) => body.newPassword === body.confirmPassword, {
      path: ['confirmPassword'],
      message: 'Passwords do not match.',
    }),
  errors: ['recoveryNotProven'],
});

export const updateLastActive = endpoint({
  name: 'updateLastActive',
  method: 'PATCH',
  path: '/user/update-last-active',
  access: 'customer',
  tag: 'Account',
  summary: 'Note that the signed-in user is active; at most one a minute is stored',
});
