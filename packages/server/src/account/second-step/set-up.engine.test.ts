import {
  registerUser,
  resetPassword,
  updateLastActive,
  verifyEmail,
} from '@mathappu/contract/account';
import { adminCalls } from '@mathappu/contract/admin/admin-calls';
import { getProduct } from '@mathappu/contract/catalogue';
import {
  confirmSecondStep,
  forgetDevices,
  removeSecondStep,
  startSecondStep,
} from '@mathappu/contract/second-step';
import {
  acceptInvite,
  createRole,
  endAccess,
  inviteStaff,
  listStaff,
  type Role,
  type StaffMember,
  updateRole,
  updateStaff,
} from '@mathappu/contract/staff';
import { deleteMyAccount, exportMyData, getUserDetails } from '@mathappu/contract/users';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { hashSecret, makeSecret } from '#server/account/one-time-secret.ts';
import { replaceRecoveryProof } from '#server/account/recovery/recovery-queries.ts';
import { cleanUpJobs } from '#server/maintenance/clean-up-jobs.ts';
import { makeAdminLink } from '#server/staff/make-admin-link.ts';
import { admin, customer, type Person, signInAgain } from '#test/people.ts';
import { product } from '#test/products.ts';
import { begin, challengeOf, codeAt, giveLogin, pass, setUp } from '#test/second-steps.ts';
import { openTestShop, type TestShop } from '#test/test-shop.ts';

const start = new Date('2026-11-30T10:00:10Z');
const after = (seconds: number) => new Date(start.getTime() + seconds * 1000);

let testShop: TestShop;
let owner: Person;
beforeAll(async () => {
  testShop = await openTestShop();
});
afterAll(() => testShop.close());
beforeEach(async () => {
  testShop.setNow(start);
  owner = await admin(testShop);
});
afterEach(() => {
  testShop.outbox.length = 0;
});

const stepOf = ({ userId }: Pick<Person, 'userId'>) =>
  testShop.shop.db
    .selectFrom('second_steps')
    .selectAll()
    .where('user_id', '=', userId)
    .executeTakeFirst();

const confirm = ({ token }: Person, code: string) =>
  testShop.call(confirmSecondStep, { token, body: { code } });

const standingOf = async ({ token }: Pick<Person, 'token'>) =>
  (await testShop.call(getUserDetails, { token })).body.data.staff;

const mailsTo = async ({ email }: Person) => {
  await testShop.runJobs('second-step-mail');
  return testShop.outbox.filter(({ to }) => to === email).map(({ subject }) => subject);
};

const team = async () => (await testShop.call(listStaff, { token: owner.token })).body.data;

const memberOf = async ({ email }: Pick<Person, 'email'>): Promise<StaffMember> =>
  (await team()).staff.find((member) => member.email === email) as StaffMember;

