import { readFileSync } from 'node:fs';
import { AppError } from '#server/platform/http/app-error.ts';

const file = new URL('./common-passwords.txt', import.meta.url);
const commonPasswords = new Set(
  readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('# ')),
);

export const isCommonPassword = (password: string): boolean =>
  commonPasswords.has(password.toLowerCase());

/** @throws AppError invalidInput naming the field */
export function refuseCommonPassword(password: string, field: string): void {
  if (!isCommonPassword(password)) return;
  const message = 'This password is too common. Please choose another';
  throw new AppError('invalidInput', { message, issues: [{ path: field, message }] });
}
