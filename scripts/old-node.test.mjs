import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { describeOldNode, readNodePin } from './old-node.mjs';
import { inProject } from './project.mjs';

test('a pinned Node is warned of once it is more than 60 days old', () => {
  const pin = { version: '24.21.0', releasedOn: '2026-09-10' };
  expect(describeOldNode(pin, new Date('2026-11-09T23:00:00Z'))).toBeUndefined();
  expect(describeOldNode(pin, new Date('2026-11-10T00:00:00Z'))).toMatch(
    /^Warning: Node 24\.21\.0 is pinned, 61 days old/,
  );
});

test('the day of release is that of the pinned Node, and not yet to come', () => {
  const { devDependencies } = JSON.parse(readFileSync(inProject('package.json'), 'utf8'));
  const { version, releasedOn } = readNodePin();
  expect(version).toBe(devDependencies.node);
  expect(releasedOn).toMatch(/^\d{4}-\d\d-\d\d$/);
  expect(Date.parse(releasedOn)).toBeLessThan(Date.now());
});
