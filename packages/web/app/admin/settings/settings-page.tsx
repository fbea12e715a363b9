import type { SettingsPart } from '@mathappu/contract/settings/parts';
import { type ShouldRevalidateFunction, useSearchParams } from 'react-router';
import { startAdminReads } from '#web/admin/frame/start-admin-reads.ts';
import { TabRow } from '#web/admin/frame/tab-row.tsx';
import { keysQuery, webhooksQuery } from '#web/admin/programs/program-queries.ts';
import { staffQuery } from '#web/admin/staff/staff-query.ts';
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
  { tab: '', label: words.shop },
  { tab: 'selling', label: words.selling },
  { tab: 'delivery', label: words.delivery },
  { tab: 'payment', label: words.payment },
  { tab: 'tax', label: words.tax },
  { tab: 'people', label: words.people },
  { tab: 'programs', label: words.programs },
] as const;

const readTab = (params: URLSearchParams) =>
  readChoice(
    params,
    'tab',
    tabs.map(({ tab }) => tab),
  ) ?? '';

const loadForms = () => import('./settings-forms.tsx');
const loadStaff = () => import('#web/admin/staff/staff-admin.tsx');
const loadPrograms = () => import('#web/admin/programs/programs-admin.tsx');

export const loader = () => null;
/** A form begins with what is stored now, never with what an earlier visit has read. */
export function clientLoader({ url }: Route.ClientLoaderArgs) {
  const tab = readTab(url.searchParams);
  if (tab === 'people') return startAdminReads([staffQuery]);
  if (tab === 'programs') return startAdminReads([keysQuery, webhooksQuery]);
  const query = settingsQuery(tab || 'shop');
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
  return (
    <>
      <PageHeading title={words.title} />
      <TabRow label={words.parts} tabs={tabs} current={tab} />
      <Tab tab={tab} />
    </>
  );
}

function Tab({ tab }: { tab: ReturnType<typeof readTab> }) {
  switch (tab) {
    case 'people':
      return <People />;
    case 'programs':
      return <Programs />;
    default:
      return <Part part={tab || 'shop'} />;
  }
}

function Part({ part }: { part: SettingsPart }) {
  const forms = useLazyModule(loadForms, true);
  return forms ? <forms.PartForm part={part} /> : <SettingsSkeleton />;
}

function People() {
  const staff = useLazyModule(loadStaff, true);
  return staff ? <staff.StaffAdmin /> : <SettingsSkeleton />;
}

function Programs() {
  const programs = useLazyModule(loadPrograms, true);
  return programs ? <programs.ProgramsAdmin /> : <SettingsSkeleton />;
}
