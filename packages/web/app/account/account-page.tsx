import { AddressBook } from '#web/addresses/address-book.tsx';
import { addressesFailureText, addressesQuery } from '#web/addresses/addresses-query.ts';
import type { PrivatePageHandle } from '#web/frame/private-layout.tsx';
import { pageMeta } from '#web/head/page-meta.ts';
import { useSession } from '#web/session/session-store.ts';
import { isArrival, startReads } from '#web/session/start-reads.ts';
import { Card } from '#web/ui/card.tsx';
import { Loading } from '#web/ui/loading.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import * as words from '#words/account';
import { AccountActions } from './account-actions.tsx';
import { AccountDetails } from './account-details.tsx';
import { DeleteAccount } from './delete-account.tsx';
import { DownloadMyData } from './download-my-data.tsx';
import { SignIns } from './sign-ins.tsx';
import { UnverifiedNotice } from './unverified-notice.tsx';

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
