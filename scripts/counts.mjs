import { stripVTControlCharacters as plain } from 'node:util';

export const noCounts = { passed: 0, failed: [], skipped: [] };

export const onePassed = { ...noCounts, passed: 1 };

/** The output of its runner says why it failed; what fails without one says so by `reason`. */
export const oneFailed = (name, reason = '') => ({ ...noCounts, failed: [{ name, reason }] });

export const oneSkipped = (name, reason) => ({ ...noCounts, skipped: [{ name, reason }] });

export const addCounts = (a, b) => ({
  passed: a.passed + b.passed,
  failed: [...a.failed, ...b.failed],
  skipped: [...a.skipped, ...b.skipped],
});

/**
 * Everything skipped and everything failed with its reason, then the one line that sums up a run:
 * whoever sees only the end of a long output sees what failed.
 */
export function describeCounts({ passed, failed, skipped }) {
  const sum = `${passed} passed, ${failed.length} failed`;
  return [
    ...skipped.map(({ name, reason }) => `Skipped: ${name} (${reason})`),
    ...failed.map(({ name, reason }) => `Failed: ${[name, ...reasonLines(reason)].join('\n  ')}`),
    skipped.length > 0 ? `${sum}, ${skipped.length} skipped` : sum,
  ].join('\n');
}

const reasonLines = (reason) => (reason ? plain(reason).split('\n') : []);

/** A run in which nothing ran proves nothing. */
export const isFailure = ({ passed, failed }) => failed.length > 0 || passed === 0;
