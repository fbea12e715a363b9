import { formatDateTime } from '@mathappu/contract/shop-time';
import { fill, plural } from '@mathappu/contract/words';
import { call } from '#web/admin/api/admin-call.ts';
import { useRead } from '#web/admin/api/use-admin-read.ts';
import { DashboardPanel } from '#web/admin/dashboard/dashboard-panel.tsx';
import { IfMay } from '#web/admin/frame/if-may.tsx';
import { useAsk } from '#web/forms/use-ask.tsx';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import * as words from '#words/admin/operations';
import { langOfData } from '#words/language';
import { DiscardJob } from './discard-job.tsx';
import { useJobAct } from './use-job-act.ts';

export function FailedMails() {
  const read = useRead(
    'listFailedMails',
    {},
    { staleTime: 0, failureText: words.failedMailsFailed },
  );
  const total = read.data?.totalCount ?? 0;
  return (
    <DashboardPanel
      title={words.failedMails}
      read={read}
      failureText={words.failedMailsFailed}
      height="h-12"
      aside={
        total > 1 && (
          <IfMay call="resendFailedMails">
            <ResendAll total={total} />
          </IfMay>
        )
      }
    >
      {({ data: mails, waiting }) => (
        <>
          {waiting.count > 0 && (
            <Notice tone="yellow" className="mb-4 wrap-anywhere">
              <p>{fill(plural(words.mailsWait, waiting.count), { count: waiting.count })}</p>
              {waiting.problem && (
                <p lang={langOfData} className="text-sm">
                  {waiting.problem}
                </p>
              )}
            </Notice>
          )}
          {mails.length > 0 ? (
            <ul>
              {mails.map((mail) => (
                <li
                  key={mail._id}
                  className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line py-3 last:border-0"
                >
                  <div className="min-w-0 flex-1 basis-2xs wrap-anywhere">
                    <p className="font-semibold">{mail.subject}</p>
                    <p className="text-sm">
                      {fill(words.mailTo, { to: mail.to, date: formatDateTime(mail.failedAt) })}
                    </p>
                    {mail.problem && (
                      <p lang={langOfData} className="text-sm text-ink-soft">
                        {mail.problem}
                      </p>
                    )}
                  </div>
                  <div className="flex flex-wrap gap-2">
                    <IfMay call="resendMail">
                      <Resend mailId={mail._id} to={mail.to} />
                      <DiscardJob jobId={mail._id} what={mail.subject} />
                    </IfMay>
                  </div>
                </li>
              ))}
            </ul>
          ) : (
            <p className="text-ink-soft">{words.noneFailed}</p>
          )}
          {total > mails.length && (
            <p className="figures pt-3 text-sm text-ink-soft">
              {fill(words.newestOf, { shown: mails.length, total })}
            </p>
          )}
        </>
      )}
    </DashboardPanel>
  );
}

function Resend({ mailId, to }: { mailId: string; to: string }) {
  const resending = useJobAct(() =>
    call('resendMail', { params: { mailId }, failureText: words.sendAgainFailed }),
  );
  return (
    <Button
      variant="secondary"
      size="sm"
      aria-label={fill(words.sendAgainTo, { to })}
      isBusy={resending.isPending}
      onClick={() => resending.mutate()}
    >
      {words.sendAgain}
    </Button>
  );
}

function ResendAll({ total }: { total: number }) {
  const { ask, questionDialog } = useAsk();
  const resending = useJobAct(() =>
    call('resendFailedMails', { failureText: words.sendAllFailed }),
  );
  return (
    <>
      <Button
        variant="secondary"
        size="sm"
        onClick={() =>
          ask({
            title: fill(plural(words.sendAllQuestion, total), { count: total }),
            text: words.sendAllText,
            confirmLabel: words.sendAll,
            tone: 'primary',
            onConfirm: () => resending.mutateAsync(),
          })
        }
      >
        {words.sendAll}
      </Button>
      {questionDialog}
    </>
  );
}
