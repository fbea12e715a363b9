import { RequireAdmin } from '#web/admin/frame/require-admin.tsx';
import { pageMeta } from '#web/document/page-meta.ts';
import { MessageAdmin } from './message-admin.tsx';

export const meta = pageMeta({
  title: 'Message Management',
  description: 'What customers have written to the shop.',
  isPrivate: true,
});

export default function MessageAdminPage() {
  return (
    <RequireAdmin>
      <MessageAdmin />
    </RequireAdmin>
  );
}
