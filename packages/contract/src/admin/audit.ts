import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { id, moment } from '../fields.ts';
import { searchText } from '../paging.ts';
import { auditedKinds } from './audited-kinds.ts';

const auditedKind = z.enum(auditedKinds);

export const auditEntry = z.object({
  _id: id,
  at: moment,
  by: z.object({ _id: id, name: z.string() }),
  /** The audited action, such as `order.status`. */
  action: z.string(),
  subject: z.object({
    kind: z.string(),
    _id: z.string(),
    /** The number or name that people know; '' if the subject has none. */
    name: z.string(),
  }),
  before: z.unknown(),
  after: z.unknown(),
  /** Whether texts are left out, because the account that the entry is about is gone, or may be. */
  isWithheld: z.boolean(),
  /** True: the account was deleted. False: the withheld entry's subject no longer exists. */
  isAccountDeleted: z.boolean(),
});
export type AuditEntry = z.output<typeof auditEntry>;

export const listAuditEntries = endpoint('listAuditEntries', {
  tag: 'Maintenance',
  summary: 'Who changed what, newest first, fifty at a time',
  query: z.strictObject({
    by: z.optional(id),
    kind: z.optional(auditedKind),
    /** Such as `person.seen`. */
    action: z.optional(z.string().check(z.regex(/^[a-z-]+\.[a-zA-Z-]{1,40}$/))),
    /** An id, the number of an order or enquiry, or the email address of an account. */
    subject: searchText,
    /** In the shop's time zone. */
    day: z.optional(z.iso.date()),
    /** The last entry of the previous part. */
    after: z.optional(id),
  }),
  data: z.array(auditEntry),
  extras: {
    hasMore: z.boolean(),
    /** Present and former admins with entries, for the filter by person. */
    people: z.array(z.object({ _id: id, name: z.string() })),
  },
});
