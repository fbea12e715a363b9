import { adminCalls } from '@mathappu/contract/admin/admin-calls';
import { listAllOrders } from '@mathappu/contract/admin/admin-orders';
import { toShopDay } from '@mathappu/contract/shop-time';
import {
  acceptInvite,
  createRole,
  deleteRole,
  endAccess,
  inviteStaff,
  listStaff,
  openInvite,
  type StaffMember,
  updateRole,
  updateStaff,
} from '@mathappu/contract/staff';
import { type Grant, grants, hasGrant } from '@mathappu/contract/staff/grants';
import {
  deleteMyAccount,
  exportMyData,
  getUserDetails,
  updateUserStatus,
} from '@mathappu/contract/users';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { cleanUpJobs } from '#server/maintenance/clean-up-jobs.ts';
import { byTier } from '#test/by-tier.ts';
import { admin, customer, type Person, signInAgain } from '#test/people.ts';
import { seededRandom } from '#test/seeded-random.ts';
import { openTestShop, type TestShop } from '#test/test-shop.ts';

let testShop: TestShop;
let owner: Person;
let desk: string;
beforeAll(async () => {
  testShop = await openTestShop();
  owner = await admin(testShop);
});
afterAll(() => testShop.close());
beforeEach(async () => {
  testShop.setNow();
  desk = await roleNamed('Desk');
});

const team = async () => (await testShop.call(listStaff, { token: owner.token })).body.data;

const roleNamed = async (name: string): Promise<string> =>
  (await team()).roles.find((role) => role.name === name)?._id ?? '';

const memberOf = async ({ email }: Pick<Person, 'email'>): Promise<StaffMember> =>
  (await team()).staff.find((member) => member.email === email) as StaffMember;

const newPassword = 'bright-sparkler-42';

const invite = (by: Person, role: string, given: { email?: string; until?: string | null } = {}) =>
  testShop.call(inviteStaff, {
    token: by.token,
    body: {
      name: 'Ravi Packer',
      email: `ravi-${crypto.randomUUID()}@mail.test`,
      role,
      by: 'link',
      password: by.password,
      ...given,
    },
  });

/** A clean-up, which runs at night. */
const runCleanUp = async (name: string) =>
  cleanUpJobs.find((job) => job.name === name)?.run(testShop.shop, {} as never, {} as never);

const codeOf = (link: string | null) => new URL(link ?? '').searchParams.get('invite') ?? '';

/** Somebody new who works in the shop with the role. */
async function helper(
  role: string,
  until: string | null = null,
  by: Person = owner,
): Promise<Person> {
  return accept((await invite(by, role, { until })).body.data);
}

async function accept({
  staff,
  link,
}: {
  staff: StaffMember;
  link: string | null;
}): Promise<Person> {
  const accepted = await testShop.call(acceptInvite, { body: { code: codeOf(link), newPassword } });
  const { accesstoken: token = '', refreshtoken: refreshToken = '' } = accepted.body.data ?? {};
  const { _id: userId } = (await testShop.call(getUserDetails, { token })).body.data;
  const { name, email } = staff;
  return { userId, name, email, password: newPassword, token, refreshToken };
}

let roles = 0;
async function roleWith(grants: Grant[], by = owner): Promise<string> {
  roles += 1;
  const body = { name: `Role ${roles}`, grants, password: by.password };
  const {
    status,
    body: answer,
    refusal,
  } = await testShop.call(createRole, { token: by.token, body });
  if (status !== 200) throw new Error(refusal.message);
  return answer.data._id;
}

const end = (by: Person, staffId: string) =>
  testShop.call(endAccess, {
    token: by.token,
    params: { staffId },
    body: { password: by.password },
  });

test('an invited helper has what the role holds, and no more', async () => {
  const ravi = await helper(await roleNamed('Packing'));
  expect((await testShop.call(listAllOrders, { token: ravi.token })).status).toBe(200);
  const refused = await testShop.call(listStaff, { token: ravi.token });
  expect(refused.status).toBe(403);
  expect(refused.refusal).toMatchObject({
    code: 'grantMissing',
    message: 'Your role may not do this. It needs “See people”.',
  });
  const inTamil = await testShop.call(listStaff, {
    token: ravi.token,
    headers: { 'accept-language': 'ta' },
  });
  expect(inTamil.refusal.message).toContain('“பணியாளர்களைப் பார்க்க”');
});

