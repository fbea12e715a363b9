import { pageMeta } from '#web/document/page-meta.ts';
import type { PrivatePageHandle } from '#web/frame/private-layout.tsx';
import { useSession } from '#web/session/session-store.ts';
import { Card } from '#web/ui/card.tsx';
import { Loading } from '#web/ui/loading.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { AccountActions } from './account-actions.tsx';
import { AccountDetails } from './account-details.tsx';
import { DeleteAccount } from './delete-account.tsx';
import { DownloadMyData } from './download-my-data.tsx';
import { UnverifiedNotice } from './unverified-notice.tsx';

export const meta = pageMeta({
  title: 'My Account',
  description: 'Your details with the shop.',
  isPrivate: true,
});

export const handle: PrivatePageHandle = { visitorsTo: '/' };

export default function AccountPage() {
  const user = useSession();
  return (
    <div className="page-column max-w-prose py-8 md:py-10">
      <PageHeading title="Account Details" />
      {user ? (
        <div className="grid gap-6">
          {!user.verify_email && <UnverifiedNotice email={user.email} />}
          <Card padding="lg">
            <AccountDetails user={user} />
            <AccountActions isAdmin={user.role === 'ADMIN'} />
          </Card>
          <Card as="section" padding="lg">
            <h2 className="text-xl">Your data</h2>
            <p className="mt-2 text-ink-soft">
              You can have everything we have stored about you, and you can have it deleted.
            </p>
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
