import type { AuditEntry } from '@mathappu/contract/admin/audit';
import { toRupees } from '@mathappu/contract/money';
import { formatRupees } from '#web/ui/format/format-rupees.ts';

type AuditChange = { field: string; before: string | undefined; after: string };

/** The changed fields of an entry, in words. Fields that stayed the same are left out. */
export function listAuditChanges({ before, after }: Pick<AuditEntry, 'before' | 'after'>) {
  const from = fieldsOf(before);
  const to = fieldsOf(after);
  return [...new Set([...Object.keys(from), ...Object.keys(to)])].flatMap(
    (field): AuditChange | [] => {
      const [was, is] = [wordValue(field, from[field]), wordValue(field, to[field])];
      if (was === is) return [];
      const isNew = from[field] === undefined || from[field] === null || from[field] === '';
      return { field: wordField(field), before: isNew ? undefined : was, after: is };
    },
  );
}

export const wordChange = ({ field, before, after }: AuditChange): string =>
  before === undefined ? `${field}: ${after}` : `${field}: ${before} → ${after}`;

const fieldsOf = (value: unknown): Record<string, unknown> =>
  value === null || value === undefined
    ? {}
    : typeof value === 'object' && !Array.isArray(value)
      ? (value as Record<string, unknown>)
      : { value };

/** `receivedPaise` is received, `payment_status` payment status. */
const wordField = (field: string): string =>
  field
    .replace(/_?paise$/i, '')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll('_', ' ')
    .toLowerCase();

/** `PENDING_PAYMENT` of a status is pending payment; other texts stay as somebody wrote them. */
const wordCode = (field: string, text: string): string =>
  /status|state|role/i.test(field) && /^[A-Z]+(?:_[A-Z]+)*$/.test(text)
    ? text.replaceAll('_', ' ').toLowerCase()
    : text;

const nothing = '–';
const longest = 200;

function wordValue(field: string, value: unknown): string {
  if (value === undefined || value === null || value === '') return nothing;
  if (typeof value === 'number' && /paise$/i.test(field)) return formatRupees(toRupees(value));
  const text = typeof value === 'string' ? wordCode(field, value) : JSON.stringify(value);
  return text.length > longest ? `${text.slice(0, longest)}…` : text;
}
