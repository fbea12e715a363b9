import { fill } from '@mathappu/contract/words';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { AddressBook } from '#web/addresses/address-book.tsx';
import { addressesFailureText, addressesQuery } from '#web/addresses/addresses-query.ts';
import { call } from '#web/api/call.ts';
import type { PrivatePageHandle } from '#web/frame/private-layout.tsx';
import { pageMeta } from '#web/head/page-meta.ts';
import { type StoredUser, useSession } from '#web/session/session-store.ts';
import { signOut } from '#web/session/sign-out.ts';
import { isArrival, startReads } from '#web/session/start-reads.ts';
import { CopyButton } from '#web/toasts/copy-button.tsx';
import { useToastHere } from '#web/toasts/use-toast-here.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { DescriptionList } from '#web/ui/description-list.tsx';
import { DownloadButton } from '#web/ui/download-button.tsx';
import { MailIcon } from '#web/ui/images/contact-icons.tsx';
import { EditIcon, TrashIcon } from '#web/ui/images/edit-icons.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Loading } from '#web/ui/loading.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { useLazyModule } from '#web/ui/use-lazy-module.ts';
import { useMutation } from '#web/ui/use-mutation.ts';
import * as words from '#words/account';
import { Avatar } from './avatar.tsx';
import { DialogButton } from './dialog-button.tsx';
import { SignIns } from './sign-ins.tsx';

export const meta = pageMeta({
  title: words.accountTitle,
  description: words.accountDescription,
  isPrivate: true,
});

export const loader = () => null;
export const clientLoader = () => startReads([addressesQuery(addressesFailureText)]);
export const shouldRevalidate = isArrival;

export const handle: PrivatePageHandle = { visitorsTo: '/' };

export default function AccountPage() {
  const user = useSession();
  return (
    <div className="page-column max-w-prose py-8 md:py-10">
      <PageHeading title={words.accountDetails} />
      {user ? (
        <div className="grid gap-6">
          {!user.verify_email && <UnverifiedNotice email={user.email} />}
          <Card padding="lg">
            <AccountDetails user={user} />
            <AccountActions isAdmin={user.role === 'ADMIN'} />
          </Card>
          <Card as="section" padding="lg" aria-labelledby="account-addresses">
            <h2 id="account-addresses" className="mb-4 text-xl">
              {words.deliveryAddresses}
            </h2>
            <AddressBook />
          </Card>
          <Card as="section" padding="lg" aria-labelledby="account-sign-ins">
            <h2 id="account-sign-ins" className="mb-2 text-xl">
              {words.whereSignedIn}
            </h2>
            <SignIns email={user.email} />
          </Card>
          {user.staff && <SecondStepSection email={user.email} staff={user.staff} />}
          <Card as="section" padding="lg">
            <h2 className="text-xl">{words.yourData}</h2>
            <p className="mt-2 text-ink-soft">{words.dataLead}</p>
            <div className="mt-5 flex flex-wrap gap-3">
              <DownloadMyData />
              <DeleteAccount email={user.email} />
            </div>
          </Card>
        </div>
      ) : (
        <Loading>
          <Skeleton className="h-112 rounded-lg md:h-96" />
        </Loading>
      )}
    </div>
  );
}

const loadSecondStep = () => import('./second-step/second-step-card.tsx');

/** Of staff, who are few, so its script is no part of the page. */
function SecondStepSection(props: { email: string; staff: NonNullable<StoredUser['staff']> }) {
  const card = useLazyModule(loadSecondStep, true);
  return (
    <Card as="section" padding="lg" aria-labelledby="account-second-step">
      <h2 id="account-second-step" className="mb-2 text-xl">
        {words.secondStep}
      </h2>
      {card ? <card.SecondStep {...props} /> : <Loading />}
    </Card>
  );
}

function DownloadMyData() {
  return <DownloadButton fetchFile={fetchMyData}>{words.downloadData}</DownloadButton>;
}

async function fetchMyData() {
  const { data } = await call('exportMyData');
  const json = JSON.stringify(data, null, 2);
  return { content: new Blob([json], { type: 'application/json' }), name: 'my-data.json' };
}

