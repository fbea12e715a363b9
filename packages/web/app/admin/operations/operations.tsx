import { TabRow } from '#web/admin/frame/tab-row.tsx';
import * as words from '#words/admin/operations';
import { AuditTrail } from './audit-trail.tsx';
import { FailedJobs } from './failed-jobs.tsx';
import { FailedMails } from './failed-mails.tsx';
import { Machine } from './machine.tsx';

const tabs = [
  { tab: 'failed', label: words.failedWork },
  { tab: 'audit', label: words.audit },
] as const;

type OperationsTab = (typeof tabs)[number]['tab'];

/** The machine, failed mails and jobs, and the audit trail. */
export function Operations({ tab }: { tab: OperationsTab }) {
  return (
    <>
      <TabRow label={words.views} tabs={tabs} current={tab} />
      {tab === 'audit' ? (
        <AuditTrail />
      ) : (
        <div className="grid items-start gap-8 lg:grid-cols-2">
          <Machine />
          <FailedMails />
          <FailedJobs />
        </div>
      )}
    </>
  );
}
