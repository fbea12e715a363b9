import type { AdminOrder } from '@mathappu/contract/admin/admin-orders';
import { Badge } from '#web/ui/badge.tsx';
import * as words from '#words/admin/reports';

/** Marks an order with reports that nobody has decided. */
export function ReportBadges({ order: { reports } }: { order: Pick<AdminOrder, 'reports'> }) {
  const open = new Set(reports.filter(({ state }) => state === 'open').map(({ kind }) => kind));
  return (
    <>
      {open.has('payment') && <Badge tone="blue">{words.saysPaid}</Badge>}
      {open.has('problem') && <Badge tone="red">{words.problem}</Badge>}
    </>
  );
}
