import { defineJob } from '#server/platform/jobs/job-queue.ts';
import { checkMachine } from './check-machine.ts';

declare module '#server/platform/jobs/job-queue.ts' {
  interface JobData {
    'check-machine': Record<string, never>;
  }
}

export const checkMachineJob = defineJob({
  name: 'check-machine',
  retryLimit: 3,
  retryDelay: 60,
  cron: '27 * * * *',
  pollSeconds: 60,
  run: checkMachine,
});
