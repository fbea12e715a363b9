import { userPageSize } from '@mathappu/contract/limits';
import type { UserRole, UserStatus } from '@mathappu/contract/users';
import { keepPreviousData } from '@tanstack/react-query';
import { pageQuery } from '#web/admin/api/use-admin-read.ts';
import { readChoice, readListQuery } from '#web/lists/list-address.ts';
import * as words from '#words/admin/users';

const statuses: UserStatus[] = ['Active', 'suspended', 'banned'];
const roles: UserRole[] = ['USER', 'ADMIN'];

export const readUserFilter = (params: URLSearchParams) => ({
  search: readListQuery(params).search,
  status: readChoice(params, 'status', statuses),
  role: readChoice(params, 'role', roles),
});

/** The users that the address of the page asks for. */
export function usersQuery(params: URLSearchParams) {
  const { page } = readListQuery(params);
  const query = { page: String(page), limit: String(userPageSize), ...readUserFilter(params) };
  return pageQuery(
    'listUsers',
    { query },
    { failureText: words.loadFailed, placeholderData: keepPreviousData },
  );
}