describe('setting up', () => {
  test('needs the password, and gives ten recovery codes for the first code of the app', async () => {
    const { token, password } = owner;
    const elsewhere = await signInAgain(testShop, owner);
    const wrong = await testShop.call(startSecondStep, { token, body: { password: 'not-it' } });
    expect(wrong.refusal).toMatchObject({ code: 'wrongPassword', issues: [{ path: 'password' }] });
    const begun = await testShop.call(startSecondStep, { token, body: { password } });
    const { secret, uri } = begun.body.data;
    expect(uri).toContain(`secret=${secret}`);
    expect(uri).toContain(encodeURIComponent(owner.email));
    expect(await standingOf(owner)).toMatchObject({ secondStep: null, recoveryCodes: 0 });
    expect((await giveLogin(testShop, owner)).status).toBe(200);

    const refused = await confirm(owner, codeAt({ secret }, after(-61)));
    expect(refused.refusal).toMatchObject({ code: 'wrongSecondStep', issues: [{ path: 'code' }] });
    const { body } = await confirm(owner, codeAt({ secret }, start));
    const { recoveryCodes } = body.data;
    expect(recoveryCodes).toHaveLength(10);
    for (const code of recoveryCodes) expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{16}$/);
    expect(await standingOf(owner)).toMatchObject({
      secondStep: expect.stringMatching(/Z$/),
      recoveryCodes: 10,
      asksSecondStep: false,
    });
    const gone = await testShop.call(updateLastActive, { token: elsewhere.token });
    expect(gone.refusal.code).toBe('sessionEnded');
    expect(await mailsTo(owner)).toEqual(['The second step is on - Mathappu']);
    const stored = JSON.stringify(await stepOf(owner));
    for (const hidden of [secret, ...recoveryCodes]) expect(stored).not.toContain(hidden);
    const used = await pass(testShop, {
      challenge: await challengeOf(testShop, owner),
      code: codeAt({ secret }, start),
    });
    expect(used.refusal.code).toBe('wrongSecondStep');
  });

  test('anew: the old key holds until a code of the new one comes', async () => {
    const phone = await setUp(testShop, owner);
    const secret = await begin(testShop, owner);
    const challenge = await challengeOf(testShop, owner);
    expect((await confirm(owner, codeAt(phone, start))).refusal.code).toBe('wrongSecondStep');
    expect((await pass(testShop, { challenge, code: codeAt({ secret }, start) })).status).toBe(401);
    expect((await pass(testShop, { challenge, code: codeAt(phone, start) })).status).toBe(200);
    const { body } = await confirm(owner, codeAt({ secret }, start));
    const next = await challengeOf(testShop, owner);
    const codes = [codeAt(phone, after(30)), phone.recoveryCodes[0] ?? ''];
    for (const code of codes)
      expect((await pass(testShop, { challenge: next, code })).refusal.code).toBe(
        'wrongSecondStep',
      );
    const [recovery = ''] = body.data.recoveryCodes;
    expect((await pass(testShop, { challenge: next, code: recovery })).status).toBe(200);
  });

  test('a set-up that was left for half an hour is forgotten', async () => {
    const phone = await setUp(testShop, owner);
    const left = await begin(testShop, owner);
    const others = await admin(testShop);
    const first = await begin(testShop, others);
    testShop.setNow(after(30 * 60));
    const tokens = await pass(testShop, {
      challenge: await challengeOf(testShop, owner),
      code: codeAt(phone, after(30 * 60)),
    });
    const late = { ...owner, token: tokens.body.data.accesstoken };
    const moment = after(30 * 60 + 30);
    testShop.setNow(moment);
    expect((await confirm(late, codeAt({ secret: left }, moment))).status).toBe(401);
    expect((await confirm(late, codeAt(phone, moment))).status).toBe(200);
    const { token } = await signInAgain(testShop, others);
    const none = await confirm({ ...others, token }, codeAt({ secret: first }, moment));
    expect(none.refusal.code).toBe('notFound');
  });

  test('new recovery codes take the place of the old ones, and sign nobody out', async () => {
    const phone = await setUp(testShop, owner);
    const elsewhere = await pass(testShop, {
      challenge: await challengeOf(testShop, owner),
      code: phone.recoveryCodes[9] ?? '',
    });
    expect(await standingOf(owner)).toMatchObject({ recoveryCodes: 9 });
    expect((await confirm(owner, phone.recoveryCodes[0] ?? '')).refusal.code).toBe(
      'wrongSecondStep',
    );
    const { body } = await confirm(owner, codeAt(phone, start));
    expect((await confirm(owner, codeAt(phone, start))).refusal.code).toBe('wrongSecondStep');
    expect(await standingOf(owner)).toMatchObject({ recoveryCodes: 10 });
    const token = elsewhere.body.data.accesstoken;
    expect((await testShop.call(updateLastActive, { token })).status).toBe(200);
    const challenge = await challengeOf(testShop, owner);
    const [old = ''] = phone.recoveryCodes;
    const [fresh = ''] = body.data.recoveryCodes;
    expect((await pass(testShop, { challenge, code: old })).status).toBe(401);
    expect((await pass(testShop, { challenge, code: fresh })).status).toBe(200);
  });

  test('two codes of one set-up at the same moment switch it on once', async () => {
    const secret = await begin(testShop, owner);
    const code = codeAt({ secret }, start);
    const answers = await Promise.all([1, 2, 3].map(() => confirm(owner, code)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 401, 401]);
  });

  test('switching off needs password and code, and is mailed', async () => {
    const { token, password } = owner;
    const phone = await setUp(testShop, owner);
    const off = (body: { password: string; code: string }) =>
      testShop.call(removeSecondStep, { token, body });
    const code = codeAt(phone, start);
    expect((await off({ password: 'not-it', code })).refusal.code).toBe('wrongPassword');
    expect((await off({ password, code: '000000' })).refusal.code).toBe('wrongSecondStep');
    expect((await off({ password, code })).status).toBe(200);
    expect((await off({ password, code })).refusal.code).toBe('notFound');
    expect(await stepOf(owner)).toBeUndefined();
    expect((await giveLogin(testShop, owner)).status).toBe(200);
    expect(await mailsTo(owner)).toEqual([
      'The second step is on - Mathappu',
      'The second step is off - Mathappu',
    ]);
    const entries = await testShop.shop.db
      .selectFrom('audit_entries')
      .select('action')
      .where('actor_id', '=', owner.userId)
      .orderBy('id')
      .execute();
    expect(entries.map(({ action }) => action)).toEqual([
      'user.second-step-on',
      'user.second-step-off',
    ]);
  });

  test('is for staff alone', async () => {
    const { token, password } = await customer(testShop);
    const answers = [
      await testShop.call(startSecondStep, { token, body: { password } }),
      await testShop.call(confirmSecondStep, { token, body: { code: '123456' } }),
      await testShop.call(removeSecondStep, { token, body: { password, code: '123456' } }),
      await testShop.call(forgetDevices, { token, body: { password } }),
    ];
    for (const { refusal } of answers) expect(refusal.code).toBe('accessDenied');
    const none = await testShop.call(forgetDevices, {
      token: owner.token,
      body: { password: owner.password },
    });
    expect(none.refusal.code).toBe('notFound');
  });
});

