import * as z from 'zod/mini';
import * as words from '#words/input';
import { address } from './addresses.ts';
import { cartItem } from './cart.ts';
import { endpoint } from './endpoint.ts';
import { id, language, moment, text } from './fields.ts';
import { statusReasonMaxLength, userPageSize } from './limits.ts';
import { pagination, pagingQuery, personSearchText } from './paging.ts';
import { grant } from './staff/grant-field.ts';

const userRole = z.enum(['USER', 'ADMIN']);
export type UserRole = z.output<typeof userRole>;

const userStatus = z.enum(['Active', 'suspended', 'banned']);
export type UserStatus = z.output<typeof userStatus>;

const standing = z.object({
  /** The name of the role. */
  role: z.string(),
  grants: z.array(grant),
  /** The last day, of the shop's calendar; null without an end. */
  until: z.nullable(z.iso.date()),
  /** Since when there is a second step; null without one. */
  secondStep: z.nullable(moment),
  /** The role asks for one. */
  asksSecondStep: z.boolean(),
  /** Recovery codes that were not used yet. */
  recoveryCodes: z.int(),
  /** The name of an owner of the shop, who gives and takes roles; '' for somebody who is one. */
  owner: z.string(),
});

/** The signed-in user as the browser stores it. */
export const sessionUser = z.object({
  _id: id,
  name: z.string(),
  email: z.string(),
  avatar: z.string(),
  number: z.string(),
  verify_email: z.boolean(),
  last_login_date: z.nullable(moment),
  status: userStatus,
  role: userRole,
  /** What somebody may do who works in the shop; null for everybody else. */
  staff: z.nullable(standing),
  /** The language of the mails that the user gets. */
  language,
  address_details: z.array(address),
  shopping_cart: z.array(cartItem),
  /** Numbers of the latest orders, newest first, at most 20. */
  orderHistory: z.array(z.string()),
});
export type SessionUser = z.output<typeof sessionUser>;

export const getUserDetails = endpoint('getUserDetails', {
  tag: 'Account',
  summary: 'The signed-in user',
  data: sessionUser,
  errors: ['userNotFound'],
});

export const exportMyData = endpoint('exportMyData', {
  tag: 'Account',
  summary: 'Everything the shop has stored about the signed-in user',
  data: z.record(z.string(), z.unknown()),
});

export const deleteMyAccount = endpoint('deleteMyAccount', {
  tag: 'Account',
  summary: 'Delete the account; its orders stay without the person, as the law needs them',
  body: z.strictObject({
    password: z
      .string(words.enterPassword)
      .check(z.minLength(1, words.enterPassword), z.maxLength(128)),
  }),
  errors: ['userNotFound', 'wrongPassword', 'lastAdminStays', 'ordersUnderWay', 'moneyToGiveBack'],
});

export const adminUser = z.object({
  _id: id,
  name: z.string(),
  email: z.string(),
  number: z.string(),
  avatar: z.string(),
  role: userRole,
  status: userStatus,
  statusReason: z.string(),
  createdAt: moment,
  lastActive: z.nullable(moment),
  orderStats: z.object({
    totalOrders: z.int(),
    totalSpent: z.number(),
    lastOrderDate: z.nullable(moment),
  }),
  addresses: z.array(address),
  favoriteProducts: z.array(
    z.object({ name: z.string(), image: z.string(), totalQuantity: z.int() }),
  ),
});
export type AdminUser = z.output<typeof adminUser>;

export const listUsers = endpoint('listUsers', {
  tag: 'Users (admin)',
  summary: 'Users with their orders, searched by name, email or phone',
  query: z.strictObject({
    ...pagingQuery(userPageSize),
    search: personSearchText,
    status: z.optional(userStatus),
    role: z.optional(userRole),
  }),
  data: z.object({ users: z.array(adminUser), pagination }),
});

const ofUser = z.strictObject({ userId: id });

export const getUser = endpoint('getUser', {
  tag: 'Users (admin)',
  summary: 'One user',
  params: ofUser,
  data: adminUser,
  errors: ['userNotFound'],
});

export const updateUserStatus = endpoint('updateUserStatus', {
  tag: 'Users (admin)',
  summary: 'Suspend, ban or restore a user; open sessions of a refused user end at once',
  params: ofUser,
  body: z.strictObject({
    status: userStatus,
    reason: z._default(text(statusReasonMaxLength), ''),
    /** The state that the admin saw; the change is refused when it is another one by now. */
    from: z.optional(z.strictObject({ status: userStatus, reason: text(statusReasonMaxLength) })),
  }),
  errors: ['userNotFound', 'userStatusChanged', 'ownStatus', 'lastAdmin', 'grantExceeded'],
});
