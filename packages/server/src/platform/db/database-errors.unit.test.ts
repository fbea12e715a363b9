import { expect, test } from 'vitest';
import { isDatabaseUnavailable } from './database-errors.ts';

const failed = (code: string) => Object.assign(new Error('from the server'), { code });

/** https://www.postgresql.org/docs/current/errcodes-appendix.html */
test.each([
  ['a password that was changed', '28P01'],
  ['a server that stops', '57P01'],
  ['one that has no connections left', '53300'],
  ['one that only reads', '25006'],
])('%s is temporary', (_what, code) => {
  expect(isDatabaseUnavailable(failed(code))).toBe(true);
});

test('a value that is there already, and a wrong statement, are not', () => {
  expect(['23505', '42601', '22P02'].map((code) => isDatabaseUnavailable(failed(code)))).toEqual([
    false,
    false,
    false,
  ]);
});
