import type { Role } from '@mathappu/contract/staff';
import { areas, type Grant, grants } from '@mathappu/contract/staff/grants';
import { expect, test } from 'vitest';
import { areasOf, mayGive, withTick } from './role-grants.ts';

const role = (held: readonly Grant[], isOwner = false): Role => ({
  _id: '5f0d8a70-0000-4000-8000-000000000009',
  name: 'Some role',
  grants: [...held],
  isOwner,
  asksSecondStep: false,
  version: 1,
  people: 0,
});

test.each([
  [[], 'see', true, ['read_orders']],
  [['read_orders'], 'see', false, []],
  [[], 'change', true, ['write_orders']],
  [['read_orders'], 'change', true, ['write_orders']],
  [['write_orders'], 'change', false, ['read_orders']],
  [['read_orders', 'write_orders'], 'change', true, ['write_orders']],
  [['write_users'], 'see', true, ['write_users', 'read_orders']],
] as const)('%j with %s of orders %s is %j', (held, kind, isOn, after) => {
  expect(withTick(held, { area: 'orders', kind, isOn })).toEqual(after);
});

test('who changes an area sees it, and it is named once', () => {
  expect(areasOf(areas, ['write_users', 'read_users', 'read_orders'])).toEqual({
    changed: ['users'],
    seen: ['orders'],
  });
});

test.each([
  ['the owner gives every role', role(grants, true), role(grants, true), true],
  ['all grants make no owner', role(grants), role(grants, true), false],
  [
    'what one may change one may let others see',
    role(['write_orders']),
    role(['read_orders']),
    true,
  ],
  [
    'what one may only see nobody changes by it',
    role(['read_orders']),
    role(['write_orders']),
    false,
  ],
  [
    'a role of another area is not theirs to give',
    role(['write_people']),
    role(['read_books']),
    false,
  ],
  ['who has no role gives none', undefined, role([]), false],
] as const)('%s', (_, own, given, isAllowed) => {
  expect(mayGive(own, given)).toBe(isAllowed);
});
