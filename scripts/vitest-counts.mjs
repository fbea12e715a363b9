import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { addCounts, noCounts, oneFailed, onePassed, oneSkipped } from './counts.mjs';

/**
 * A Vitest reporter that writes the counts to a file. Vitest's own JSON leaves out why a test was
 * skipped.
 */
export const vitestCounts = (file) => ({
  onTestRunEnd(modules, unhandledErrors) {
    const perModule = modules.map((module) => countModule(module));
    const counts = [...perModule, ...unhandledErrors.map(() => oneFailed('Outside of a test'))];
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, JSON.stringify(counts.reduce(addCounts, noCounts)));
  },
});

function countModule(module) {
  const tests = [...module.children.allTests()].map(countTest);
  const counts = tests.reduce(addCounts, noCounts);
  // A file that cannot be loaded, or whose hooks fail, has no failed test.
  return module.ok() || counts.failed.length > 0
    ? counts
    : addCounts(counts, oneFailed(module.relativeModuleId));
}

function countTest(test) {
  const { state, note } = test.result();
  if (state === 'passed') return onePassed;
  if (state === 'failed') return oneFailed(`${test.module.relativeModuleId} > ${test.fullName}`);
  return oneSkipped(test.fullName, note ?? `${test.options.mode ?? 'skip'} in the test file`);
}
