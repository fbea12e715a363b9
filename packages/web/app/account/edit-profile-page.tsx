import { pageMeta } from '#web/head/page-meta.ts';
import { useSession } from '#web/session/session-store.ts';
import * as words from '#words/account';
import { BackToAccount } from './back-to-account.tsx';
import { EditProfileForm } from './edit-profile-form.tsx';
import { FormPage } from './form-page.tsx';
import { FormSkeleton } from './form-skeleton.tsx';

export const meta = pageMeta({
  title: words.editProfile,
  description: words.profileDescription,
  isPrivate: true,
});

export default function EditProfilePage() {
  const user = useSession();
  return (
    <FormPage title={words.editProfile} before={<BackToAccount />}>
      {user ? <EditProfileForm user={user} /> : <FormSkeleton fields={4} />}
    </FormPage>
  );
}
