import type { StaffList } from '@mathappu/contract/staff';
import { areas } from '@mathappu/contract/staff/grants';
import type { Shop } from '#server/shop.ts';
import { listMembers, listRoles, toMember, toRole } from './staff-queries.ts';

export async function listStaff({ db }: Pick<Shop, 'db'>): Promise<StaffList> {
  const [members, roles] = await Promise.all([listMembers(db), listRoles(db)]);
  return {
    staff: members.map(toMember),
    roles: roles.map(toRole),
    areas: [...areas],
  };
}
