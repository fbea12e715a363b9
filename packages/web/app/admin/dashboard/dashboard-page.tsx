import { AdminFrame } from '#web/admin/frame/admin-frame.tsx';
import { RequireAdmin } from '#web/admin/frame/require-admin.tsx';
import { pageMeta } from '#web/document/page-meta.ts';
import { useSession } from '#web/session/use-session.ts';
import { BestSellers } from './best-sellers.tsx';
import { DashboardCards } from './dashboard-cards.tsx';
import { FailedMails } from './failed-mails.tsx';
import { Sales } from './sales.tsx';
import { Todo } from './todo.tsx';

export const meta = pageMeta({
  title: 'Admin Dashboard',
  description: 'What waits in the shop this morning.',
  isPrivate: true,
});

export default function DashboardPage() {
  const user = useSession();
  return (
    <RequireAdmin>
      <AdminFrame title={`Welcome, ${user?.name}`}>
        <div className="grid gap-8">
          <DashboardCards />
          <Todo />
          <Sales />
          <div className="grid items-start gap-8 lg:grid-cols-2">
            <BestSellers />
            <FailedMails />
          </div>
        </div>
      </AdminFrame>
    </RequireAdmin>
  );
}
