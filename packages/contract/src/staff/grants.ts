/** What an admin call belongs to. `staff`: what everybody who works in the shop may call. */
export const areas = [
  'orders',
  'enquiries',
  'dispatch',
  'receipts',
  'payments',
  'products',
  'messages',
  'users',
  'books',
  'settings',
  'system',
  'people',
] as const;
export type Area = (typeof areas)[number];

/** The right to see an area, or to change what is in it. */
export type Grant = `${'read' | 'write'}_${Area}`;

export const grants: readonly Grant[] = areas.flatMap(
  (area) => [`read_${area}`, `write_${area}`] as const,
);

/** What a key may have: people alone decide about people, keys and events. */
export type KeyGrant = Exclude<Grant, `${string}_people`>;
export const grantsOfKeys = grants.filter((grant): grant is KeyGrant => !grant.endsWith('_people'));

/** The grant that a call needs; undefined for what all staff may call. */
export const grantOf = (method: string, area: Area | 'staff' | undefined): Grant | undefined =>
  area === undefined || area === 'staff'
    ? undefined
    : `${method === 'GET' ? 'read' : 'write'}_${area}`;

/** Whether these grants have another in them: who changes an area sees it, too. */
export const hasGrant = (held: readonly Grant[], grant: Grant): boolean =>
  held.includes(grant) || held.includes(grant.replace('read_', 'write_') as Grant);

/** The first of some grants that is not in those held; undefined when all are. */
const findMissing = (held: readonly Grant[], asked: readonly Grant[]): Grant | undefined =>
  asked.find((grant) => !hasGrant(held, grant));

/** What a role holds. An owner's holds all there is, and what a later version adds. */
export type Held = { readonly grants: readonly Grant[]; readonly isOwner: boolean };

export const grantsOfRole = ({ grants: given, isOwner }: Held): readonly Grant[] =>
  isOwner ? grants : given;

/** What keeps somebody from giving or taking a role: nobody gives or takes what they lack. */
export const findExceeding = (own: Held, given: Held): Grant | 'owner' | undefined =>
  findMissing(grantsOfRole(own), grantsOfRole(given)) ??
  (given.isOwner && !own.isOwner ? 'owner' : undefined);

/** Whether somebody may do nothing yet, since the role asks for a second step and there is none. */
export const isSecondStepMissing = (staff: {
  readonly asksSecondStep: boolean;
  /** Since when there is one. */
  readonly secondStep: unknown;
}): boolean => staff.asksSecondStep && staff.secondStep === null;

/** Of the grants of a key those that its maker has, too. */
export const grantsOfKey = (ofKey: readonly Grant[], ofMaker: readonly Grant[]): Grant[] =>
  grantsOfKeys.filter((grant) => hasGrant(ofKey, grant) && hasGrant(ofMaker, grant));