/** Somebody new who works in the shop with the role. */
async function helper(role: string): Promise<Person> {
  const email = `ravi-${crypto.randomUUID()}@mail.test`;
  const invited = await testShop.call(inviteStaff, {
    token: owner.token,
    body: { name: 'Ravi', email, role, by: 'link', password: owner.password },
  });
  const code = new URL(invited.body.data.link ?? '').searchParams.get('invite') ?? '';
  const password = 'bright-sparkler-42';
  const { body } = await testShop.call(acceptInvite, { body: { code, newPassword: password } });
  const { accesstoken: token = '', refreshtoken: refreshToken = '' } = body.data ?? {};
  const { data } = (await testShop.call(getUserDetails, { token })).body;
  return { userId: data._id, name: 'Ravi', email, password, token, refreshToken };
}

async function roleOf(given: Partial<Pick<Role, 'grants' | 'asksSecondStep'>>): Promise<Role> {
  const { body } = await testShop.call(createRole, {
    token: owner.token,
    body: {
      name: `role ${crypto.randomUUID().slice(0, 8)}`,
      grants: ['write_people', 'read_products'],
      password: owner.password,
      ...given,
    },
  });
  return body.data;
}

const change = (role: Role, asksSecondStep: boolean | undefined) =>
  testShop.call(updateRole, {
    token: owner.token,
    params: { roleId: role._id },
    body: {
      name: role.name,
      grants: role.grants,
      version: role.version,
      password: owner.password,
      ...(asksSecondStep !== undefined && { asksSecondStep }),
    },
  });

