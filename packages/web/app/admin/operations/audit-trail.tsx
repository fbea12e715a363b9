import type { AuditEntry } from '@mathappu/contract/admin/audit';
import { type AuditedKind, auditedKinds } from '@mathappu/contract/admin/audited-kinds';
import { formatDateTime } from '@mathappu/contract/shop-time';
import { keepPreviousData } from '@tanstack/react-query';
import { useRead } from '#web/admin/api/use-admin-read.ts';
import { PageLink } from '#web/admin/frame/page-link.tsx';
import type { Answer } from '#web/api/call.ts';
import { changeParams, readChoice, readListQuery } from '#web/lists/list-address.ts';
import { ListSearch } from '#web/lists/list-search.tsx';
import { ListSkeleton } from '#web/lists/list-skeleton.tsx';
import { ReadStates } from '#web/lists/read-states.tsx';
import { useListAddress } from '#web/lists/use-list-address.ts';
import { adminOrderPath, editProductPath } from '#web/navigation/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { type Column, DataTable } from '#web/ui/data-table.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { SelectField } from '#web/ui/fields/select-field.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { formerStaff } from '#words/admin/frame';
import * as words from '#words/admin/operations';
import { langOfData } from '#words/language';
import { listAuditChanges, wordChange } from './audit-changes.ts';
import { actionOptions, kindLabels, wordEntry } from './audit-words.ts';

const kindOptions = auditedKinds.map((value) => ({ value, label: kindLabels[value] }));
const noFilter = {
  search: undefined,
  kind: undefined,
  action: undefined,
  by: undefined,
  day: undefined,
};

/** The audit trail: who changed what, with the values before and after. */
export function AuditTrail() {
  const address = useListAddress('entry');
  const { params } = address;
  const filter = readAuditFilter(params);
  const read = useRead(
    'listAuditEntries',
    { query: filter },
    { staleTime: 0, failureText: words.auditFailed, placeholderData: keepPreviousData },
  );
  const isFiltered = Boolean(
    filter.subject || filter.kind || filter.action || filter.by || filter.day,
  );
  return (
    <>
      <AuditFilters address={address} people={read.data?.people ?? []} />
      <ReadStates
        read={read}
        failureText={words.auditFailed}
        skeleton={<ListSkeleton text={words.loading} rowHeight="h-16" />}
      >
        {({ data: entries, hasMore }) => (
          <>
            {entries.length > 0 ? (
              <AuditTable entries={entries} isOutdated={read.isPlaceholderData} />
            ) : (
              <EmptyState title={words.noEntries}>
                {isFiltered && (
                  <Button
                    variant="secondary"
                    onClick={() => address.filter({ ...noFilter, after: undefined })}
                  >
                    {words.showAll}
                  </Button>
                )}
              </EmptyState>
            )}
            <nav aria-label={words.parts} className="mt-6 flex flex-wrap justify-between gap-3">
              {filter.after && (
                <LinkButton
                  variant="secondary"
                  to={{ search: `?${changeParams(params, { after: undefined })}` }}
                >
                  {words.newest}
                </LinkButton>
              )}
              {hasMore && (
                <LinkButton
                  variant="secondary"
                  className="ml-auto"
                  to={{ search: `?${changeParams(params, { after: entries.at(-1)?._id })}` }}
                >
                  {words.older}
                </LinkButton>
              )}
            </nav>
          </>
        )}
      </ReadStates>
    </>
  );
}

type AuditFiltersProps = {
  address: ReturnType<typeof useListAddress>;
  people: Answer<'listAuditEntries'>['people'];
};

