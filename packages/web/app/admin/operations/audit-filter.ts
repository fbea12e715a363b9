import { type AuditedKind, auditedKinds } from '@mathappu/contract/admin/audited-kinds';
import { readChoice, readListQuery } from '#web/lists/list-address.ts';

export const readAuditFilter = (params: URLSearchParams) => ({
  subject: readListQuery(params).search,
  kind: readChoice<AuditedKind>(params, 'kind', auditedKinds),
  by: params.get('by') ?? undefined,
  day: params.get('day') ?? undefined,
  after: params.get('after') ?? undefined,
});
