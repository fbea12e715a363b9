import { useSearchParams } from 'react-router';
import { startAdminReads } from '#web/admin/frame/start-admin-reads.ts';
import { TabRow } from '#web/admin/frame/tab-row.tsx';
import { pageMeta } from '#web/document/page-meta.ts';
import { readChoice } from '#web/lists/list-address.ts';
import { isArrival } from '#web/session/start-reads.ts';
import { PageHeading } from '#web/ui/page-heading.tsx';
import * as words from '#words/admin/operations';
import type { Route } from './+types/operations-page';
import { AuditTrail } from './audit-trail.tsx';
import { FailedJobs } from './failed-jobs.tsx';
import { FailedMails } from './failed-mails.tsx';
import { auditQuery, failedJobsQuery, failedMailsQuery } from './operations-query.ts';

export const meta = pageMeta({
  title: words.title,
  description: words.description,
  isPrivate: true,
});

const tabs = [
  { tab: '', label: words.failedWork },
  { tab: 'audit', label: words.audit },
] as const;

const readTab = (params: URLSearchParams) => readChoice(params, 'tab', ['audit']) ?? '';

export const loader = () => null;
export const clientLoader = ({ url: { searchParams } }: Route.ClientLoaderArgs) =>
  startAdminReads(
    readTab(searchParams) ? [auditQuery(searchParams)] : [failedMailsQuery, failedJobsQuery],
  );
clientLoader.hydrate = true as const;
export const shouldRevalidate = isArrival;

export default function OperationsPage() {
  const [params] = useSearchParams();
  const tab = readTab(params);
  return (
    <>
      <PageHeading title={words.title} />
      <TabRow label={words.views} tabs={tabs} current={tab} />
      {tab === 'audit' ? (
        <AuditTrail />
      ) : (
        <div className="grid items-start gap-8 lg:grid-cols-2">
          <FailedMails />
          <FailedJobs />
        </div>
      )}
    </>
  );
}
