import type { StaffList } from '@mathappu/contract/staff';
import { useQuery } from '@tanstack/react-query';
import { useMay } from '#web/admin/api/use-may.ts';
import { ListSkeleton } from '#web/lists/list-skeleton.tsx';
import { ReadStates } from '#web/lists/read-states.tsx';
import { useSession } from '#web/session/session-store.ts';
import * as words from '#words/admin/staff';
import { People } from './people.tsx';
import { roleOf } from './role-grants.ts';
import { Roles } from './roles.tsx';
import { staffQuery } from './staff-query.ts';

/** Who works in the shop, and what each role may do. */
export function StaffAdmin() {
  const read = useQuery(staffQuery);
  return (
    <ReadStates
      read={read}
      failureText={words.loadFailed}
      skeleton={<ListSkeleton text={words.loading} rowHeight="h-16" />}
    >
      {({ data }) => <StaffAndRoles list={data} />}
    </ReadStates>
  );
}

function StaffAndRoles({ list }: { list: StaffList }) {
  const own = roleOf(list, useSession()?.email);
  const mayWrite = useMay()('updateStaff');
  return (
    <div className="grid gap-10">
      <People list={list} own={own} mayWrite={mayWrite} />
      <Roles list={list} own={own} mayWrite={mayWrite} />
    </div>
  );
}
