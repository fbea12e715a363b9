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

/** The grant that a call needs; undefined for what all staff may call. */
export const grantOf = (method: string, area: Area | 'staff' | undefined): Grant | undefined =>
  area === undefined || area === 'staff'
    ? undefined
    : `${method === 'GET' ? 'read' : 'write'}_${area}`;

/** Whether these grants have another in them: who changes an area sees it, too. */
export const hasGrant = (held: readonly Grant[], grant: Grant): boolean =>
  held.includes(grant) || held.includes(grant.replace('read_', 'write_') as Grant);

/** The first of some grants that is not in those held; undefined when all are. */
export const findMissing = (held: readonly Grant[], asked: readonly Grant[]): Grant | undefined =>
  asked.find((grant) => !hasGrant(held, grant));
