import type { AnyJob } from './platform/jobs/job-queue.ts';

/** Everything that runs later: one line a job. */
export const jobs: readonly AnyJob[] = [];
