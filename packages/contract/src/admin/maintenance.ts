import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { id, moment } from '../fields.ts';

export const listFailedMails = endpoint('listFailedMails', {
  tag: 'Mails',
  summary: 'Mails that could not be sent after every retry, newest first, at most 100',
  data: z.array(
    z.object({
      _id: id,
      to: z.string(),
      subject: z.string(),
      problem: z.string(),
      failedAt: moment,
    }),
  ),
  extras: {
    /** The number of all failed mails; the list has the newest 100. */
    totalCount: z.int(),
    /** Mails that were not accepted yet and are tried again, for two days at most. */
    waiting: z.object({
      count: z.int(),
      /** Why the latest attempt failed; empty when nothing waits. */
      problem: z.string(),
    }),
  },
});

export const resendMail = endpoint('resendMail', {
  tag: 'Mails',
  summary: 'Try a failed mail again',
  params: z.strictObject({ mailId: id }),
  errors: ['notFound'],
});

export const resendFailedMails = endpoint('resendFailedMails', {
  tag: 'Mails',
  summary: 'Try all failed mails again',
  data: z.object({ count: z.int() }),
});

/** The jobs of the list of failed jobs. Failed mails have a list of their own. */
export type OwnJob =
  | 'recovery-mail'
  | 'placed-mails'
  | 'advance-refunds'
  | 'release-holds'
  | 'reconcile-payments'
  | 'product-import'
  | 'delete-old-requests'
  | 'delete-old-webhook-events'
  | 'delete-old-refused-payments'
  | 'delete-expired-account-rows'
  | 'delete-old-senders'
  | 'delete-sent-mails'
  | 'delete-old-imports'
  | 'delete-old-enquiries'
  | 'delete-old-estimates'
  | 'delete-old-categories'
  | 'compact-shards'
  | 'delete-unused-pictures'
  | 'compare-files'
  | 'add-avif'
  | 'count-recent-sales'
  | 'count-bought-together'
  | 'delete-old-search-terms'
  | 'end-staff'
  | 'delete-old-events'
  | 'send-event'
  | 'queue-events'
  | 'check-machine';

export const listFailedJobs = endpoint('listFailedJobs', {
  tag: 'Maintenance',
  summary: 'Jobs other than mails that were given up after every retry, newest first, at most 100',
  data: z.array(z.object({ _id: id, queue: z.string(), problem: z.string(), failedAt: moment })),
  extras: { totalCount: z.int() },
});

/** What the owner has to look after, the gravest first. */
export const machineProblems = ['database', 'disk', 'mail', 'backup', 'copy'] as const;
export type MachineProblem = (typeof machineProblems)[number];

export const getMachine = endpoint('getMachine', {
  tag: 'Maintenance',
  summary: 'The machine of the shop: disk, database, last backup and last mail',
  data: z.object({
    version: z.string(),
    database: z.object({
      engine: z.enum(['postgres', 'pglite']),
      version: z.string(),
      bytes: z.number(),
    }),
    /** The disk of the pictures and backups. */
    disk: z.object({ freeBytes: z.number(), bytes: z.number() }),
    lastBackupAt: z.nullable(moment),
    /** When a backup was copied to another machine last. */
    lastCopyAt: z.nullable(moment),
    lastMailAt: z.nullable(moment),
    problems: z.array(z.enum(machineProblems)),
  }),
});

const ofJob = z.strictObject({ jobId: id });

export const retryJob = endpoint('retryJob', {
  tag: 'Maintenance',
  summary: 'Try a failed job again, mails included',
  params: ofJob,
  errors: ['notFound'],
});

export const discardJob = endpoint('discardJob', {
  tag: 'Maintenance',
  summary: 'Give up a failed job for good, mails included',
  params: ofJob,
  errors: ['notFound'],
});
