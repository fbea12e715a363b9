import { expect, test } from 'vitest';
import { ConfigError } from './config.ts';
import { describeStartError, StartError } from './start-error.ts';

test('what the operator can put right is said in a sentence, a bug with its stack', () => {
  expect(describeStartError(new StartError('Port 3000 is in use.'))).toBe('Port 3000 is in use.');
  expect(describeStartError(new ConfigError(['PORT: is no number']))).toBe(
    'The settings are not right:\n  - PORT: is no number',
  );
  const refused = new Error('password authentication failed for user "mathappu"');
  expect(describeStartError(Object.assign(refused, { code: '28P01' }))).toBe(
    'The settings are not right:\n  - DATABASE_URL: PostgreSQL refuses the user or the password (password authentication failed for user "mathappu")',
  );
  const bug = describeStartError(new Error('undefined is not a function', { cause: 'a cause' }));
  expect(bug).toMatch(/^Error: undefined is not a function\n {4}at .*start-error\.unit\.test\.ts/);
  expect(bug).toContain('a cause');
});