test('who invites or makes a role again under one key has done it once, and reads no second link', async () => {
  const headers = { 'idempotency-key': crypto.randomUUID() };
  const { token, password } = owner;
  const body = {
    ...{ name: 'Ravi Packer', email: `once-${crypto.randomUUID()}@mail.test`, role: desk },
    ...({ by: 'link', password } as const),
  };
  const first = await testShop.call(inviteStaff, { token, headers, body });
  const again = await testShop.call(inviteStaff, { token, headers, body });
  expect(first.body.data.link).toContain('invite=');
  expect(again.body.data).toEqual({ staff: first.body.data.staff, link: null });
  const other = await testShop.call(inviteStaff, {
    ...{ token, headers },
    body: { ...body, name: 'Mala' },
  });
  expect(other.refusal.code).toBe('idempotencyConflict');
  const role = { name: 'Counter', grants: ['write_orders'] as Grant[], password };
  const made = await testShop.call(createRole, { token, headers, body: role });
  const remade = await testShop.call(createRole, { token, headers, body: role });
  expect([made.status, remade.body.data]).toEqual([200, made.body.data]);
  const { _id: roleId, version } = made.body.data;
  await testShop.call(deleteRole, { token, params: { roleId }, body: { version, password } });
});

test('an invitation works once: edge 5', async () => {
  const { body } = await invite(owner, desk);
  const code = codeOf(body.data.link);
  expect(code).toMatch(/^[0-9A-Z]{26}$/);
  const opened = await testShop.call(openInvite, { body: { code } });
  expect(opened.body.data).toMatchObject({ role: 'Desk', hasAccount: false });
  const accept = () => testShop.call(acceptInvite, { body: { code, newPassword } });
  expect((await accept()).status).toBe(200);
  expect((await accept()).refusal.code).toBe('inviteNotFound');

  const late = codeOf((await invite(owner, desk)).body.data.link);
  testShop.setNow(new Date(Date.now() + 7 * 86_400_000 + 60_000));
  expect((await testShop.call(openInvite, { body: { code: late } })).refusal.code).toBe(
    'inviteNotFound',
  );
  testShop.setNow();
  const withdrawn = (await invite(owner, desk)).body.data;
  await end(owner, withdrawn.staff._id);
  const gone = await testShop.call(openInvite, { body: { code: codeOf(withdrawn.link) } });
  expect(gone.refusal.code).toBe('inviteNotFound');
});

test('edge 6: a link alone gives nobody the account that has the address', async () => {
  const stranger = await customer(testShop);
  const other = await customer(testShop);
  const { body } = await invite(owner, desk, { email: stranger.email });
  const code = codeOf(body.data.link);
  const opened = await testShop.call(openInvite, { body: { code } });
  expect(opened.body.data.hasAccount).toBe(true);
  for (const token of [undefined, other.token]) {
    const headers = token ? { token } : {};
    const refused = await testShop.call(acceptInvite, { ...headers, body: { code, newPassword } });
    expect(refused.refusal.code).toBe('notSignedIn');
  }
  const accepted = await testShop.call(acceptInvite, { token: stranger.token, body: { code } });
  expect(accepted.body.data).toBeNull();
  expect((await testShop.call(listAllOrders, { token: stranger.token })).status).toBe(200);
});

test('a mailed invitation confirms the address, and the owners hear of each change', async () => {
  const before = testShop.outbox.length;
  const email = `mailed-${crypto.randomUUID()}@mail.test`;
  const body = { name: 'Devi', email, role: desk, by: 'mail', password: owner.password } as const;
  const invited = await testShop.call(inviteStaff, { token: owner.token, body });
  expect(invited.body.data.link).toBeNull();
  await testShop.runJobs();
  const mails = testShop.outbox.slice(before);
  expect(mails.map(({ to, subject }) => [to, subject])).toEqual(
    expect.arrayContaining([
      [owner.email, expect.stringMatching(/^People of .+ were changed$/)],
      [email, expect.stringContaining('invites you to work at')],
    ]),
  );
  const mail = mails.find(({ to }) => to === email);
  const code = /invite=(\w{26})/.exec(mail?.text ?? '')?.[1] ?? '';
  const accepted = await testShop.call(acceptInvite, { body: { code, newPassword } });
  const token = accepted.body.data?.accesstoken ?? '';
  const details = await testShop.call(getUserDetails, { token });
  expect(details.body.data).toMatchObject({ verify_email: true, role: 'ADMIN' });
  expect(details.body.data.staff).toMatchObject({ role: 'Desk', until: null });
  const exported = await testShop.call(exportMyData, { token });
  expect(exported.body.data.work).toMatchObject([{ role: 'Desk' }]);
});

