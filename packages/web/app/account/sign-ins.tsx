import { formatDate } from '@mathappu/contract/shop-time';
import { fill } from '@mathappu/contract/words';
import { useQueryClient } from '@tanstack/react-query';
import { type Answer, call } from '#web/api/call.ts';
import { CallError } from '#web/api/call-error.ts';
import { readAgain } from '#web/api/read-again.ts';
import { useRead } from '#web/api/use-read.ts';
import { useAsk } from '#web/forms/use-ask.tsx';
import { formatRelativeTime } from '#web/language/format-relative-time.ts';
import { rich } from '#web/language/rich.ts';
import { ReadStates } from '#web/lists/read-states.tsx';
import { useToastHere } from '#web/toasts/use-toast-here.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Loading } from '#web/ui/loading.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import * as words from '#words/account';
import { DialogButton } from './dialog-button.tsx';

type SignIn = Answer<'listSessions'>['data'][number];

const loadPasswordForm = () => import('./change-password-form.tsx');

/** Where the account is signed in, to be ended there, and the password. */
export function SignIns({ email }: { email: string }) {
  const read = useRead('listSessions', {}, { failureText: words.signInsFailed });
  const end = useEndSignIns();
  const { ask, questionDialog } = useAsk();

  return (
    <>
      <ReadStates
        read={read}
        failureText={words.signInsFailed}
        skeleton={
          <Loading text={words.signInsLoading}>
            <Skeleton className="h-16" />
          </Loading>
        }
      >
        {({ data: signIns }) => (
          <ul className="divide-y divide-line">
            {signIns.map((signIn) => (
              <Entry
                key={signIn._id}
                signIn={signIn}
                onEnd={() =>
                  ask({
                    title: words.signOutThere,
                    text: fill(words.signedInSince, {
                      device: signIn.device,
                      date: formatDate(signIn.since),
                    }),
                    confirmLabel: words.signOut,
                    onConfirm: () => end.one(signIn._id),
                  })
                }
              />
            ))}
          </ul>
        )}
      </ReadStates>
      <div className="mt-5 flex flex-wrap gap-3">
        <DialogButton
          label={words.changePassword}
          title={words.changeYourPassword}
          description={words.othersSignedOut}
          load={loadPasswordForm}
        >
          {({ ChangePasswordForm }, close) => <ChangePasswordForm email={email} onDone={close} />}
        </DialogButton>
        {(read.data?.data.length ?? 0) > 1 && (
          <Button
            variant="secondary"
            onClick={() =>
              ask({
                title: words.signOutElsewhereQuestion,
                text: words.staySignedIn,
                confirmLabel: words.signOut,
                onConfirm: end.others,
              })
            }
          >
            {words.signOutElsewhere}
          </Button>
        )}
      </div>
      {questionDialog}
    </>
  );
}

function Entry({ signIn, onEnd }: { signIn: SignIn; onEnd: () => void }) {
  const { device, since, lastSeen, isCurrent } = signIn;
  const date = formatDate(since);
  const ago = formatRelativeTime(lastSeen, new Date());
  return (
    <li className="flex items-center justify-between gap-4 py-3">
      <div className="min-w-0">
        <p className="font-semibold">
          {device} {isCurrent && <Badge tone="green">{words.thisDevice}</Badge>}
        </p>
        <p className="text-sm text-ink-soft">
          {isCurrent ? fill(words.since, { date }) : fill(words.sinceAndLastSeen, { date, ago })}
        </p>
      </div>
      {!isCurrent && (
        <Button variant="quiet" size="sm" onClick={onEnd} className="shrink-0">
          {rich(words.signOutOn, {
            where: (inside) => <span className="sr-only">{inside}</span>,
            device,
            ago,
          })}
        </Button>
      )}
    </li>
  );
}

function useEndSignIns() {
  const queries = useQueryClient();
  const showToast = useToastHere();
  const reload = () => readAgain(queries, ['listSessions']);

  async function end(send: () => Promise<{ message: string }>): Promise<void> {
    try {
      const { message } = await send();
      await reload();
      showToast({ kind: 'success', text: message });
    } catch (error) {
      if (error instanceof CallError && error.code === 'sessionNotFound') await reload();
      throw error;
    }
  }

  return {
    one: (sessionId: string) => end(() => call('endSession', { params: { sessionId } })),
    others: () => end(() => call('endOtherSessions')),
  };
}
