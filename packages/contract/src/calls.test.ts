import { expect, test } from 'vitest';
import { calls } from './calls.ts';
import { endpoints } from './endpoints.ts';

test('each call goes where its endpoint is', () => {
  const ofEndpoints = endpoints.map(({ name, method, path }) => [name, `${method} ${path}`]);
  expect(calls).toEqual(Object.fromEntries(ofEndpoints));
});
