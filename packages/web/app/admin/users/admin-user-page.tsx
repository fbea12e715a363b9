import { userPageSize } from '@mathappu/contract/limits';
import type { Total } from '@mathappu/contract/paging';
import type { AdminUser, UserRole, UserStatus } from '@mathappu/contract/users';
import { fill } from '@mathappu/contract/words';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type Ref, useId, useRef, useState } from 'react';
import { pageQuery, useRead } from '#web/admin/api/use-admin-read.ts';
import { pageMeta } from '#web/head/page-meta.ts';
import { readChoice, readListQuery } from '#web/lists/list-address.ts';
import { FilterSelect, ListHead } from '#web/lists/list-head.tsx';
import { ListPager } from '#web/lists/list-pager.tsx';
import { ReadStates } from '#web/lists/read-states.tsx';
import { ShortcutHelp } from '#web/lists/shortcut-help.tsx';
import { type ListAddress, useListAddress } from '#web/lists/use-list-address.ts';
import { useListKeys } from '#web/lists/use-list-keys.ts';
import { isArrival } from '#web/session/start-reads.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { UserIcon } from '#web/ui/images/navigation-icons.tsx';
import { FilterIcon } from '#web/ui/images/view-icons.tsx';
import { Loading } from '#web/ui/loading.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';
import { useLazyModule } from '#web/ui/use-lazy-module.ts';
import * as words from '#words/admin/users';
import type { AdminPageHandle } from '../frame/admin-layout.tsx';
import { startAdminReads } from '../frame/start-admin-reads.ts';
import type { Route } from './+types/admin-user-page';
import { userStatusOptions } from './user-status.tsx';
import { UserTable } from './user-table.tsx';

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

const statuses: UserStatus[] = ['Active', 'suspended', 'banned'];
const roles: UserRole[] = ['USER', 'ADMIN'];

const readUserFilter = (params: URLSearchParams) => ({
  search: readListQuery(params).search,
  status: readChoice(params, 'status', statuses),
  role: readChoice(params, 'role', roles),
});

/** The users that the address of the page asks for. */
function usersQuery(params: URLSearchParams) {
  const { page } = readListQuery(params);
  const query = { page: String(page), limit: String(userPageSize), ...readUserFilter(params) };
  return pageQuery(
    'listUsers',
    { query },
    { failureText: words.loadFailed, placeholderData: keepPreviousData },
  );
}

const loadDetail = () => import('./user-detail.tsx');

type UserDialogProps = {
  openId: string | undefined;
  /** The user as in the list, when they are on the page. */
  row: AdminUser | undefined;
  isEditing: boolean;
  onClose: () => void;
};

const loading = <Loading text={words.detailLoading} />;

function UserDialog({ openId, row, isEditing, onClose }: UserDialogProps) {
  const detail = useLazyModule(loadDetail, openId !== undefined);
  const read = useRead(
    'getUser',
    { params: { userId: openId ?? '' } },
    { enabled: openId !== undefined, failureText: words.detailFailed, staleTime: 0 },
  );
  // Another admin may have changed the user since the list was read.
  const user = read.data?.data ?? row;
  return (
    <Dialog
      isOpen={openId !== undefined}
      onClose={onClose}
      title={user?.name ?? words.user}
      description={user?.email}
      size="lg"
    >
      {user && detail ? (
        <detail.UserDetail key={user._id} user={user} isEditing={isEditing} onClose={onClose} />
      ) : (
        <ReadStates read={read} failureText={words.detailFailed} skeleton={loading}>
          {() => loading}
        </ReadStates>
      )}
    </Dialog>
  );
}

const roleOptions = [
  { value: 'USER', label: words.customer },
  { value: 'ADMIN', label: words.admin },
];

type UserFiltersProps = {
  address: ListAddress;
  status: UserStatus | undefined;
  role: UserRole | undefined;
  total: Total | undefined;
  searchBox: Ref<HTMLInputElement>;
};

function UserFilters({ address, status, role, total, searchBox }: UserFiltersProps) {
  const panel = useId();
  const inUse = [status, role].filter(Boolean).length;
  const [isOpen, setOpen] = useState(inUse > 0);

  return (
    <ListHead
      address={address}
      search={words.search}
      searchHint={words.searchHint}
      counted={words.counted}
      total={total}
      searchBox={searchBox}
      filters={
        <>
          <Button
            variant="secondary"
            icon={<FilterIcon />}
            aria-expanded={isOpen}
            aria-controls={panel}
            onClick={() => setOpen(!isOpen)}
          >
            {inUse > 0 ? fill(words.filtersInUse, { count: inUse }) : words.filters}
          </Button>
          <div
            id={panel}
            hidden={!isOpen}
            className="flex w-full flex-wrap items-end gap-3 rounded-md bg-sunken p-4 [[hidden]]:hidden"
          >
            <FilterSelect
              label={words.status}
              isLabelHidden={false}
              placeholder={words.anyStatus}
              options={userStatusOptions}
              value={status}
              onChange={(value) => address.filter({ status: value })}
            />
            <FilterSelect
              label={words.role}
              isLabelHidden={false}
              placeholder={words.anyRole}
              options={roleOptions}
              value={role}
              onChange={(value) => address.filter({ role: value })}
            />
            {inUse > 0 && (
              <Button
                variant="quiet"
                onClick={() => address.filter({ status: undefined, role: undefined })}
              >
                {words.clearFilters}
              </Button>
            )}
          </div>
        </>
      }
    />
  );
}
