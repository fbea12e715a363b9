import { addCounts, describeCounts, isFailure, noCounts, oneFailed } from './counts.mjs';
import { UserError } from './user-error.mjs';

/** Runs steps one after the other and ends the output with one line of counts over all of them. */
export async function runSteps(prepare, steps) {
  let counts = noCounts;
  try {
    await prepare();
    for (const run of Object.values(steps)) counts = addCounts(counts, await run());
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    counts = addCounts(counts, oneFailed('The run', error.message));
  }
  console.log(`\n${describeCounts(counts)}`);
  if (isFailure(counts)) process.exitCode = 1;
}

/** The steps chosen by `--only=unit,stories`, else all of them. */
export function chooseSteps(steps, args) {
  const known = Object.keys(steps);
  if (args.length === 0) return steps;
  const chosen = /^--only=(.+)$/.exec(args.join(' '))?.[1]?.split(',') ?? [];
  if (chosen.length === 0 || chosen.some((name) => !known.includes(name)))
    throw new UserError(`Usage: --only=<step>[,<step>…] with steps ${known.join(', ')}.`);
  return Object.fromEntries(chosen.map((name) => [name, steps[name]]));
}
