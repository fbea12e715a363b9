import { passSecondStep } from '@mathappu/contract/second-step';
import { login } from '@mathappu/contract/sessions';
import { useEffect, useEffectEvent } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { postForm } from '#web/api/post-form.ts';
import { pageMeta } from '#web/head/page-meta.ts';
import { useNavigateHere } from '#web/navigation/use-navigate-here.ts';
import { currentUser } from '#web/session/session-store.ts';
import { useShop } from '#web/shop-details/shop-details.ts';
import { useNavigateWithToast } from '#web/toasts/use-navigate-with-toast.ts';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Loading } from '#web/ui/loading.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { useHydrated } from '#web/ui/use-hydrated.ts';
import { useLazyModule } from '#web/ui/use-lazy-module.ts';
import * as words from '#words/account';
import type { Route } from './+types/sign-in-page';
import { FormPage } from './form-page.tsx';
import { KeepWayBack } from './keep-way-back.tsx';
import { emailOf, isRegistered, useWayBack } from './navigation-state.ts';
import { SignInForm } from './sign-in-form.tsx';
import { type EmailVerification, useEmailVerification } from './use-email-verification.ts';

export const meta = pageMeta({
  title: words.signInTitle,
  description: ({ enquiry }) => enquiry?.signInDescription ?? words.signInDescription,
});

/** Both steps of a sign-in are posted to this page. */
export async function action(args: Route.ActionArgs) {
  const form = await args.request.clone().formData();
  return form.has('challenge') ? postForm(args, passSecondStep) : postForm(args, login);
}

export default function SignInPage({ actionData }: Route.ComponentProps) {
  const [query] = useSearchParams();
  const code = query.get('invite');
  return code ? <Invitation code={code} /> : <SignIn posted={actionData} />;
}

const loadInvitation = () => import('./invite/join-shop.tsx');

/** Few people have one, so its script is no part of the page. */
function Invitation({ code }: { code: string }) {
  const invitation = useLazyModule(loadInvitation, true);
  return invitation ? (
    <invitation.JoinShop key={code} code={code} />
  ) : (
    <FormPage title={words.invitation}>
      <Loading />
    </FormPage>
  );
}

function SignIn({ posted }: { posted: Route.ComponentProps['actionData'] }) {
  const verification = useEmailVerification();
  const { state } = useLocation();
  const navigate = useNavigateHere();
  const navigateWithToast = useNavigateWithToast();
  const { from, query } = useWayBack();
  const isHydrated = useHydrated();
  // The server knows no navigation state.
  const hasRegistered = isHydrated && isRegistered(state);
  const { enquiry } = useShop();

  // Redirects users who arrive signed in; after a sign-in here the form redirects.
  const leaveSignedIn = useEffectEvent(() => {
    if (currentUser() && !verification) navigate(from ?? '/account', { replace: true });
  });
  useEffect(() => leaveSignedIn(), []);

  return (
    <FormPage
      title={words.signInTitle}
      lead={
        isHydrated && !hasRegistered && from === '/checkout'
          ? (enquiry?.signIn ?? words.signInToOrder)
          : undefined
      }
      after={
        !hasRegistered && (
          <>
            <p>{words.newHere}</p>
            <LinkButton to={`/register${query}`} state={{ from }} variant="secondary">
              {words.registerHere}
            </LinkButton>
          </>
        )
      }
    >
      <div className="grid gap-5">
        {hasRegistered && (
          <Notice tone="green">
            <p className="font-semibold">{words.accountReady}</p>
            <p>{words.passwordOnceMore}</p>
          </Notice>
        )}
        {verification && <VerificationNotice verification={verification} />}
        <SignInForm
          email={emailOf(state)}
          posted={posted}
          onSignedIn={(text) =>
            navigateWithToast(from ?? '/', { kind: 'success', text }, { replace: true })
          }
        />
      </div>
      <KeepWayBack from={from} />
    </FormPage>
  );
}

function VerificationNotice({ verification }: { verification: EmailVerification }) {
  if (verification.isUnderWay) {
    return (
      <Notice isLive icon={<Spinner />}>
        {words.confirming}
      </Notice>
    );
  }
  return verification.isConfirmed ? (
    <Notice isLive tone="green">
      {words.confirmed}
    </Notice>
  ) : (
    <Notice isLive tone="yellow">
      {words.notConfirmed}
    </Notice>
  );
}
