import { userPageSize } from '@mathappu/contract/limits';
import type { UserRole, UserStatus } from '@mathappu/contract/users';
import { keepPreviousData } from '@tanstack/react-query';
import { useRef } from 'react';
import { AdminFrame } from '#web/admin/frame/admin-frame.tsx';
import { useRead } from '#web/api/use-read.ts';
import { readChoice } from '#web/lists/list-address.ts';
import { ListPager } from '#web/lists/list-pager.tsx';
import { ReadStates } from '#web/lists/read-states.tsx';
import { ShortcutHelp } from '#web/lists/shortcut-help.tsx';
import { useListAddress } from '#web/lists/use-list-address.ts';
import { useListKeys } from '#web/lists/use-list-keys.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { UserIcon } from '#web/ui/images/icons.tsx';
import { Loading } from '#web/ui/loading.tsx';
import { UserDialog } from './user-dialog.tsx';
import { UserFilters } from './user-filters.tsx';
import { UserTable } from './user-table.tsx';

const failureText = 'Failed to fetch users';
const statuses: UserStatus[] = ['Active', 'suspended', 'banned'];
const roles: UserRole[] = ['USER', 'ADMIN'];

export function UserAdmin() {
  const address = useListAddress('user');
  const { params, page, search, openId } = address;
  const status = readChoice(params, 'status', statuses);
  const role = readChoice(params, 'role', roles);
  const users = useRead(
    'listUsers',
    { query: { page: String(page), limit: String(userPageSize), search, status, role } },
    { failureText, placeholderData: keepPreviousData },
  );
  const list = useRef<HTMLDivElement>(null);
  const searchBox = useRef<HTMLInputElement>(null);
  const keys = useListKeys({ list, searchBox });
  const isFiltered = Boolean(status || role || search);

  return (
    <AdminFrame title="User Management">
      <UserFilters
        address={address}
        status={status}
        role={role}
        total={users.data?.data.pagination.total}
        searchBox={searchBox}
      />
      <div ref={list}>
        <ReadStates
          read={users}
          failureText={failureText}
          skeleton={
            <div className="min-h-[60svh]">
              <Loading text="Loading users…" />
            </div>
          }
        >
          {({ data }) => (
            <>
              {data.users.length > 0 ? (
                <UserTable
                  users={data.users}
                  address={address}
                  isOutdated={users.isPlaceholderData}
                />
              ) : (
                <EmptyState title="No users found" icon={<UserIcon className="size-8" />}>
                  {isFiltered && (
                    <Button
                      variant="secondary"
                      onClick={() =>
                        address.filter({ status: undefined, role: undefined, search: undefined })
                      }
                    >
                      Show all users
                    </Button>
                  )}
                </EmptyState>
              )}
              <ListPager
                paging={data.pagination}
                things="users"
                search={search}
                onPage={address.setPage}
              />
            </>
          )}
        </ReadStates>
      </div>
      <ShortcutHelp isOn={keys.isOn} onToggle={keys.toggle} things="users" />
      <UserDialog
        openId={openId}
        row={users.data?.data.users.find(({ _id }) => _id === openId)}
        isEditing={params.has('edit')}
        onClose={() => address.close({ edit: undefined })}
      />
    </AdminFrame>
  );
}
