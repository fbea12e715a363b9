import { RequireAdmin } from '#web/admin/frame/require-admin.tsx';
import { pageMeta } from '#web/document/page-meta.ts';
import { UserAdmin } from './user-admin.tsx';

export const meta = pageMeta({
  title: 'User Management',
  description: 'Who has an account at the shop.',
  isPrivate: true,
});

export default function UserAdminPage() {
  return (
    <RequireAdmin customersTo="/" nobodyTo="/">
      <UserAdmin />
    </RequireAdmin>
  );
}
