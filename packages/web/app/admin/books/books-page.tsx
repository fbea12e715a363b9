import { type ShouldRevalidateFunction, useSearchParams } from 'react-router';
import { useMay } from '#web/admin/api/use-may.ts';
import { startAdminReads } from '#web/admin/frame/start-admin-reads.ts';
import { TabRow } from '#web/admin/frame/tab-row.tsx';
import { pageMeta } from '#web/head/page-meta.ts';
import { readChoice } from '#web/lists/list-address.ts';
import { ListSkeleton } from '#web/lists/list-skeleton.tsx';
import { isArrival } from '#web/session/start-reads.ts';
import { PageHeading } from '#web/ui/page-heading.tsx';
import { useLazyModule } from '#web/ui/use-lazy-module.ts';
import * as words from '#words/admin/books';
import type { Route } from './+types/books-page';
import { FigureLists, ToCollect } from './figure-lists.tsx';
import { figuresQuery, isWhole, owedQuery, readFigures } from './figures-address.ts';
import { monthQuery, readMonth } from './month-address.ts';

export const meta = pageMeta({
  title: words.title,
  description: words.description,
  isPrivate: true,
});

const tabs = [
  { tab: '', label: words.figures },
  { tab: 'month', label: words.month },
  { tab: 'owed', label: words.owed },
] as const;

const readTab = (params: URLSearchParams) =>
  readChoice(
    params,
    'tab',
    tabs.map(({ tab }) => tab),
  ) ?? '';

export const loader = () => null;
const loadMonth = () => import('./month-view.tsx');

export function clientLoader({ url: { searchParams } }: Route.ClientLoaderArgs) {
  const tab = readTab(searchParams);
  if (tab === 'month') return startAdminReads([monthQuery(readMonth(searchParams))]);
  if (tab === 'owed') return startAdminReads([owedQuery(searchParams)]);
  const asked = readFigures(searchParams);
  return startAdminReads(isWhole(asked) ? [figuresQuery(asked)] : []);
}
clientLoader.hydrate = true as const;
export const shouldRevalidate: ShouldRevalidateFunction = isArrival;

export default function BooksPage() {
  const [params] = useSearchParams();
  const tab = readTab(params);
  const may = useMay();
  // Who sees the figures has the same list among them.
  const shown = tabs.filter((one) => one.tab !== 'owed' || !may('getFigures') || tab === 'owed');
  return (
    <>
      <PageHeading title={words.title} />
      <TabRow label={words.views} tabs={shown} current={tab} />
      {tab === 'month' && <MonthTab />}
      {tab === 'owed' && <ToCollect />}
      {tab === '' && <FigureLists />}
    </>
  );
}

function MonthTab() {
  const month = useLazyModule(loadMonth, true);
  return month ? (
    <month.MonthView />
  ) : (
    <ListSkeleton text={words.monthLoading} rowHeight="h-56 md:h-12" />
  );
}
