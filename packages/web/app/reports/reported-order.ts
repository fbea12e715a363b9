import type { Order } from '@mathappu/contract/orders';

/** What the reports of an order need to know of it. */
export type ReportedOrder = Pick<Order, 'reports' | 'canReportProblem' | 'problemsUntil'> & {
  /** The code of its link; null of an old order, of which nothing can be reported here. */
  code: string | null;
  number: string;
  lines: readonly { productId: string; name: string; nameTa: string; quantity: number }[];
};
