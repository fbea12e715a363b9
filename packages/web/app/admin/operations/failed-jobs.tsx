import { formatDateTime } from '@mathappu/contract/shop-time';
import { fill } from '@mathappu/contract/words';
import { call } from '#web/admin/api/admin-call.ts';
import { useRead } from '#web/admin/api/use-admin-read.ts';
import { DashboardPanel } from '#web/admin/dashboard/dashboard-panel.tsx';
import { IfMay } from '#web/admin/frame/if-may.tsx';
import type { Answer } from '#web/api/call.ts';
import { Button } from '#web/ui/button.tsx';
import * as words from '#words/admin/operations';
import { langOfData } from '#words/language';
import { DiscardJob } from './discard-job.tsx';
import { wordJob } from './job-words.ts';
import { useJobAct } from './use-job-act.ts';

/** Jobs of the shop that were given up. */
export function FailedJobs() {
  const read = useRead('listFailedJobs', {}, { staleTime: 0, failureText: words.failedJobsFailed });
  return (
    <DashboardPanel
      title={words.failedJobs}
      read={read}
      failureText={words.failedJobsFailed}
      height="h-12"
    >
      {({ data: jobs, totalCount: total }) => (
        <>
          {jobs.length > 0 ? (
            <ul>
              {jobs.map((job) => (
                <FailedJob key={job._id} job={job} />
              ))}
            </ul>
          ) : (
            <p className="text-ink-soft">{words.noJobFailed}</p>
          )}
          {total > jobs.length && (
            <p className="figures pt-3 text-sm text-ink-soft">
              {fill(words.newestOf, { shown: jobs.length, total })}
            </p>
          )}
        </>
      )}
    </DashboardPanel>
  );
}

function FailedJob({ job }: { job: Answer<'listFailedJobs'>['data'][number] }) {
  const what = wordJob(job.queue);
  const retrying = useJobAct(() =>
    call('retryJob', { params: { jobId: job._id }, failureText: words.tryAgainFailed }),
  );
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line py-3 last:border-0">
      <div className="min-w-0 flex-1 basis-2xs wrap-anywhere">
        <p className="font-semibold">{what}</p>
        <p className="text-sm">{fill(words.failedOn, { date: formatDateTime(job.failedAt) })}</p>
        {job.problem && (
          <p lang={langOfData} className="text-sm text-ink-soft">
            {job.problem}
          </p>
        )}
      </div>
      <IfMay call="retryJob">
        <div className="flex flex-wrap gap-2">
          <Button
            variant="secondary"
            size="sm"
            aria-label={fill(words.tryAgainOf, { what })}
            isBusy={retrying.isPending}
            onClick={() => retrying.mutate()}
          >
            {words.tryAgain}
          </Button>
          <DiscardJob jobId={job._id} what={what} />
        </div>
      </IfMay>
    </li>
  );
}