test('edge 4: access holds to the end of its last day in India; then the account is a customer’s', async () => {
  testShop.setNow(new Date('2031-11-05T18:29:59Z'));
  const owners = await signInAgain(testShop, owner);
  const today = { ...owner, ...owners };
  const ravi = await helper(desk, '2031-11-05', today);
  const lists = () => testShop.call(listAllOrders, { token: ravi.token });
  expect((await lists()).status).toBe(200);
  testShop.setNow(new Date('2031-11-05T18:30:00Z'));
  expect((await lists()).refusal.code).toBe('accessDenied');
  const details = await testShop.call(getUserDetails, { token: ravi.token });
  expect(details.body.data).toMatchObject({ role: 'USER', staff: null });
  await runCleanUp('end-staff');
  const { db } = testShop.shop;
  const row = db.selectFrom('users').select('role').where('id', '=', ravi.userId);
  expect((await row.executeTakeFirstOrThrow()).role).toBe('USER');
});

test('edge 2: whoever may change people gives and takes nothing that they lack', async () => {
  const people = await roleWith(['write_people', 'write_orders', 'read_enquiries']);
  const mani = await helper(people);
  const ownerRole = await roleNamed('Owner');
  expect((await invite(mani, desk)).refusal.code).toBe('grantExceeded');
  expect((await invite(mani, ownerRole)).refusal.code).toBe('grantExceeded');
  const packing = await roleWith(['read_orders']);
  expect((await invite(mani, packing)).status).toBe(200);

  const role = (await team()).roles.find(({ _id }) => _id === packing);
  const edit = (grants: Grant[]) =>
    testShop.call(updateRole, {
      token: mani.token,
      params: { roleId: packing },
      body: {
        version: role?.version ?? 1,
        name: 'Packing orders',
        grants,
        password: mani.password,
      },
    });
  expect((await edit(['write_settings'])).refusal.code).toBe('grantExceeded');
  expect((await edit(['write_orders'])).status).toBe(200);

  const { _id: ownersRow, version } = await memberOf(owner);
  const demote = await testShop.call(updateStaff, {
    token: mani.token,
    params: { staffId: ownersRow },
    body: { version, role: packing, password: mani.password },
  });
  expect(demote.refusal.code).toBe('grantExceeded');
  expect((await end(mani, ownersRow)).refusal.code).toBe('grantExceeded');
  const users = await roleWith(['write_users']);
  const banner = await helper(users);
  const ban = await testShop.call(updateUserStatus, {
    token: banner.token,
    params: { userId: owner.userId },
    body: { status: 'banned' },
  });
  expect(ban.refusal.code).toBe('grantExceeded');
});

test('a role that holds every grant of today is no owner’s', async () => {
  const { grants } = (await team()).roles.find(({ isOwner }) => isOwner) ?? { grants: [] };
  const almost = await helper(await roleWith(grants));
  const refused = await invite(almost, await roleNamed('Owner'));
  expect(refused.refusal.code).toBe('grantExceeded');
});

test('edge 3: the last owner stays', async () => {
  const { _id: staffId, version } = await memberOf(owner);
  const change = (body: { role: string; until?: string }) =>
    testShop.call(updateStaff, {
      token: owner.token,
      params: { staffId },
      body: { version, ...body, password: owner.password },
    });
  expect((await change({ role: desk })).refusal.code).toBe('lastOwner');
  const ownerRole = await roleNamed('Owner');
  expect((await change({ role: ownerRole, until: '2099-01-01' })).refusal.code).toBe('lastOwner');
  expect((await end(owner, staffId)).refusal.code).toBe('lastOwner');
  const left = await testShop.call(deleteMyAccount, {
    token: owner.token,
    body: { password: owner.password },
  });
  expect(left.refusal.code).toBe('lastAdminStays');
});

