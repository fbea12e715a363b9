import { fill } from '@mathappu/contract/words';
import { type ShouldRevalidateFunction, useSearchParams } from 'react-router';
import { startAdminReads } from '#web/admin/frame/start-admin-reads.ts';
import { pageMeta } from '#web/head/page-meta.ts';
import { readChoice } from '#web/lists/list-address.ts';
import { useSession } from '#web/session/session-store.ts';
import { isArrival } from '#web/session/start-reads.ts';
import { Loading } from '#web/ui/loading.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';
import { useLazyModule } from '#web/ui/use-lazy-module.ts';
import * as words from '#words/admin/dashboard';
import type { Route } from './+types/dashboard-page';
import { BestSellers } from './best-sellers.tsx';
import { DashboardCards } from './dashboard-cards.tsx';
import { bestSellersQuery, salesFiguresQuery, todoQuery } from './dashboard-queries.ts';
import { OpeningList } from './opening-list.tsx';
import { Sales } from './sales.tsx';
import { Todo } from './todo.tsx';
import { useTestMailLink } from './use-test-mail-link.ts';

export const meta = pageMeta({
  title: words.title,
  description: words.description,
  isPrivate: true,
});

const loadOperations = () => import('#web/admin/operations/operations.tsx');

const readTab = (params: URLSearchParams) => readChoice(params, 'tab', ['failed', 'audit']);

export const loader = () => null;
export const clientLoader = ({ url: { searchParams } }: Route.ClientLoaderArgs) =>
  startAdminReads(
    readTab(searchParams) ? [] : [todoQuery, salesFiguresQuery, bestSellersQuery(searchParams)],
  );
clientLoader.hydrate = true as const;
export const shouldRevalidate: ShouldRevalidateFunction = (navigation) =>
  isArrival(navigation) ||
  readTab(navigation.currentUrl.searchParams) !== readTab(navigation.nextUrl.searchParams);

export default function DashboardPage() {
  const user = useSession();
  const [params] = useSearchParams();
  const tab = readTab(params);
  useTestMailLink();
  const operations = useLazyModule(loadOperations, tab !== undefined);
  if (tab) {
    return (
      <>
        <PageHeading title={words.operations} />
        {operations ? (
          <operations.Operations tab={tab} />
        ) : (
          <Loading text={fill(words.loading, { title: words.operations })} />
        )}
      </>
    );
  }
  return (
    <>
      <PageHeading title={fill(words.welcome, { name: user?.name ?? '' })} />
      <div className="grid gap-8">
        <OpeningList />
        <Todo />
        <DashboardCards />
        <Sales />
        <BestSellers />
      </div>
    </>
  );
}
