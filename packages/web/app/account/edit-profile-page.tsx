import { pageMeta } from '#web/document/page-meta.ts';
import { useSession } from '#web/session/session-store.ts';
import { BackToAccount } from './back-to-account.tsx';
import { EditProfileForm } from './edit-profile-form.tsx';
import { FormPage } from './form-page.tsx';
import { FormSkeleton } from './form-skeleton.tsx';

export const meta = pageMeta({
  title: 'Edit Profile',
  description: 'Change your name and phone number.',
  isPrivate: true,
});

export default function EditProfilePage() {
  const user = useSession();
  return (
    <FormPage title="Edit Profile" before={<BackToAccount />}>
      {user ? <EditProfileForm user={user} /> : <FormSkeleton fields={3} />}
    </FormPage>
  );
}
