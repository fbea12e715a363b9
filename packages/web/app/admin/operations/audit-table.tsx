import type { AuditEntry } from '@mathappu/contract/admin/audit';
import { formatDateTime } from '@mathappu/contract/shop-time';
import { Link } from 'react-router';
import { adminOrderPath } from '#web/admin/orders/orders-query.ts';
import { editProductPath } from '#web/navigation/paths.ts';
import { type Column, DataTable } from '#web/ui/data-table.tsx';
import * as words from '#words/admin/operations';
import { langOfData } from '#words/language';
import { listAuditChanges, wordChange } from './audit-changes.ts';
import { kindLabels, wordAction } from './audit-words.ts';

const columns: Column<AuditEntry>[] = [
  { header: words.what, kind: 'title', cell: ({ action }) => wordAction(action) },
  { header: words.which, cell: (entry) => <Subject {...entry.subject} /> },
  { header: words.changes, cell: (entry) => <Changes entry={entry} /> },
  { header: words.person, cell: ({ by }) => <span lang={langOfData}>{by.name}</span> },
  {
    header: words.when,
    cell: ({ at }) => (
      <time dateTime={at} className="figures md:whitespace-nowrap">
        {formatDateTime(at)}
      </time>
    ),
  },
];

type AuditTableProps = { entries: readonly AuditEntry[]; isOutdated: boolean };

export function AuditTable({ entries, isOutdated }: AuditTableProps) {
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
  return (
    <span className="wrap-anywhere">
      <span className="block text-sm text-ink-soft">
        {kindLabels[kind as keyof typeof kindLabels] ?? kind}
      </span>
      {path ? (
        <Link lang={langOfData} to={path} className="link inline-flex min-h-11 items-center">
          {name}
        </Link>
      ) : (
        <span lang={langOfData}>{name}</span>
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
