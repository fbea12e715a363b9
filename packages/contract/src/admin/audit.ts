import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { id, moment } from '../fields.ts';
import { searchText } from '../paging.ts';
import { auditedKinds } from './audited-kinds.ts';

const auditedKind = z.enum(auditedKinds);

const auditEntry = z.object({
  _id: id,
  at: moment,
  by: z.object({ _id: id, name: z.string() }),
  /** Such as `order.status`. */
  action: z.string(),
  subject: z.object({
    kind: z.string(),
    _id: z.string(),
    /** A number or a name by which people know it, where it has one. */
    name: z.string(),
  }),
  before: z.unknown(),
  after: z.unknown(),
  /** The person it was about has left, or may have: what somebody wrote about them is not told. */
  isWithheld: z.boolean(),
  /** Else what is withheld was about something that is no longer there. */
  isAccountDeleted: z.boolean(),
});
export type AuditEntry = z.output<typeof auditEntry>;

export const listAuditEntries = endpoint('listAuditEntries', {
  tag: 'Maintenance',
  summary: 'Who changed what, newest first, fifty at a time',
  query: z.strictObject({
    by: z.optional(id),
    kind: z.optional(auditedKind),
    /** An id, the number of an order or enquiry, or the email address of an account. */
    subject: searchText,
    /** In the shop's time zone. */
    day: z.optional(z.iso.date()),
    /** The last entry of the part before. */
    after: z.optional(id),
  }),
  data: z.array(auditEntry),
  extras: {
    hasMore: z.boolean(),
    /** Whom the list can be narrowed to: those who are or were admins and changed something. */
    people: z.array(z.object({ _id: id, name: z.string() })),
  },
});
