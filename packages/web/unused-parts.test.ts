import { spawnSync } from 'node:child_process';
import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { unusedLibraries } from './unused-libraries.ts';
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

test('what a case declares for the others is still declared', () => {
  const code =
    'function say(fiber) { switch (fiber.tag) { case 1: var said = "one"; break; case 2: said = "two" } return said }';
  const run = (tag: number) =>
    new Function(`"use strict"; ${cut(code, { kinds: [1] })} return say({ tag: ${tag} })`)();
  expect([run(2), run(1)]).toEqual(['two', undefined]);
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
  '<Link\n  to="/"\n  mask="/other"\n>',
  '<form action={send}>',
  'queries.clear();',
])('a source that uses what is left out is refused: %s', (code) => {
  const { transform } = withoutUnusedParts([]);
  const read = (id: string) => (transform as (code: string, id: string) => unknown)(code, id);
  expect(() => read('/packages/web/app/landing/a-page.tsx')).toThrow('leaves out');
  expect(read('/node_modules/a/index.js')).toBeUndefined();
});

/** The names that a file reads and nobody declares. */
function undeclaredIn(code: string): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'mathappu-parts-'));
  try {
    writeFileSync(join(folder, 'biome.json'), '{ "files": { "maxSize": 9000000 } }');
    writeFileSync(join(folder, 'library.js'), code);
    const args = ['lint', '--only=correctness/noUndeclaredVariables', '--max-diagnostics=none'];
    const biome = join(modules, '@biomejs/biome/bin/biome');
    const { stderr } = spawnSync(process.execPath, [biome, ...args, '--colors=off', folder], {
      cwd: folder,
      encoding: 'utf8',
    });
    return [...stderr.matchAll(/The (\S+) variable is undeclared/g)].map(([, name = '']) => name);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const modules = fileURLToPath(new URL('../../node_modules/', import.meta.url));

test('no name is left without its declaration', () => {
  expect(undeclaredIn('export const one = two;')).toEqual(['two']);
  const files = globSync(`${modules}{react*,scheduler,@tanstack/query-core}/**/*.js`);
  for (const unused of unusedLibraries) {
    const [library = '', ...others] = files.filter((path) => unused.file.test(path));
    expect(others).toEqual([]);
    const code = readFileSync(library, 'utf8');
    expect(new Set(undeclaredIn(withoutPart(code, unused)))).toEqual(new Set(undeclaredIn(code)));
  }
});
