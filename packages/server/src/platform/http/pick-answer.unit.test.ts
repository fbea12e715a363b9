import { envelopeOf } from '@mathappu/contract/endpoint';
import { endpoints } from '@mathappu/contract/endpoints';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { pickerOf } from './pick-answer.ts';

const schema = z.object({
  id: z.string(),
  owner: z.nullable(z.object({ name: z.string() })),
  lines: z.array(z.object({ count: z.int(), note: z.optional(z.string()) })),
  facts: z.record(z.string(), z.string()),
  byName: z.optional(z.record(z.string(), z.array(z.object({ count: z.int() })))),
  either: z.optional(z.union([z.object({ url: z.string() }), z.array(z.string())])),
});

const answers = [
  {
    secret: 1,
    either: { url: 'a', secret: 1 },
    facts: { b: '1', a: '2' },
    lines: [
      { secret: 1, note: 'n', count: 1 },
      { count: 2, note: undefined },
    ],
    owner: { secret: 1, name: 'O' },
    id: 'i',
    byName: { a: [{ secret: 1, count: 1 }] },
  },
  { id: 'i', owner: null, lines: [], facts: {}, either: ['a'] },
];

test.each(answers)('what is picked is what parsing leaves, field by field', (answer) => {
  const picked = JSON.stringify(pickerOf(schema)(answer as never));
  expect(picked).toBe(JSON.stringify(schema.parse(answer)));
  expect(picked).not.toContain('secret');
});

test.each([
  null,
  { id: 'i', owner: null, lines: [null], facts: {} },
  { id: 'i', owner: null, lines: {}, facts: {} },
  { id: 'i', owner: null, lines: [] },
  { id: { secret: 1 }, owner: null, lines: [], facts: {} },
  { id: 'i', owner: null, lines: [], facts: { a: { secret: 1 } } },
])('what lacks something, or has an object in place of a text, is no answer: %j', (answer) => {
  expect(() => pickerOf(schema)(answer as never)).toThrow();
});

test('a schema that lets everything through is refused', () => {
  expect(() => pickerOf(z.looseObject({ id: z.string() }))).toThrow('loose object');
});

test('every answer of the contract can be picked', () => {
  for (const endpoint of endpoints) expect(pickerOf(envelopeOf(endpoint))).toBeTypeOf('function');
});
