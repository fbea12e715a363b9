import { fill } from '@mathappu/contract/words';
import { startAdminReads } from '#web/admin/frame/start-admin-reads.ts';
import { pageMeta } from '#web/document/page-meta.ts';
import { useSession } from '#web/session/session-store.ts';
import { isArrival } from '#web/session/start-reads.ts';
import { PageHeading } from '#web/ui/page-heading.tsx';
import * as words from '#words/admin/dashboard';
import type { Route } from './+types/dashboard-page';
import { BestSellers } from './best-sellers.tsx';
import { DashboardCards } from './dashboard-cards.tsx';
import { bestSellersQuery, salesFiguresQuery, todoQuery } from './dashboard-queries.ts';
import { Sales } from './sales.tsx';
import { Todo } from './todo.tsx';

export const meta = pageMeta({
  title: words.title,
  description: words.description,
  isPrivate: true,
});

export const loader = () => null;
export const clientLoader = ({ url }: Route.ClientLoaderArgs) =>
  startAdminReads([todoQuery, salesFiguresQuery, bestSellersQuery(url.searchParams)]);
clientLoader.hydrate = true as const;
export const shouldRevalidate = isArrival;

export default function DashboardPage() {
  const user = useSession();
  return (
    <>
      <PageHeading title={fill(words.welcome, { name: user?.name ?? '' })} />
      <div className="grid gap-8">
        <Todo />
        <DashboardCards />
        <Sales />
        <BestSellers />
      </div>
    </>
  );
}