test('a grant taken counts at the next request, and ended access ends the sign-ins', async () => {
  const roleId = await roleWith(['read_orders', 'read_messages']);
  const ravi = await helper(roleId);
  const lists = () => testShop.call(listAllOrders, { token: ravi.token });
  expect((await lists()).status).toBe(200);
  const edit = await testShop.call(updateRole, {
    token: owner.token,
    params: { roleId },
    body: { version: 1, name: 'Letters', grants: ['read_messages'], password: owner.password },
  });
  expect(edit.body.data.version).toBe(2);
  expect((await lists()).refusal.code).toBe('grantMissing');
  const stale = await testShop.call(deleteRole, {
    token: owner.token,
    params: { roleId },
    body: { version: 1, password: owner.password },
  });
  expect(stale.refusal).toMatchObject({
    code: 'recordChanged',
    details: { by: owner.name },
    data: { _id: roleId, version: 2, grants: ['read_messages'] },
  });
  const inUse = await testShop.call(deleteRole, {
    token: owner.token,
    params: { roleId },
    body: { version: 2, password: owner.password },
  });
  expect(inUse.refusal).toMatchObject({ code: 'roleInUse', details: { count: 1 } });
  await end(owner, (await memberOf(ravi))._id);
  expect((await lists()).refusal.code).toBe('sessionEnded');
});

test('writes of people ask for the password', async () => {
  const { refusal } = await testShop.call(createRole, {
    token: owner.token,
    body: { name: 'Nobody', grants: [], password: 'not it' },
  });
  expect(refusal.code).toBe('wrongPassword');
});

test.each([
  ['an email that works here', async () => ({ email: owner.email }), 'emailIsStaff', 'email'],
  ['a past day', async () => ({ until: '2020-01-01' }), 'dayIsPast', 'until'],
] as const)('%s is refused beside its field', async (_, given, code, path) => {
  const { refusal } = await invite(owner, desk, await given());
  expect(refusal).toMatchObject({ code, issues: [{ path }] });
});

test('two roles have no name in common', async () => {
  const own = { token: owner.token, body: { name: 'Desk', grants: [], password: owner.password } };
  const taken = { code: 'roleTaken', issues: [{ path: 'name' }] };
  expect((await testShop.call(createRole, own)).refusal).toMatchObject(taken);
  const roleId = await roleNamed('Books');
  const body = { ...own.body, version: 1 };
  const renamed = await testShop.call(updateRole, { ...own, params: { roleId }, body });
  expect(renamed.refusal).toMatchObject(taken);
});

describe('each call of staff', () => {
  const written: Record<string, string[]> = {
    Packing: ['orders: read', 'dispatch: read', 'dispatch: write'],
    Books: ['books: read', 'books: write', 'orders: read', 'receipts: read', 'payments: read'],
  };

  test.each(Object.entries(written))(
    'the role %s is allowed what is written here',
    async (name, allowed) => {
      const person = await helper(await roleNamed(name));
      for (const [call, [method, path, , area]] of Object.entries(adminCalls)) {
        const { statusCode, body } = await testShop.app.inject({
          method,
          url: `/api/v1${path.replace(/:\w+/g, crypto.randomUUID())}`,
          headers: { authorization: `Bearer ${person.token}` },
          ...(method === 'GET' ? {} : { payload: {} }),
        });
        const isAllowed =
          area === 'staff' || allowed.includes(`${area}: ${method === 'GET' ? 'read' : 'write'}`);
        const isRefused = statusCode === 403 && body.includes('"grantMissing"');
        expect([call, !isRefused]).toEqual([call, isAllowed]);
      }
    },
  );
});

test('deleting the account of a helper leaves no row of it', async () => {
  const ravi = await helper(desk);
  const body = { password: ravi.password };
  expect((await testShop.call(deleteMyAccount, { token: ravi.token, body })).status).toBe(200);
  expect(await memberOf(ravi)).toBeUndefined();
});

test('old invitations go a week after their link has ended', async () => {
  const { staff } = (await invite(owner, desk)).body.data;
  const listed = async () => (await team()).staff.some(({ _id }) => _id === staff._id);
  testShop.setNow(new Date(Date.now() + 13 * 86_400_000));
  await runCleanUp('end-staff');
  testShop.setNow();
  expect(await listed()).toBe(true);
  testShop.setNow(new Date(Date.now() + 15 * 86_400_000));
  await runCleanUp('end-staff');
  testShop.setNow();
  expect(await listed()).toBe(false);
});

