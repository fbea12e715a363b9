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

test('a run is summed up in one line, after everything skipped and failed', () => {
  const counts = [onePassed, onePassed].reduce(addCounts, noCounts);
  expect(describeCounts(counts)).toBe('2 passed, 0 failed');
  const parts = [
    oneFailed('cart > adds'),
    oneFailed('The run', 'no disk\nis left'),
    oneSkipped('e2e', 'no browser'),
  ];
  expect(describeCounts(parts.reduce(addCounts, counts))).toBe(
    [
      'Skipped: e2e (no browser)',
      'Failed: cart > adds',
      'Failed: The run',
      '  no disk',
      '  is left',
      '2 passed, 2 failed, 1 skipped',
    ].join('\n'),
  );
});

test('a run fails when something failed or nothing passed', () => {
  expect(isFailure(onePassed)).toBe(false);
  expect(isFailure(addCounts(onePassed, oneFailed('a test', 'a reason')))).toBe(true);
  expect(isFailure(noCounts)).toBe(true);
});

test('browser stories are counted through nested suites', () => {
  const story = (title, status, { annotations = [] } = {}) => ({
    title,
    tests: [{ status, annotations, projectName: 'phone', results: [] }],
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
              story('waits', 'skipped', {
                annotations: [{ type: 'skip', description: 'needs a network' }],
              }),
              story('fails', 'unexpected'),
            ],
          },
        ],
      },
    ],
  };
  expect(countPlaywright(report)).toEqual({
    passed: 2,
    failed: [{ name: 'cart.spec.ts › offline › fails [phone]', reason: '' }],
    skipped: [{ name: 'cart.spec.ts › offline › waits [phone]', reason: 'needs a network' }],
  });
  expect(countPlaywright({ suites: [], errors: [{ message: 'no such file' }] }).failed).toEqual([
    { name: 'Outside of a story', reason: '' },
  ]);
});
