import { type AuditedKind, auditedKinds } from '@mathappu/contract/admin/audit';
import { keepPreviousData } from '@tanstack/react-query';
import { pageQuery } from '#web/api/use-read.ts';
import { readChoice, readListQuery } from '#web/lists/list-address.ts';

/** Fetched again on each visit. */
const asNewAsTheVisit = { staleTime: 0 };

export const operationsPath = '/admin/operations';

export const failedMailsQuery = pageQuery('listFailedMails', {}, asNewAsTheVisit);
export const failedJobsQuery = pageQuery('listFailedJobs', {}, asNewAsTheVisit);

export const readAuditFilter = (params: URLSearchParams) => ({
  subject: readListQuery(params).search,
  kind: readChoice<AuditedKind>(params, 'kind', auditedKinds),
  by: params.get('by') ?? undefined,
  day: params.get('day') ?? undefined,
  after: params.get('after') ?? undefined,
});

export const auditQuery = (params: URLSearchParams) =>
  pageQuery(
    'listAuditEntries',
    { query: readAuditFilter(params) },
    { ...asNewAsTheVisit, placeholderData: keepPreviousData },
  );
