import { describeStartError } from '#server/platform/config/start-error.ts';

/** Says what is wrong in a sentence, without the trace of what a person can put right. */
export async function runCommand(run: () => Promise<void>): Promise<void> {
  try {
    await run();
  } catch (error) {
    console.error(describeStartError(error));
    process.exitCode = 1;
  }
}
