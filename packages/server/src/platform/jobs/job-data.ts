/** Every kind of job and what it carries. Who enqueues one need not know who does it. */
export type JobData = {
  /** Mails to and subject stand in the data so that a failed one can be shown and sent again. */
  'account-mail': {
    kind: 'verification' | 'password-changed' | 'account-deleted';
    userId: string;
    to: string;
    subject: string;
  };
  'recovery-mail': { email: string; to: string; subject: string };
  'order-mail': {
    kind: 'placed' | 'paid' | 'shipped' | 'delivered' | 'cancelled' | 'refunded';
    orderId: string;
    to: string;
    subject: string;
  };
  'create-refund': { gatewayPaymentId: string };
  'release-holds': Record<string, never>;
  'reconcile-payments': Record<string, never>;
  'clean-up': Record<string, never>;
};

export type JobName = keyof JobData;

/** Queues whose failures are mails that somebody waits for. */
export const mailJobs = ['account-mail', 'recovery-mail', 'order-mail'] as const;