test('an invitation whose last day is over is accepted by nobody', async () => {
  testShop.setNow(new Date('2031-11-05T10:00:00Z'));
  const today = { ...owner, ...(await signInAgain(testShop, owner)) };
  const { link } = (await invite(today, desk, { until: '2031-11-05' })).body.data;
  testShop.setNow(new Date('2031-11-06T10:00:00Z'));
  const code = codeOf(link);
  const accepted = await testShop.call(acceptInvite, { body: { code, newPassword } });
  expect(accepted.refusal.code).toBe('inviteNotFound');
});

test('an owner whose access has ended gets no mail about the people', async () => {
  const former = await helper(await roleNamed('Owner'), toShopDay(new Date()));
  const { db } = testShop.shop;
  await testShop.runJobs();
  await sql`update staff set until = current_date - 2 where user_id = ${former.userId}`.execute(db);
  const before = testShop.outbox.length;
  await invite(owner, desk);
  await testShop.runJobs();
  const told = testShop.outbox.slice(before).map(({ to }) => to);
  expect(told).toContain(owner.email);
  expect(told).not.toContain(former.email);
});

test('two last owners demote each other at once: one stays, every round', async () => {
  const ownerRole = await roleNamed('Owner');
  for (let round = 0; round < byTier(200, 50); round += 1) {
    const other = await helper(ownerRole);
    const [mine, theirs] = [await memberOf(owner), await memberOf(other)];
    const demote = (by: Person, { _id, version }: StaffMember) =>
      testShop.call(updateStaff, {
        token: by.token,
        params: { staffId: _id },
        body: { version, role: desk, password: by.password },
      });
    const answers = await Promise.all([demote(owner, theirs), demote(other, mine)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 403]);
    if (answers[1].status === 200) {
      const { _id: staffId, version } = await memberOf(owner).catch(() => mine);
      const back = { version: version + 1, role: ownerRole, password: other.password };
      await testShop.call(updateStaff, { token: other.token, params: { staffId }, body: back });
    }
    const { staff, roles: all } = (await testShop.call(listStaff, { token: owner.token })).body
      .data;
    expect(all.find(({ isOwner }) => isOwner)?.people).toBeGreaterThan(0);
    for (const member of staff) if (member.email === other.email) await end(owner, member._id);
  }
}, 300_000);

test('random people invite, edit, give and end: nobody ever holds what no giver held', async () => {
  const random = seededRandom(20261130);
  const people: Person[] = [owner];
  const made: string[] = [];
  for (let step = 0; step < byTier(10_000, 25); step += 1) {
    const by = random.pick(people);
    const before = await heldByAll();
    const own = before.get(by.email) ?? [];
    const roleId = made.length > 0 ? random.pick(made) : desk;
    const given = grants.filter(() => random.is(10));
    const act = random.below(4);
    if (act === 0) {
      const written = { name: `Random ${step}`, grants: given, password: by.password };
      const { status, body } = await testShop.call(createRole, { token: by.token, body: written });
      if (status === 200) made.push(body.data._id);
    } else if (act === 1 && people.length < 12) {
      const { status, body } = await invite(by, roleId);
      if (status === 200) people.push(await accept(body.data));
    } else if (act === 2) {
      const role = (await team()).roles.find(({ _id }) => _id === roleId);
      const body = { version: role?.version ?? 1, name: `Edited ${step}`, grants: given };
      await testShop.call(updateRole, {
        token: by.token,
        params: { roleId },
        body: { ...body, password: by.password },
      });
    } else {
      const member = await memberOf(random.pick(people));
      const { _id: staffId, version } = member;
      await testShop.call(updateStaff, {
        token: by.token,
        params: { staffId },
        body: { version, role: roleId, password: by.password },
      });
    }
    for (const [email, held] of await heldByAll()) {
      const gained = held.filter((grant) => !before.get(email)?.includes(grant));
      expect(own, `step ${step}: ${email} by ${by.email}`).toEqual(expect.arrayContaining(gained));
    }
  }
  const owners = (await team()).roles.find(({ isOwner }) => isOwner);
  expect(owners?.people).toBeGreaterThan(0);
}, 1_200_000);

/** The grants of everybody who works here, those that writing includes written out. */
async function heldByAll(): Promise<Map<string, Grant[]>> {
  const { staff, roles: all } = await team();
  const grantsOf = (id: string) => all.find(({ _id }) => _id === id)?.grants ?? [];
  return new Map(
    staff.map(({ email, role }) => [email, grants.filter((one) => hasGrant(grantsOf(role), one))]),
  );
}
