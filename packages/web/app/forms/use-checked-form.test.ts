import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { formResolver } from './use-checked-form.ts';

const schema = z
  .object({
    name: z.string().check(z.trim(), z.minLength(2, 'Too short'), z.regex(/^a/, 'Begins with a')),
    rows: z.array(z.object({ key: z.string().check(z.minLength(1, 'Needs a key')) })),
  })
  .check(z.refine(({ name }) => name !== 'abc', { path: ['name'], error: 'Taken' }));

const ref = { name: 'name' };
const check = (values: z.input<typeof schema>, load = async () => schema) =>
  formResolver(load)(values, undefined, {
    fields: { name: { ref, name: 'name' } } as never,
    shouldUseNativeValidation: false,
  });

test('a valid form is returned as the schema parses it', async () => {
  expect(await check({ name: ' ab ', rows: [] })).toEqual({
    values: { name: 'ab', rows: [] },
    errors: {},
  });
});

test('the first issue of each field becomes its error', async () => {
  expect(await check({ name: 'x', rows: [{ key: 'k' }, { key: '' }] })).toEqual({
    values: {},
    errors: {
      name: { type: 'too_small', message: 'Too short', ref },
      rows: [undefined, { key: { type: 'too_small', message: 'Needs a key', ref: undefined } }],
    },
  });
});

test('an issue of the whole form belongs to the field it names', async () => {
  expect(await check({ name: 'abc', rows: [] })).toMatchObject({
    errors: { name: { message: 'Taken' } },
  });
});

test('a schema that cannot be fetched leaves the check to the server', async () => {
  const values = { name: 'x', rows: [] };
  expect(await check(values, () => Promise.reject(new TypeError('offline')))).toEqual({
    values,
    errors: {},
  });
});
