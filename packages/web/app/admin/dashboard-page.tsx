import { RequireAdmin } from '#web/session/require-admin.tsx';
import { useSession } from '#web/session/use-session.ts';
import { pageMeta } from '#web/shop/page-meta.ts';
import { AdminFrame } from './admin-frame.tsx';
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