const loadForm = () => import('./delete-account-form.tsx');

function DeleteAccount({ email }: { email: string }) {
  return (
    <DialogButton
      label={words.deleteMyAccount}
      icon={<TrashIcon />}
      title={words.deleteQuestion}
      description={words.deleteConsequences}
      load={loadForm}
    >
      {({ DeleteAccountForm }, close) => <DeleteAccountForm email={email} onCancel={close} />}
    </DialogButton>
  );
}

function UnverifiedNotice({ email }: { email: string }) {
  const showToast = useToastHere();
  const sending = useMutation({
    mutationFn: () => call('resendVerification'),
    onSuccess: ({ message }) => showToast({ kind: 'success', text: message }),
  });
  return (
    <Notice tone="yellow" icon={<MailIcon />}>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <p className="min-w-0 flex-1 basis-64 wrap-anywhere">{fill(words.unverified, { email })}</p>
        <Button variant="secondary" isBusy={sending.isPending} onClick={() => sending.mutate()}>
          {words.sendMailAgain}
        </Button>
      </div>
    </Notice>
  );
}

function AccountActions({ isAdmin }: { isAdmin: boolean }) {
  const [isLeaving, setLeaving] = useState(false);

  function leave() {
    setLeaving(true);
    signOut();
  }

  return (
    <div className="mt-8 flex flex-wrap gap-3 border-t border-line pt-6">
      <LinkButton to="/updateUserDetail">{words.editProfile}</LinkButton>
      {isAdmin && (
        <LinkButton to="/admin/dashboard" variant="secondary">
          {words.adminDashboard}
        </LinkButton>
      )}
      <Button variant="secondary" isBusy={isLeaving} onClick={leave} className="sm:ml-auto">
        {words.logout}
      </Button>
    </div>
  );
}

const statusWords = new Map([
  ['Active', words.active],
  ['suspended', words.suspended],
  ['banned', words.banned],
]);

const roleWords = new Map([
  ['ADMIN', words.admin],
  ['USER', words.customer],
]);

function AccountDetails({ user }: { user: StoredUser }) {
  return (
    <div className="grid gap-6">
      <Link
        to="/updateAvatar"
        aria-label={words.changePicture}
        title={words.changePicture}
        className="relative size-32 justify-self-center rounded-pill sm:justify-self-start"
      >
        <Avatar name={user.name} src={user.avatar} className="size-full text-hero" />
        <span className="absolute right-0 bottom-0 grid size-10 place-items-center rounded-pill border border-line bg-surface text-teal shadow-rest">
          <EditIcon className="size-5" />
        </span>
      </Link>
      <DescriptionList
        items={[
          { term: words.name, value: orNotProvided(user.name) },
          { term: words.email, value: <Copyable label={words.email} text={user.email} /> },
          { term: words.phone, value: orNotProvided(user.number) },
          { term: words.status, value: <StatusBadge status={user.status} /> },
          { term: words.role, value: <RoleBadge role={user.role} /> },
          { term: words.id, value: <Copyable label={words.id} text={user._id} /> },
        ]}
      />
    </div>
  );
}

function orNotProvided(text: string): ReactNode {
  return text || <span className="font-normal text-ink-soft">{words.notProvided}</span>;
}

function Copyable({ label, text }: { label: string; text: string }) {
  if (!text) return orNotProvided(text);
  return (
    <span className="flex items-start gap-1">
      {text}
      <CopyButton text={text} label={label} className="-my-1.5 pointer-coarse:-my-2.5" />
    </span>
  );
}

function StatusBadge({ status }: { status: string }) {
  if (!status) return orNotProvided(status);
  const isActive = status.toLowerCase() === 'active';
  return <Badge tone={isActive ? 'green' : 'yellow'}>{statusWords.get(status) ?? status}</Badge>;
}

function RoleBadge({ role }: { role: string }) {
  if (!role) return orNotProvided(role);
  return <Badge tone={role === 'ADMIN' ? 'purple' : 'grey'}>{roleWords.get(role) ?? role}</Badge>;
}
