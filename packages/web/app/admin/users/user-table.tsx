import { formatDateTime } from '@mathappu/contract/shop-time';
import type { AdminUser } from '@mathappu/contract/users';
import { fill, plural } from '@mathappu/contract/words';
import { Link } from 'react-router';
import { Avatar } from '#web/account/avatar.tsx';
import { IfMay } from '#web/admin/frame/if-may.tsx';
import { formatRelativeTime } from '#web/language/format-relative-time.ts';
import type { ListAddress } from '#web/lists/use-list-address.ts';
import { classNames } from '#web/ui/class-names.ts';
import { type Column, DataTable } from '#web/ui/data-table.tsx';
import { formatRupees } from '#web/ui/format/format-rupees.ts';
import { iconButtonLooks } from '#web/ui/icon-button.tsx';
import { EditIcon } from '#web/ui/images/edit-icons.tsx';
import { EyeIcon } from '#web/ui/images/view-icons.tsx';
import * as words from '#words/admin/users';
import { UserStatusBadge } from './user-status.tsx';

/** Below 768 px an action has its words beside its icon. */
const onCard = 'max-md:w-auto max-md:grid-flow-col max-md:gap-2 max-md:pr-3';

type UserTableProps = { users: readonly AdminUser[]; address: ListAddress; isOutdated: boolean };

export function UserTable({ users, address, isOutdated }: UserTableProps) {
  const now = new Date();
  const columns: Column<AdminUser>[] = [
    {
      header: words.user,
      kind: 'title',
      cell: (user) => <UserCell user={user} address={address} />,
    },
    { header: words.status, cell: ({ status }) => <UserStatusBadge status={status} /> },
    {
      header: words.orders,
      cell: ({ orderStats }) => <OrderCount stats={orderStats} />,
    },
    {
      header: words.lastActive,
      cell: ({ lastActive }) =>
        lastActive ? (
          <time dateTime={lastActive} title={formatDateTime(lastActive)}>
            {formatRelativeTime(lastActive, now)}
          </time>
        ) : (
          words.never
        ),
    },
    {
      header: words.actions,
      kind: 'actions',
      cell: (user) => <UserActions user={user} address={address} />,
    },
  ];

  return (
    <DataTable
      caption={words.users}
      columns={columns}
      rows={users}
      rowKey={({ _id }) => _id}
      isBusy={isOutdated}
    />
  );
}

type UserCellProps = { user: AdminUser; address: ListAddress };

function UserCell({ user: { _id, name, email, avatar }, address }: UserCellProps) {
  return (
    <div className="flex min-w-0 items-center gap-3">
      <Avatar name={name} src={avatar} className="size-11 shrink-0" />
      <div className="min-w-0">
        <Link
          {...address.linkTo(_id)}
          data-entry={_id}
          className="inline-flex min-h-11 items-center wrap-anywhere hover:underline md:min-h-0"
        >
          {name}
        </Link>
        <p className="text-sm font-normal text-ink-soft wrap-anywhere">{email}</p>
      </div>
    </div>
  );
}

function UserActions({ user: { _id, name }, address }: UserCellProps) {
  return (
    <div className="flex flex-wrap justify-end gap-1 max-md:gap-3">
      <IfMay call="updateUserStatus">
        <Link
          {...address.linkTo(_id, { edit: '1' })}
          aria-label={fill(words.editStatusOf, { name })}
          title={words.editStatus}
          className={classNames(iconButtonLooks('plain', 'md'), onCard)}
        >
          <EditIcon />
          <span className="md:hidden">{words.editStatus}</span>
        </Link>
      </IfMay>
      <Link
        {...address.linkTo(_id)}
        aria-label={fill(words.viewDetailsOf, { name })}
        title={words.viewDetails}
        className={classNames(iconButtonLooks('plain', 'md'), onCard)}
      >
        <EyeIcon />
        <span className="md:hidden">{words.viewDetails}</span>
      </Link>
    </div>
  );
}

function OrderCount({ stats }: { stats: AdminUser['orderStats'] | undefined }) {
  const { totalOrders, totalSpent } = stats ?? { totalOrders: 0, totalSpent: 0 };
  return (
    <div className="figures">
      <p>{fill(plural(words.orderCount, totalOrders), { count: totalOrders })}</p>
      <p className="text-sm text-ink-soft">{formatRupees(totalSpent)}</p>
    </div>
  );
}