describe('a role that asks for it', () => {
  test('edge 11: sessions stay, every admin call answers secondStepMissing until there is one', async () => {
    const role = await roleOf({});
    const ravi = await helper(role._id);
    const draft = await product(testShop, { price: null, stock: null, unit: null });
    const seesDraft = async () =>
      (
        await testShop.call(getProduct, {
          token: ravi.token,
          params: { productId: draft },
          query: { view: 'all' },
        })
      ).status;
    const before = await seesDraft();
    expect((await testShop.call(listStaff, { token: ravi.token })).status).toBe(200);
    const asking = (await change(role, true)).body.data;
    expect(asking.asksSecondStep).toBe(true);
    for (const [name, [method, path]] of Object.entries(adminCalls)) {
      const url = `/api/v1${path.replace(/:\w+/g, '5f0d8a70-0000-4000-8000-000000000001')}`;
      const headers = { authorization: `Bearer ${ravi.token}` };
      const answer = await testShop.app.inject({ method, url, headers });
      expect([name, answer.statusCode, answer.json().code]).toEqual([
        name,
        403,
        'secondStepMissing',
      ]);
    }
    expect(await seesDraft()).toBe(404);
    expect(before).toBe(200);
    expect(await standingOf(ravi)).toMatchObject({
      asksSecondStep: true,
      secondStep: null,
      grants: [],
    });
    await setUp(testShop, ravi);
    expect((await testShop.call(listStaff, { token: ravi.token })).status).toBe(200);
    expect(await seesDraft()).toBe(200);
    expect(await memberOf(ravi)).toMatchObject({ secondStep: expect.stringMatching(/Z$/) });
  });

  test('asks still when its other parts are changed, and no more when it says so', async () => {
    const role = await roleOf({ asksSecondStep: true });
    expect(role.asksSecondStep).toBe(true);
    const kept = (await change(role, undefined)).body.data;
    expect(kept.asksSecondStep).toBe(true);
    const ravi = await helper(role._id);
    const asked = await testShop.call(listStaff, { token: ravi.token });
    expect(asked.refusal).toMatchObject({
      code: 'secondStepMissing',
      message: 'Your role asks for a second step. Set it up first.',
    });
    expect((await change(kept, false)).body.data.asksSecondStep).toBe(false);
    expect((await testShop.call(listStaff, { token: ravi.token })).status).toBe(200);
  });
});

describe('taking it off', () => {
  const takeOff = async (by: Person, person: Person) => {
    const { _id: staffId, role, version } = await memberOf(person);
    return testShop.call(updateStaff, {
      token: by.token,
      params: { staffId },
      body: { role, version, isSecondStepOff: true, password: by.password },
    });
  };

  test('somebody with write_people does, within their own grants; the person is mailed', async () => {
    const { _id: chief } = await roleOf({ grants: ['write_people', 'write_users'] });
    const { _id: smaller } = await roleOf({ grants: ['write_people'] });
    const [ravi, mala] = [await helper(chief), await helper(smaller)];
    await setUp(testShop, ravi);
    expect((await takeOff(mala, ravi)).refusal.code).toBe('grantExceeded');
    expect(await stepOf(ravi)).toBeDefined();
    expect((await takeOff(owner, ravi)).body.data.secondStep).toBeNull();
    expect((await giveLogin(testShop, ravi)).status).toBe(200);
    expect(await mailsTo(ravi)).toEqual([
      'The second step is on - Mathappu',
      'The second step is off - Mathappu',
    ]);
    expect((await takeOff(owner, ravi)).status).toBe(200);
    expect(await mailsTo(ravi)).toHaveLength(2);
  });

  test('the server’s link sets a password and takes it off; a reset by mail does not', async () => {
    const phone = await setUp(testShop, owner);
    const passwords = { newPassword: 'lantern-of-dawn-7', confirmPassword: 'lantern-of-dawn-7' };
    const proof = makeSecret();
    const mailed = { userId: owner.userId, proofHash: hashSecret(proof) };
    await replaceRecoveryProof(testShop.shop.db, mailed);
    const { email } = owner;
    const byMail = { body: { email, proof, ...passwords } };
    expect((await testShop.call(resetPassword, byMail)).status).toBe(200);
    const changed = { email, password: passwords.newPassword };
    const challenge = await challengeOf(testShop, changed);
    expect((await pass(testShop, { challenge, code: codeAt(phone, start) })).status).toBe(200);

    const link = await makeAdminLink(testShop.shop, email);
    const secret = new URLSearchParams(new URL(link?.url ?? '').hash.slice(1));
    const byLink = { email, proof: secret.get('proof') ?? '', ...passwords };
    expect((await testShop.call(resetPassword, { body: byLink })).status).toBe(200);
    expect((await giveLogin(testShop, changed)).status).toBe(200);
    expect(await stepOf(owner)).toBeUndefined();
    expect(await mailsTo(owner)).toContain('The second step is off - Mathappu');
  });
});

