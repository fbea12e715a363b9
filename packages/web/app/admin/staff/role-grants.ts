import type { Role, StaffList } from '@mathappu/contract/staff';
import {
  type Area,
  areas,
  findExceeding,
  type Grant,
  hasGrant,
} from '@mathappu/contract/staff/grants';
import * as words from '#words/admin/staff';

export const areaWords: Readonly<Record<Area, string>> = {
  orders: words.orders,
  enquiries: words.enquiries,
  dispatch: words.dispatch,
  receipts: words.receipts,
  payments: words.payments,
  products: words.products,
  messages: words.messages,
  users: words.users,
  books: words.books,
  settings: words.settings,
  system: words.system,
  people: words.peopleAndRoles,
};

/** Those that a key may be for. */
export const areasOfKeys = areas.filter((area) => area !== 'people');

const seeing = (area: Area): Grant => `read_${area}`;
const changing = (area: Area): Grant => `write_${area}`;

/** What a role's people change, and what they see without changing it. */
export const areasOf = (areas: readonly Area[], grants: readonly Grant[]) => ({
  changed: areas.filter((area) => hasGrant(grants, changing(area))),
  seen: areas.filter((area) => hasGrant(grants, seeing(area)) && !hasGrant(grants, changing(area))),
});

/** The grants after one of an area's ticks: who changes it sees it, and sees it still when that is taken. */
export function withTick(
  grants: readonly Grant[],
  { area, kind, isOn }: { area: Area; kind: 'see' | 'change'; isOn: boolean },
): Grant[] {
  const others = grants.filter((grant) => grant !== seeing(area) && grant !== changing(area));
  if (kind === 'change') return [...others, isOn ? changing(area) : seeing(area)];
  return isOn ? [...others, seeing(area)] : others;
}

/** The role of the one whose address this is, among those who work in the shop. */
export const roleOf = ({ staff, roles }: StaffList, email: string | undefined): Role | undefined =>
  roles.find(({ _id }) => _id === staff.find((member) => member.email === email)?.role);

export const mayGive = (own: Role | undefined, role: Role | undefined): boolean =>
  own !== undefined && role !== undefined && findExceeding(own, role) === undefined;
