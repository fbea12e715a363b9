import { expect, test, vi } from 'vitest';
import { CallError } from '#web/api/call-error.ts';
import { showRefusal } from './show-refusal.ts';

const fields = { name: '', words: 'anar\nsparkler', passport: { noiseDb: '' }, password: '' };

/** As react-hook-form has it: all values, or the one that a path leads to. */
const getValues = (path?: string) =>
  path === undefined
    ? fields
    : path.split('.').reduce<unknown>((value, key) => (value as never)?.[key], fields);

const fieldsShown = (body: object) => {
  const setError = vi.fn();
  const error = new CallError('updateSettings', 400, { message: 'Not like this', ...body });
  showRefusal(error, { setError, getValues } as never);
  return setError.mock.calls.map(([field, { message }]) => [field, message]);
};
const issue = (path: string) => ({ path, message: `About ${path}` });

test.each([
  ['a field', { issues: [issue('name')] }, [['name', 'About name']]],
  [
    'a text inside a field',
    { issues: [issue('passport.noiseDb')] },
    [['passport.noiseDb', 'About passport.noiseDb']],
  ],
  [
    'lines of a text',
    { issues: [issue('words.0'), issue('words.1')] },
    [['words', 'About words.0']],
  ],
  [
    'one field and something else',
    { issues: [issue('version'), issue('name')] },
    [['name', 'About name']],
  ],
  ['nothing of the form', { issues: [issue('version')] }, [['root', 'Not like this']]],
  ['the whole', { code: 'settingsChanged' }, [['root', 'Not like this']]],
])('a refusal that is about %s is shown there', (_what, body, shown) => {
  expect(fieldsShown(body)).toEqual(shown);
});
