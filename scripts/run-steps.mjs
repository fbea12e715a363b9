import { addCounts, describeCounts, isFailure, noCounts, oneFailed } from './counts.mjs';
import { steps } from './steps.mjs';
import { UserError } from './user-error.mjs';

/** Runs the named steps and ends the output with one line of counts over all of them. */
export async function runSteps(prepare, names) {
  let counts = noCounts;
  try {
    await prepare();
    for (const name of names) counts = addCounts(counts, await steps[name]());
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    console.log(error.message);
    counts = addCounts(counts, oneFailed('The run', error.message));
  }
  console.log(`\n${describeCounts(counts)}`);
  if (isFailure(counts)) process.exitCode = 1;
}

/** The steps chosen by `--only=unit,e2e`, else all of them. */
export function chooseSteps(args) {
  const known = Object.keys(steps);
  if (args.length === 0) return known;
  const chosen = /^--only=(.+)$/.exec(args.join(' '))?.[1]?.split(',') ?? [];
  if (chosen.length === 0 || chosen.some((name) => !known.includes(name)))
    throw new UserError(
      `Usage: npm test -- --only=<step>[,<step>…] with steps ${known.join(', ')}.`,
    );
  return known.filter((name) => chosen.includes(name));
}
