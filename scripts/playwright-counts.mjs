import { addCounts, noCounts, oneFailed, onePassed, oneSkipped } from './counts.mjs';

/** The counts of a report by Playwright's JSON reporter. */
export function countPlaywright(report) {
  const tests = report.suites.flatMap((suite) => listTests(suite, []));
  return [...tests, ...report.errors.map(() => oneFailed('Outside of a story'))].reduce(
    addCounts,
    noCounts,
  );
}

function listTests(suite, above) {
  const path = [...above, suite.title];
  const own = suite.specs.flatMap((spec) =>
    spec.tests.map((test) => countTest(test, [...path, spec.title].join(' › '))),
  );
  return [...own, ...(suite.suites ?? []).flatMap((inner) => listTests(inner, path))];
}

function countTest(test, path) {
  const title = `${path} [${test.projectName}]`;
  if (test.status === 'expected') return onePassed;
  if (test.status !== 'skipped') return oneFailed(title);
  const skip = test.annotations.find(({ type }) => type === 'skip' || type === 'fixme');
  return oneSkipped(title, skip?.description ?? 'skip in the test file');
}
