import { defineJob } from '#server/platform/jobs/job-queue.ts';
import { runImport } from './run-import.ts';

declare module '#server/platform/jobs/job-queue.ts' {
  interface JobData {
    'product-import': Record<string, never>;
  }
}

/** The schedule continues what a killed process left. */
export const productImportJob = defineJob({
  name: 'product-import',
  retryLimit: 5,
  retryDelay: 1,
  cron: '* * * * *',
  run: runImport,
});
