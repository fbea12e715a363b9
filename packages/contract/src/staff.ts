import * as z from 'zod/mini';
import * as words from '#words/input';
import { name, newPassword } from './account.ts';
import { endpoint } from './endpoint.ts';
import { email, id, line, moment, ownPassword as password } from './fields.ts';
import { login } from './sessions.ts';
import { grant } from './staff/grant-field.ts';
import { areas, grants } from './staff/grants.ts';

export const maxRoles = 20;
/** Open invitations are counted, too. */
export const maxStaff = 100;
export const inviteDays = 7;

export const role = z.object({
  _id: id,
  name: z.string(),
  /** All there are for the owner's role, also those of later versions. */
  grants: z.array(grant),
  /** The owner's role can be neither edited nor deleted. */
  isOwner: z.boolean(),
  /** Its people have to set up a second step before they may do anything. */
  asksSecondStep: z.boolean(),
  version: z.int(),
  /** People and open invitations that have it. */
  people: z.int(),
});
export type Role = z.output<typeof role>;

export const member = z.object({
  _id: id,
  name: z.string(),
  email: z.string(),
  /** The id of a role. */
  role: id,
  /** The last day, of the shop's calendar; null without an end. */
  until: z.nullable(z.iso.date()),
  /** When the link of an open invitation ends; null once it was accepted. */
  linkEndsAt: z.nullable(moment),
  /** When one of their sign-ins was last used. */
  lastSeen: z.nullable(moment),
  /** Since when they have a second step; null without one. */
  secondStep: z.nullable(moment),
  version: z.int(),
});
export type StaffMember = z.output<typeof member>;

const staffList = z.object({
  staff: z.array(member),
  roles: z.array(role),
  areas: z.array(z.enum(areas)),
});
export type StaffList = z.output<typeof staffList>;

const version = z.int().check(z.minimum(1));
const until = z.nullable(z.iso.date(words.invalid));
const repeatable = ['invalidIdempotencyKey', 'idempotencyConflict'] as const;
const refusals = ['wrongPassword', 'grantExceeded', 'lastOwner', 'notFound'] as const;

export const listStaff = endpoint('listStaff', {
  tag: 'Staff',
  summary: 'Who works in the shop, who is invited, and the roles',
  data: staffList,
});

export const inviteStaff = endpoint('inviteStaff', {
  tag: 'Staff',
  summary: 'Invite somebody to work in the shop, by mail or by a link that is shown once',
  body: z.strictObject({
    name,
    email: email(words.emailRequired, words.emailInvalid),
    role: id,
    until: z._default(until, null),
    by: z.enum(['mail', 'link']),
    password,
  }),
  data: z.object({ staff: member, link: z.nullable(z.string()) }),
  errors: [...refusals, 'tooMany', 'emailIsStaff', 'dayIsPast', ...repeatable],
});

const ofMember = z.strictObject({ staffId: id });

export const updateStaff = endpoint('updateStaff', {
  tag: 'Staff',
  summary: 'Give somebody another role or another last day, or take the second step off',
  params: ofMember,
  body: z.strictObject({
    version,
    role: id,
    until: z.optional(until),
    /** Takes the second step off, for who has lost the phone and the recovery codes. */
    isSecondStepOff: z.optional(z.boolean()),
    password,
  }),
  data: member,
  errors: [...refusals, 'recordChanged', 'dayIsPast'],
});

export const endAccess = endpoint('endAccess', {
  tag: 'Staff',
  summary: 'End somebody’s access, or withdraw an invitation',
  params: ofMember,
  body: z.strictObject({ password }),
  errors: refusals,
});

const writtenRole = {
  name: line(40, words.nameRequired),
  grants: z.array(grant).check(z.maxLength(grants.length)),
  /** As it is when it is left out; a new role then asks for none. */
  asksSecondStep: z.optional(z.boolean()),
  password,
};

export const createRole = endpoint('createRole', {
  tag: 'Staff',
  summary: 'Make a role out of grants',
  body: z.strictObject(writtenRole),
  data: role,
  errors: ['wrongPassword', 'grantExceeded', 'roleTaken', 'tooMany', ...repeatable],
});

const ofRole = z.strictObject({ roleId: id });

export const updateRole = endpoint('updateRole', {
  tag: 'Staff',
  summary: 'Change what a role may do; it counts at the next request of everybody who has it',
  params: ofRole,
  body: z.strictObject({ version, ...writtenRole }),
  data: role,
  errors: [...refusals, 'recordChanged', 'roleTaken'],
});

export const deleteRole = endpoint('deleteRole', {
  tag: 'Staff',
  summary: 'Delete a role that nobody has',
  params: ofRole,
  body: z.strictObject({ version, password }),
  errors: [...refusals, 'recordChanged', 'roleInUse'],
});

const code = z.string().check(z.maxLength(100));

export const openInvite = endpoint('openInvite', {
  tag: 'Staff',
  summary: 'What an invitation is to',
  body: z.strictObject({ code }),
  data: z.object({
    shop: z.string(),
    role: z.string(),
    email: z.string(),
    hasAccount: z.boolean(),
  }),
  errors: ['inviteNotFound'],
});

export const acceptInvite = endpoint('acceptInvite', {
  tag: 'Staff',
  summary: 'Accept an invitation, signed in or with the password of a new account',
  body: z.strictObject({ code, newPassword: z.optional(newPassword(words.enterNewPassword)) }),
  data: z.nullable(login.data),
  errors: ['inviteNotFound', 'commonPassword', 'notSignedIn'],
});
