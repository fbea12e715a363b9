import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { pageMeta } from '#web/head/page-meta.ts';
import { ListPager } from '#web/lists/list-pager.tsx';
import { ReadStates } from '#web/lists/read-states.tsx';
import { ShortcutHelp } from '#web/lists/shortcut-help.tsx';
import { useListAddress } from '#web/lists/use-list-address.ts';
import { useListKeys } from '#web/lists/use-list-keys.ts';
import { isArrival } from '#web/session/start-reads.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { UserIcon } from '#web/ui/images/navigation-icons.tsx';
import { Loading } from '#web/ui/loading.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';
import * as words from '#words/admin/users';
import type { AdminPageHandle } from '../frame/admin-layout.tsx';
import { startAdminReads } from '../frame/start-admin-reads.ts';
import type { Route } from './+types/admin-user-page';
import { UserDialog } from './user-dialog.tsx';
import { UserFilters } from './user-filters.tsx';
import { UserTable } from './user-table.tsx';
import { readUserFilter, usersQuery } from './users-query.ts';

export const meta = pageMeta({
  title: words.title,
  description: words.description,
  isPrivate: true,
});

export const handle: AdminPageHandle = { customersTo: '/', visitorsTo: '/' };

export const loader = () => null;
export const clientLoader = ({ url }: Route.ClientLoaderArgs) =>
  startAdminReads([usersQuery(url.searchParams)]);
clientLoader.hydrate = true as const;
export const shouldRevalidate = isArrival;

export default function UserAdminPage() {
  const address = useListAddress('user');
  const { params, openId } = address;
  const { search, status, role } = readUserFilter(params);
  const users = useQuery(usersQuery(params));
  const list = useRef<HTMLDivElement>(null);
  const searchBox = useRef<HTMLInputElement>(null);
  const keys = useListKeys({ list, searchBox });
  const isFiltered = Boolean(status || role || search);

  return (
    <>
      <PageHeading title={words.title} />
      <UserFilters
        address={address}
        status={status}
        role={role}
        total={users.data?.data.pagination}
        searchBox={searchBox}
      />
      <div ref={list}>
        <ReadStates
          read={users}
          failureText={words.loadFailed}
          skeleton={
            <div className="min-h-[60svh]">
              <Loading text={words.loading} />
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
                <EmptyState title={words.none} icon={<UserIcon className="size-8" />}>
                  {isFiltered && (
                    <Button
                      variant="secondary"
                      onClick={() =>
                        address.filter({ status: undefined, role: undefined, search: undefined })
                      }
                    >
                      {words.showAll}
                    </Button>
                  )}
                </EmptyState>
              )}
              <ListPager paging={data.pagination} things={words.things} onPage={address.setPage} />
            </>
          )}
        </ReadStates>
      </div>
      {users.data && <ShortcutHelp isOn={keys.isOn} onToggle={keys.toggle} things={words.things} />}
      <UserDialog
        openId={openId}
        row={users.data?.data.users.find(({ _id }) => _id === openId)}
        isEditing={params.has('edit')}
        onClose={() => address.close({ edit: undefined })}
      />
    </>
  );
}
