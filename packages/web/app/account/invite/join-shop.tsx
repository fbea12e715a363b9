import { fill } from '@mathappu/contract/words';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { FormPage } from '#web/account/form-page.tsx';
import { SignInForm } from '#web/account/sign-in-form.tsx';
import { type Answer, call } from '#web/api/call.ts';
import { CallError } from '#web/api/call-error.ts';
import { useRead } from '#web/api/use-read.ts';
import { mergeGuestCart } from '#web/cart/merge/merge-guest-cart.ts';
import { useSubmit } from '#web/forms/use-submit.ts';
import { beginSession } from '#web/session/begin-session.ts';
import { loadUser } from '#web/session/load-user.ts';
import { currentUser } from '#web/session/session-store.ts';
import { signOut } from '#web/session/sign-out.ts';
import { useNavigateWithToast } from '#web/toasts/use-navigate-with-toast.ts';
import { Button } from '#web/ui/button.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { FormError } from '#web/ui/fields/form-error.tsx';
import { PasswordField } from '#web/ui/fields/password-field.tsx';
import { SubmitButton } from '#web/ui/fields/submit-button.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Loading } from '#web/ui/loading.tsx';
import { useMutation } from '#web/ui/use-mutation.ts';
import * as accountWords from '#words/account';
import * as words from '#words/account/invite';

/** What an invitation to work in the shop is to, and the way to accept it. */
export function JoinShop({ code }: { code: string }) {
  // Once it is accepted, it could not be read again.
  const invite = useRead(
    'openInvite',
    { body: { code } },
    { staleTime: Number.POSITIVE_INFINITY, gcTime: 0, toast: false, failureText: words.loadFailed },
  );
  const { data, error } = invite;
  if (data) return <Invited code={code} invite={data.data} />;
  if (!error) {
    return (
      <FormPage title={accountWords.invitation}>
        <Loading text={words.loading} />
      </FormPage>
    );
  }
  const isOver = error instanceof CallError && error.code === 'inviteNotFound';
  return (
    <FormPage title={accountWords.invitation}>
      {isOver ? (
        <div className="grid gap-5">
          <div>
            <p className="font-semibold">{error.message}</p>
            <p>{words.askAgain}</p>
          </div>
          <LinkButton to="/" variant="secondary">
            {words.toShop}
          </LinkButton>
        </div>
      ) : (
        <ErrorState
          message={error.message}
          onRetry={() => invite.refetch()}
          isRetrying={invite.isFetching}
        />
      )}
    </FormPage>
  );
}

type InvitedProps = { code: string; invite: Answer<'openInvite'>['data'] };

function Invited({ code, invite: { shop, role, email, hasAccount } }: InvitedProps) {
  const join = useJoin(code);
  /** Who was signed in when the invitation was opened, or has signed in here as somebody else. */
  const [person, setPerson] = useState(currentUser);
  const leadOf = () => {
    if (!person) return hasAccount ? words.signInFirst : fill(words.setPassword, { email });
    if (person.email === email) return fill(words.signedIn, { email });
    return fill(words.otherAccount, { invited: email, email: person.email });
  };

  const enter = () => {
    const entered = currentUser();
    return entered?.email === email ? join() : setPerson(entered);
  };

  return (
    <FormPage title={fill(words.join, { shop, role })}>
      <p className="mb-5 wrap-anywhere">{leadOf()}</p>
      {person ? (
        person.email === email ? (
          <JoinButton onJoin={join} />
        ) : (
          <SignOutButton code={code} />
        )
      ) : hasAccount ? (
        <SignInForm email={email} onSignedIn={enter} />
      ) : (
        <NewPasswordForm email={email} onJoin={join} />
      )}
    </FormPage>
  );
}

type Join = (newPassword?: string) => Promise<void>;

/** Accepts the invitation, signs in to the account when it is new, and goes to the dashboard. */
function useJoin(code: string): Join {
  const queries = useQueryClient();
  const navigateWithToast = useNavigateWithToast();
  return async (newPassword) => {
    const { message, data } = await call('acceptInvite', {
      body: { code, ...(newPassword !== undefined && { newPassword }) },
      failureText: words.joinFailed,
      toast: false,
    });
    if (data) {
      await beginSession(data, queries);
      await mergeGuestCart(queries);
    } else {
      await loadUser(queries);
    }
    await navigateWithToast(
      '/admin/dashboard',
      { kind: 'success', text: message },
      { replace: true },
    );
  };
}

function JoinButton({ onJoin }: { onJoin: Join }) {
  const joining = useMutation({ mutationFn: () => onJoin() });
  return (
    <div className="grid gap-5">
      <FormError message={joining.error?.message} />
      <Button size="lg" isBusy={joining.isPending} onClick={() => joining.mutate()}>
        {words.joinNow}
      </Button>
    </div>
  );
}

function SignOutButton({ code }: { code: string }) {
  const leaving = useMutation({
    mutationFn: () => signOut(`/login?${new URLSearchParams({ invite: code })}`),
  });
  return (
    <Button
      variant="secondary"
      size="lg"
      className="w-full"
      isBusy={leaving.isPending}
      onClick={() => leaving.mutate()}
    >
      {words.signOut}
    </Button>
  );
}

type Fields = { newPassword: string; confirmPassword: string };

/** The server alone checks the strength of the password. */
function NewPasswordForm({ email, onJoin }: { email: string; onJoin: Join }) {
  const form = useForm<Fields>();
  const { errors } = form.formState;
  const { submit, isSubmitting, refusal } = useSubmit(form, {
    keepAs: 'none',
    send: ({ newPassword }) => onJoin(newPassword),
    invalidToast: 'none',
  });
  return (
    <form method="post" noValidate onSubmit={submit} className="grid gap-5">
      <input autoComplete="username" value={email} readOnly className="hidden" />
      <PasswordField
        label={accountWords.password}
        autoComplete="new-password"
        hint={accountWords.passwordHint}
        error={errors.newPassword?.message}
        {...form.register('newPassword', { required: accountWords.fillFields })}
      />
      <PasswordField
        label={accountWords.confirmPassword}
        autoComplete="new-password"
        error={errors.confirmPassword?.message}
        {...form.register('confirmPassword', {
          required: accountWords.fillFields,
          validate: (typed, { newPassword }) => typed === newPassword || accountWords.differ,
        })}
      />
      <p className="text-ink-soft">{accountWords.adult}</p>
      <FormError message={refusal} />
      <SubmitButton isBusy={isSubmitting}>{words.joinNow}</SubmitButton>
    </form>
  );
}
