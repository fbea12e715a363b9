import { RequireAdmin } from '#web/session/require-admin.tsx';
import { pageMeta } from '#web/shop/page-meta.ts';
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
