import { expect, test } from 'vitest';
import { type Unused, withoutPart, withoutUnusedParts } from './unused-parts.ts';

const file = /library\.js$/;
const cut = (code: string, unused: Omit<Unused, 'file'>) => withoutPart(code, { file, ...unused });

/** What a `switch` over the tag says of each kind, with and without the kinds 1 and 2. */
function before(fiber: { tag: number }): string {
  let said = '';
  switch (fiber.tag) {
    // biome-ignore lint/suspicious/noFallthroughSwitchClause: as libraries have them
    case 0:
      said += 'zero ';
    case 1:
      said += 'one ';
      break;
    case 2:
      said += 'two ';
      break;
    case 3:
    case 2.5:
      said += 'three ';
      break;
    default:
      said += 'other ';
  }
  return said;
}

const sayAfter = (kinds: readonly number[]) =>
  new Function('fiber', `${cut(before.toString(), { kinds })}\nreturn before(fiber)`) as (fiber: {
    tag: number;
  }) => string;

test('cases of a kind go, and those that another one runs into or shares stay', () => {
  const say = sayAfter([1, 2, 2.5]);
  expect([0, 2, 2.5, 3, 4].map((tag) => say({ tag }))).toEqual([
    'zero one ',
    'other ',
    'other ',
    'three ',
    'other ',
  ]);
});

test('functions are emptied or return a value, inside others too', () => {
  const code =
    'function outer() { function inner() { return 1 } return inner() } function two() { return 2 }';
  const run = (unused: Omit<Unused, 'file'>) =>
    new Function(`${cut(code, unused)}; return [outer(), two()]`)();
  expect(run({ functions: 'inner two' })).toEqual([undefined, undefined]);
  expect(run({ returns: { inner: '3' } })).toEqual([3, 2]);
});

test('an expression has its value, and nothing is set on what is not used', () => {
  expect(
    cut('if (a.b) c(); D.e = 1; D.f.g = 2; h.i = 3;', { always: { 'a.b': 'false' }, setOn: ['D'] }),
  ).toBe('if (false) c(); ; ; h.i = 3;');
});

test('a library without the part is refused', () => {
  const code = 'function one() {}';
  expect(() => cut(code, { functions: 'one two' })).toThrow('has no two');
  expect(() => cut(code, { returns: { two: '1' } })).toThrow('has no two');
  expect(() => cut(code, { setOn: ['Two'] })).toThrow('has no Two');
  expect(() => cut(code, { always: { 'two()': '1' } })).toThrow('has no two()');
});

test.each([
  "import { useFetcher } from 'react-router';",
  "import { type Location, Form } from 'react-router';",
  "import { Activity } from 'react';",
  "import { useMutation } from '@tanstack/react-query';",
  '<Link viewTransition to="/">',
])('a source that uses what is left out is refused: %s', (code) => {
  const { transform } = withoutUnusedParts([]);
  const read = (id: string) => (transform as (code: string, id: string) => unknown)(code, id);
  expect(() => read('/packages/web/app/landing/a-page.tsx')).toThrow('leaves out');
  expect(read('/node_modules/a/index.js')).toBeUndefined();
});
