import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';
import { expect, test } from 'vitest';

const exclude = ['**/node_modules/**', '**/build/**', '**/var/**', 'bench/results/**'];
const find = (pattern: string) =>
  globSync(pattern, { exclude }).map((path) => path.replaceAll(sep, '/'));
const read = (path: string) => readFileSync(path, 'utf8');

const sources = find('{packages,e2e,bench,tools,scripts}/**/*.{ts,tsx,mjs}').map(
  (path) => `/${path}`,
);
const documents = find('{*.md,{docs,bench}/**/*.md}');

/** As GitHub makes it of a heading's words. */
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N} -]/gu, '')
    .replaceAll(' ', '-');

test.each(['README.md', 'CONTRIBUTING.md', 'docs/security.md'])(
  'the source files that %s names exist',
  (document) => {
    const named = read(document).matchAll(/`([\w.-]+\/[\w./-]+\.(?:tsx?|mjs))`/g);
    const unknown = [...named].filter(
      ([, name]) => !sources.some((path) => path.endsWith(`/${name}`)),
    );
    expect(unknown.map(([, name]) => name)).toEqual([]);
  },
);

test('each link in a document leads to a file, and to a heading, that exists', () => {
  const lost = documents.flatMap((document) =>
    [...read(document).matchAll(/\]\((?!https?:)([^)#]*)(?:#([^)]+))?\)/g)]
      .filter(([, path = '', anchor]) => {
        const target = path === '' ? document : join(dirname(document), path);
        if (!existsSync(target)) return true;
        const headings = [...(anchor ? read(target) : '').matchAll(/^#+ (.+)$/gm)];
        return anchor !== undefined && !headings.some(([, text = '']) => anchorOf(text) === anchor);
      })
      .map(([link]) => `${document}: ${link}`),
  );
  expect(documents.length).toBeGreaterThan(60);
  expect(lost).toEqual([]);
});

test('commands in documents run on the Node of a fresh clone: by npm, or in an image or a release', () => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
  const wrong = documents.flatMap((document) => {
    const text = read(document);
    const unknown = [...text.matchAll(/npm run ([\w:-]+)/g)].filter(
      ([, name = '']) => !(name in scripts),
    );
    const direct = text.matchAll(/\bnode (?!packages\/server\/src\/)[\w./-]+\.(?:ts|mjs)\b/g);
    return [...unknown, ...direct].map(([command]) => `${document}: ${command}`);
  });
  expect(wrong).toEqual([]);
});

test('each decision is in the index and has at most a page', () => {
  const folder = 'docs/decisions';
  const index = read(`${folder}/README.md`);
  const decisions = documents.filter((path) => /^docs\/decisions\/\d{4}-/.test(path));
  expect(decisions.length).toBeGreaterThan(50);
  for (const path of decisions) {
    expect(index, path).toContain(`](${path.slice(folder.length + 1)})`);
    expect(read(path).split(/\s+/).length, path).toBeLessThan(400);
  }
});

test('the documents in English have at most 45,000 words', () => {
  const english = documents.filter((path) => path !== 'docs/owner/ta.md');
  const words = english.map((path) => read(path).trim().split(/\s+/).length);
  expect(words.reduce((sum, count) => sum + count, 0)).toBeLessThanOrEqual(45_000);
});