describe('no other way in gives a session', () => {
  test('registering, confirming, recovering and invitations', async () => {
    const phone = await setUp(testShop, owner);
    const count = async () =>
      (
        await testShop.shop.db
          .selectFrom('sessions')
          .select('id')
          .where('user_id', '=', owner.userId)
          .execute()
      ).length;
    const before = await count();
    const { email } = owner;
    const registered = await testShop.call(registerUser, {
      body: { name: 'Thief', email, number: '9876543211', password: 'a-thief-of-crackers-1' },
    });
    expect(registered.refusal.code).toBe('emailTaken');
    const verified = await testShop.call(verifyEmail, { body: { token: 'x' } });
    expect(verified.refusal.code).toBe('invalidVerification');
    const { _id: role } = await roleOf({});
    const invited = await testShop.call(inviteStaff, {
      token: owner.token,
      body: { name: 'Again', email, role, by: 'link', password: owner.password },
    });
    expect(invited.refusal.code).toBe('emailIsStaff');
    const proof = makeSecret();
    await replaceRecoveryProof(testShop.shop.db, {
      userId: owner.userId,
      proofHash: hashSecret(proof),
    });
    const newPassword = 'lantern-of-dawn-7';
    const reset = await testShop.call(resetPassword, {
      body: { email, proof, newPassword, confirmPassword: newPassword },
    });
    expect(reset.body.data).toBeNull();
    expect(await count()).toBe(before);
    const challenge = await challengeOf(testShop, { email, password: newPassword });
    expect((await pass(testShop, { challenge, code: codeAt(phone, start) })).status).toBe(200);
    expect(await count()).toBe(before + 1);
  });
});

describe('it goes', () => {
  const runCleanUp = async (name: string) =>
    cleanUpJobs.find((job) => job.name === name)?.run(testShop.shop, {} as never, {} as never);

  test('with the access, ended by somebody or by its last day', async () => {
    const { _id: role } = await roleOf({});
    const [ravi, mala] = [await helper(role), await helper(role)];
    await setUp(testShop, ravi);
    await setUp(testShop, mala);
    const body = { password: owner.password };
    const params = { staffId: (await memberOf(ravi))._id };
    await testShop.call(endAccess, { token: owner.token, params, body });
    expect(await stepOf(ravi)).toBeUndefined();
    expect((await giveLogin(testShop, ravi)).status).toBe(200);

    const { _id: staffId, version } = await memberOf(mala);
    const until = { version, role, until: '2026-11-30', password: owner.password };
    await testShop.call(updateStaff, { token: owner.token, params: { staffId }, body: until });
    await runCleanUp('end-staff');
    expect(await stepOf(mala)).toBeDefined();
    testShop.setNow(new Date('2026-11-30T18:30:00Z'));
    await runCleanUp('end-staff');
    expect(await stepOf(mala)).toBeUndefined();
    expect((await giveLogin(testShop, mala)).status).toBe(200);
  });

  test('with the account; the export says since when, and no secret', async () => {
    const phone = await setUp(testShop, owner);
    await admin(testShop);
    const { token, password } = owner;
    const { body } = await testShop.call(exportMyData, { token });
    expect(body.data.work).toMatchObject([{ second_step_since: expect.stringMatching(/Z$/) }]);
    const row = await stepOf(owner);
    const text = JSON.stringify(body);
    for (const hidden of [phone.secret, row?.secret, row?.version, ...(row?.recovery_hashes ?? [])])
      expect(text).not.toContain(hidden);
    const deleted = await testShop.call(deleteMyAccount, { token, body: { password } });
    expect(deleted.status).toBe(200);
    expect(await stepOf(owner)).toBeUndefined();
  });
});
