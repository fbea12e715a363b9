import { expect, test } from 'vitest';
import { serverOf } from './database-account.ts';

test.each([
  ['is another program', process.pid],
  ['is not on this machine', 2 ** 22 + 1],
])('a connection whose process %s is said to be of a server elsewhere', (_what, pid) => {
  expect(() => serverOf(pid)).toThrow('PostgreSQL has to run on this machine');
});
