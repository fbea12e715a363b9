import { expect, test } from 'vitest';
import { slimmed } from './slim-manifest.ts';

test('a route keeps what is true of it, and its scripts in the order of all routes', () => {
  const manifest = {
    entry: { module: 'entry', imports: ['b', 'a'], css: [] },
    routes: {
      root: { id: 'root', hasLoader: true, hasAction: false, imports: ['a'], css: ['x.css'] },
      page: { id: 'page', path: '', hasLoader: false, imports: ['c', 'b', 'a'] },
      list: { id: 'list', imports: ['b', 'a'] },
    },
    version: 'v',
  };
  expect(slimmed(manifest)).toEqual({
    entry: { module: 'entry', imports: ['a', 'b'], css: [] },
    routes: {
      root: { id: 'root', hasLoader: true, imports: ['a'], css: ['x.css'] },
      page: { id: 'page', path: '', imports: ['a', 'b', 'c'] },
      list: { id: 'list', imports: ['a', 'b'] },
    },
    version: 'v',
  });
});
