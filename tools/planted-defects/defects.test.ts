import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { defects } from './defects.ts';

test.each(defects)('can be planted, and has tests that ought to notice it: $name', (defect) => {
  expect(readFileSync(defect.file, 'utf8').split(defect.from)).toHaveLength(2);
  expect(existsSync(defect.noticedBy)).toBe(true);
});
