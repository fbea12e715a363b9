import { pageMeta } from '#web/head/page-meta.ts';
import { useSession } from '#web/session/session-store.ts';
import { Loading } from '#web/ui/loading.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import * as words from '#words/account';
import { BackToAccount } from './back-to-account.tsx';
import { FormPage } from './form-page.tsx';
import { UpdateAvatarForm } from './update-avatar-form.tsx';

export const meta = pageMeta({
  title: words.pictureTitle,
  description: words.pictureDescription,
  isPrivate: true,
});

export default function UpdateAvatarPage() {
  const user = useSession();
  return (
    <FormPage title={words.pictureTitle} before={<BackToAccount />}>
      {user ? (
        <UpdateAvatarForm user={user} />
      ) : (
        <Loading>
          <div className="grid h-83 justify-items-center">
            <Skeleton className="size-44 rounded-pill" />
          </div>
        </Loading>
      )}
    </FormPage>
  );
}