function AuditFilters({ address, people }: AuditFiltersProps) {
  const { kind = '', action = '', by = '', day = '' } = readAuditFilter(address.params);
  const filter = (changes: Record<string, string>) =>
    address.filter({ ...changes, after: undefined });
  return (
    <div className="mb-4 flex flex-wrap items-end gap-3">
      <ListSearch
        label={words.searchSubject}
        placeholder={words.searchHint}
        address={{
          ...address,
          filter: (changes, options) => address.filter({ ...changes, after: undefined }, options),
        }}
      />
      <SelectField
        label={words.kind}
        placeholder={words.anyKind}
        options={kindOptions}
        value={kind}
        onChange={(event) => filter({ kind: event.target.value })}
        className="w-full sm:w-auto sm:grow sm:basis-48 sm:max-w-2xs"
      />
      <SelectField
        label={words.what}
        placeholder={words.anyAction}
        options={actionOptions}
        value={action}
        onChange={(event) => filter({ action: event.target.value })}
        className="w-full sm:w-auto sm:grow sm:basis-48 sm:max-w-2xs"
      />
      <SelectField
        label={words.person}
        placeholder={words.anybody}
        options={people.map(({ _id, name }) => ({ value: _id, label: name }))}
        value={by}
        onChange={(event) => filter({ by: event.target.value })}
        className="w-full sm:w-auto sm:grow sm:basis-48 sm:max-w-2xs"
      />
      <TextField
        label={words.day}
        type="date"
        value={day}
        onChange={(event) => filter({ day: event.target.value })}
        className="w-full sm:w-auto sm:grow sm:basis-48 sm:max-w-2xs"
      />
    </div>
  );
}

const readAuditFilter = (params: URLSearchParams) => ({
  subject: readListQuery(params).search,
  kind: readChoice<AuditedKind>(params, 'kind', auditedKinds),
  action: readChoice(
    params,
    'action',
    actionOptions.map(({ value }) => value),
  ),
  by: params.get('by') ?? undefined,
  day: params.get('day') ?? undefined,
  after: params.get('after') ?? undefined,
});

const columns: Column<AuditEntry>[] = [
  { header: words.what, kind: 'title', cell: wordEntry },
  { header: words.which, cell: (entry) => <Subject {...entry.subject} /> },
  { header: words.changes, cell: (entry) => <Changes entry={entry} /> },
  { header: words.person, cell: ({ by }) => <Actor name={by.name} /> },
  {
    header: words.when,
    cell: ({ at }) => (
      <time dateTime={at} className="figures md:whitespace-nowrap">
        {formatDateTime(at)}
      </time>
    ),
  },
];

function Actor({ name }: { name: string }) {
  if (name === 'Former staff') return formerStaff;
  return <span lang={langOfData}>{name}</span>;
}

type AuditTableProps = { entries: readonly AuditEntry[]; isOutdated: boolean };

function AuditTable({ entries, isOutdated }: AuditTableProps) {
  return (
    <DataTable
      caption={words.audit}
      columns={columns}
      rows={entries}
      rowKey={({ _id }) => _id}
      isBusy={isOutdated}
    />
  );
}

/** Where its screen is found by an address. */
const paths: Readonly<Record<string, (subject: AuditEntry['subject']) => string>> = {
  order: ({ name }) => adminOrderPath(name),
  product: ({ _id }) => editProductPath(_id),
  user: ({ _id }) => `/admin/users?user=${_id}`,
};

function Subject(subject: AuditEntry['subject']) {
  const { kind, name } = subject;
  const path = name ? paths[kind]?.(subject) : undefined;
  const unlinked = <span lang={langOfData}>{name}</span>;
  return (
    <span className="wrap-anywhere">
      <span className="block text-sm text-ink-soft">
        {kindLabels[kind as keyof typeof kindLabels] ?? kind}
      </span>
      {path ? (
        <PageLink
          lang={langOfData}
          to={path}
          className="link inline-flex min-h-11 items-center"
          otherwise={unlinked}
        >
          {name}
        </PageLink>
      ) : (
        unlinked
      )}
    </span>
  );
}

function Changes({ entry }: { entry: AuditEntry }) {
  const changes = listAuditChanges(entry);
  return (
    <>
      {changes.length > 0 && (
        <ul lang={langOfData} className="text-sm wrap-anywhere">
          {changes.map((change) => (
            <li key={change.field}>{wordChange(change)}</li>
          ))}
        </ul>
      )}
      {entry.isWithheld && (
        <p className="text-sm text-ink-soft">
          {entry.isAccountDeleted ? words.withheld : words.withheldOfGone}
        </p>
      )}
    </>
  );
}
