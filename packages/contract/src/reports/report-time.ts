/** Hours after the delivery in which a problem can be reported. */
const reportHours = 24;

type Sent = {
  readonly status: string;
  readonly deliveredAt: Date | null;
};

/** When the time to report a problem of a delivered order ends; null while it has not begun. */
export const problemsUntil = ({ status, deliveredAt }: Sent): Date | null =>
  status === 'DELIVERED' && deliveredAt
    ? new Date(deliveredAt.getTime() + reportHours * 3_600_000)
    : null;

/** Whether the customer can report a problem: from when the order leaves until that time. */
export function isProblemReportable(order: Sent, now: Date): boolean {
  const until = problemsUntil(order);
  return until ? now <= until : order.status === 'SHIPPED';
}
