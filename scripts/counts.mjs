export const noCounts = { passed: 0, failed: 0, skipped: [] };

export const onePassed = { ...noCounts, passed: 1 };

export const oneFailed = { ...noCounts, failed: 1 };

export const oneSkipped = (name, reason) => ({ ...noCounts, skipped: [{ name, reason }] });

export const addCounts = (a, b) => ({
  passed: a.passed + b.passed,
  failed: a.failed + b.failed,
  skipped: [...a.skipped, ...b.skipped],
});

/** Everything skipped with its reason, then the one line that sums up a run. */
export function describeCounts({ passed, failed, skipped }) {
  const reasons = skipped.map(({ name, reason }) => `Skipped: ${name} (${reason})`);
  const sum = `${passed} passed, ${failed} failed`;
  return [...reasons, skipped.length > 0 ? `${sum}, ${skipped.length} skipped` : sum].join('\n');
}

/** A run in which nothing ran proves nothing. */
export const isFailure = ({ passed, failed }) => failed > 0 || passed === 0;
