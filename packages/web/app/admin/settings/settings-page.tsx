import { type ShouldRevalidateFunction, useSearchParams } from 'react-router';
import { startAdminReads } from '#web/admin/frame/start-admin-reads.ts';
import { TabRow } from '#web/admin/frame/tab-row.tsx';
import { getQueryClient } from '#web/api/query-client.ts';
import { pageMeta } from '#web/head/page-meta.ts';
import { readChoice } from '#web/lists/list-address.ts';
import { isArrival } from '#web/session/start-reads.ts';
import { PageHeading } from '#web/ui/page-heading.tsx';
import { useLazyModule } from '#web/ui/use-lazy-module.ts';
import * as words from '#words/admin/settings';
import type { Route } from './+types/settings-page';
import { settingsQuery } from './settings-query.ts';
import { SettingsSkeleton } from './settings-skeleton.tsx';

export const meta = pageMeta({
  title: words.title,
  description: words.description,
  isPrivate: true,
});

const tabs = [
  { tab: '', label: words.shop, shows: 'getSettings' },
  { tab: 'selling', label: words.selling, shows: 'getSettings' },
  { tab: 'delivery', label: words.delivery, shows: 'getSettings' },
  { tab: 'payment', label: words.payment, shows: 'getSettings' },
  { tab: 'tax', label: words.tax, shows: 'getSettings' },
] as const;

const readTab = (params: URLSearchParams) =>
  readChoice(
    params,
    'tab',
    tabs.map(({ tab }) => tab),
  ) ?? '';

const queryOf = (params: URLSearchParams) => settingsQuery(readTab(params) || 'shop');

const loadForms = () => import('./settings-forms.tsx');

export const loader = () => null;
/** A form begins with what is stored now, never with what an earlier visit has read. */
export function clientLoader({ url }: Route.ClientLoaderArgs) {
  const query = queryOf(url.searchParams);
  getQueryClient().removeQueries(query);
  return startAdminReads([query]);
}
clientLoader.hydrate = true as const;
export const shouldRevalidate: ShouldRevalidateFunction = (navigation) =>
  isArrival(navigation) ||
  readTab(navigation.currentUrl.searchParams) !== readTab(navigation.nextUrl.searchParams);

export default function SettingsPage() {
  const [params] = useSearchParams();
  const tab = readTab(params);
  const forms = useLazyModule(loadForms, true);
  return (
    <>
      <PageHeading title={words.title} />
      <TabRow label={words.parts} tabs={tabs} current={tab} />
      {forms ? <forms.PartForm part={tab || 'shop'} /> : <SettingsSkeleton />}
    </>
  );
}
