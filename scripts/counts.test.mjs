import { expect, test } from 'vitest';
import {
  addCounts,
  describeCounts,
  isFailure,
  noCounts,
  oneFailed,
  onePassed,
  oneSkipped,
} from './counts.mjs';
import { countPlaywright } from './playwright-counts.mjs';

test('a run is summed up in one line, after the reason of everything skipped', () => {
  const counts = [onePassed, onePassed, oneFailed].reduce(addCounts, noCounts);
  expect(describeCounts(counts)).toBe('2 passed, 1 failed');
  expect(describeCounts(addCounts(counts, oneSkipped('stories', 'no browser')))).toBe(
    'Skipped: stories (no browser)\n2 passed, 1 failed, 1 skipped',
  );
});

test('a run fails when something failed or nothing passed', () => {
  expect(isFailure(onePassed)).toBe(false);
  expect(isFailure(addCounts(onePassed, oneFailed))).toBe(true);
  expect(isFailure(noCounts)).toBe(true);
});

test('browser stories are counted through nested suites', () => {
  const story = (title, status, annotations = []) => ({
    title,
    tests: [{ status, annotations, projectName: 'phone' }],
  });
  const report = {
    errors: [],
    suites: [
      {
        title: 'cart.spec.ts',
        specs: [story('adds', 'expected'), story('merges', 'expected')],
        suites: [
          {
            title: 'offline',
            specs: [
              story('waits', 'skipped', [{ type: 'skip', description: 'needs a network' }]),
              story('fails', 'unexpected'),
            ],
          },
        ],
      },
    ],
  };
  expect(countPlaywright(report)).toEqual({
    passed: 2,
    failed: 1,
    skipped: [{ name: 'cart.spec.ts › offline › waits [phone]', reason: 'needs a network' }],
  });
  expect(countPlaywright({ suites: [], errors: [{ message: 'no such file' }] }).failed).toBe(1);
});
