import type { StaffReport } from '@mathappu/contract/reports/report';
import { formatDateTime } from '@mathappu/contract/shop-time';
import { fill } from '@mathappu/contract/words';
import * as words from '#words/admin/reports';
import { langOfData } from '#words/language';

const sources = { account: words.byAccount, link: words.byLink, staff: words.byStaff } as const;

/** From where a report came, and when. */
export const WrittenBy = ({ report: { source, at } }: { report: StaffReport }) => (
  <p className="figures text-sm text-ink-soft">
    {fill<string>(sources[source], { time: formatDateTime(at) })}
  </p>
);

/** Who decided a report, and what the customer reads of it; nothing while it is open. */
export function DecidedText({ report: { decidedAt, decidedBy, answer } }: { report: StaffReport }) {
  if (decidedAt === null) return null;
  return (
    <>
      {decidedBy && (
        <p className="figures text-sm text-ink-soft">
          {fill(words.decidedBy, { by: decidedBy, time: formatDateTime(decidedAt) })}
        </p>
      )}
      {answer && (
        <p lang={langOfData} className="text-sm wrap-anywhere">
          {fill(words.answered, { answer })}
        </p>
      )}
    </>
  );
}
