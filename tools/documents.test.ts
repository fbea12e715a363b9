import { globSync, readFileSync } from 'node:fs';
import { sep } from 'node:path';
import { expect, test } from 'vitest';

const sources = globSync('{packages,e2e,bench,tools,scripts}/**/*.{ts,tsx,mjs}', {
  exclude: ['**/node_modules/**', '**/build/**'],
}).map((path) => `/${path.replaceAll(sep, '/')}`);

test.each(['README.md', 'CONTRIBUTING.md', 'docs/security.md'])(
  'the source files that %s names exist',
  (document) => {
    const named = readFileSync(document, 'utf8').matchAll(/`([\w.-]+\/[\w./-]+\.(?:tsx?|mjs))`/g);
    const unknown = [...named].filter(
      ([, name]) => !sources.some((path) => path.endsWith(`/${name}`)),
    );
    expect(unknown.map(([, name]) => name)).toEqual([]);
  },
);
