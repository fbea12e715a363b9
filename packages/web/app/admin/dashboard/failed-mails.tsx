import { formatDateTime } from '@mathappu/contract/shop-time';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '#web/api/call.ts';
import { showToast } from '#web/toasts/toast.ts';
import { Button } from '#web/ui/button.tsx';
import { DashboardPanel } from './dashboard-panel.tsx';
import { failedMailsQuery } from './dashboard-queries.ts';

export function FailedMails() {
  const read = useQuery(failedMailsQuery);
  return (
    <div id="failed-mails" className="scroll-mt-24">
      <DashboardPanel
        title="Failed mails"
        read={read}
        failureText="The failed mails could not be loaded"
        height="h-12"
      >
        {({ data: mails }) =>
          mails.length > 0 ? (
            <ul>
              {mails.map((mail) => (
                <li
                  key={mail._id}
                  className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line py-3 last:border-0"
                >
                  <div className="min-w-0 flex-1 basis-2xs wrap-anywhere">
                    <p className="font-semibold">{mail.subject}</p>
                    <p className="text-sm">
                      To {mail.to}, {formatDateTime(mail.failedAt)}
                    </p>
                    {mail.problem && <p className="text-sm text-ink-soft">{mail.problem}</p>}
                  </div>
                  <ResendMail mailId={mail._id} to={mail.to} />
                </li>
              ))}
            </ul>
          ) : (
            <p className="text-ink-soft">No mail has failed.</p>
          )
        }
      </DashboardPanel>
    </div>
  );
}

function ResendMail({ mailId, to }: { mailId: string; to: string }) {
  const queries = useQueryClient();
  const resending = useMutation({
    mutationFn: () =>
      call('resendMail', { params: { mailId }, failureText: 'The mail could not be sent again' }),
    onSuccess: ({ message }) => showToast({ kind: 'success', text: message }),
    // Also when it failed: another admin may have sent it already.
    onSettled: () =>
      Promise.all([
        queries.invalidateQueries({ queryKey: ['listFailedMails'] }),
        queries.invalidateQueries({ queryKey: ['getTodo'] }),
      ]),
  });
  return (
    <Button
      variant="secondary"
      size="sm"
      aria-label={`Send again to ${to}`}
      isBusy={resending.isPending}
      onClick={() => resending.mutate()}
    >
      Send again
    </Button>
  );
}
