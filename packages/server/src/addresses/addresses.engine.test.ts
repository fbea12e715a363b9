import {
  createAddress,
  deleteAddress,
  listAddresses,
  setDefaultAddress,
  updateAddress,
} from '@mathappu/contract/addresses';
import { maxAddresses } from '@mathappu/contract/limits';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { address } from '#test/addresses.ts';
import { byTier } from '#test/by-tier.ts';
import { customer, type Person } from '#test/people.ts';
import { openTestShop, type TestShop } from '#test/test-shop.ts';

let testShop: TestShop;
let person: Person;
beforeAll(async () => {
  testShop = await openTestShop();
});
beforeEach(async () => {
  person = await customer(testShop);
});
afterAll(() => testShop.close());

const parts = {
  name: 'Arun',
  mobile: '9876543210',
  address_line: '4 Car Street',
  city: 'Chennai',
  state: 'Tamil Nadu',
  pincode: '600017',
};
const create = (more: object = {}) =>
  testShop.call(createAddress, { body: { ...parts, ...more }, token: person.token });
const list = async () => (await testShop.call(listAddresses, { token: person.token })).body.data;

test('the first address is the default one; a new default takes its place', async () => {
  const first = await create({ name: 'Home' });
  expect(first.body).toMatchObject({
    message: 'Address saved successfully!',
    data: { name: 'Home', country: 'India', isDefault: true },
  });
  await create({ name: 'Shop' });
  await create({ name: 'Office', isDefault: true });
  expect((await list()).map(({ name, isDefault }) => [name, isDefault])).toEqual([
    ['Office', true],
    ['Shop', false],
    ['Home', false],
  ]);
});

test('the mobile number of an address is stored as its ten digits', async () => {
  await create({ mobile: '+91 98400-12345' });
  expect((await list())[0]).toMatchObject({ mobile: '9840012345' });
});

test('any pincode of the district’s area is taken, and stored as its six digits', async () => {
  const answers = [
    await create({ city: 'Coimbatore', pincode: '641006' }),
    await create({ city: 'Coimbatore', pincode: ' 641 007' }),
    await create({ city: 'Tiruppur', pincode: '641687' }),
  ];
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect((await list()).map(({ city, pincode }) => `${city} ${pincode}`).sort()).toEqual([
    'Coimbatore 641006',
    'Coimbatore 641007',
    'Tiruppur 641687',
  ]);
});

test('a default address can be chosen, and deleting it promotes the newest remaining one', async () => {
  const home = (await create({ name: 'Home' })).body.data._id;
  await create({ name: 'Shop' });
  const office = (await create({ name: 'Office' })).body.data._id;
  const token = person.token;
  expect(
    (await testShop.call(setDefaultAddress, { params: { addressId: home }, token })).status,
  ).toBe(200);
  expect((await list())[0]).toMatchObject({ _id: home, isDefault: true });
  const removed = await testShop.call(deleteAddress, { params: { addressId: home }, token });
  expect(removed.body.message).toBe('Address removed successfully');
  expect((await list()).map(({ _id, isDefault }) => [_id === office, isDefault])).toEqual([
    [true, true],
    [false, false],
  ]);
});

test('an address is changed, made the default one, and stays it', async () => {
  const home = (await create({ name: 'Home' })).body.data._id;
  const office = (await create({ name: 'Office' })).body.data._id;
  const change = (addressId: string, more: object) =>
    testShop.call(updateAddress, {
      params: { addressId },
      body: { ...parts, ...more },
      token: person.token,
    });
  const moved = await change(office, { name: 'Office', city: 'Karur', pincode: '639001' });
  expect(moved.body).toMatchObject({
    message: 'Address saved successfully!',
    data: { _id: office, name: 'Office', city: 'Karur', pincode: '639001', isDefault: false },
  });
  await change(home, { name: 'Home', isDefault: false });
  expect((await list())[0]).toMatchObject({ _id: home, isDefault: true });
  await change(office, { name: 'Office', mobile: '+91 98400 12345', isDefault: true });
  expect((await list()).map(({ _id, mobile, isDefault }) => [_id, mobile, isDefault])).toEqual([
    [office, '9840012345', true],
    [home, '9876543210', false],
  ]);
  const refused = await change(office, { pincode: '626123' });
  expect(refused.refusal.message).toBe('We do not deliver to this pincode');
  await testShop.call(deleteAddress, { params: { addressId: office }, token: person.token });
  expect((await change(office, {})).refusal.code).toBe('addressNotFound');
  expect(await list()).toHaveLength(1);
});

test('changes at once leave one default address', async () => {
  const ids = [];
  for (const name of ['A', 'B', 'C']) ids.push((await create({ name })).body.data._id);
  for (let round = 0; round < byTier(20); round += 1) {
    const answers = await Promise.all(
      ids.map((addressId) =>
        testShop.call(updateAddress, {
          params: { addressId },
          body: { ...parts, isDefault: true },
          token: person.token,
        }),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await list()).filter(({ isDefault }) => isDefault)).toHaveLength(1);
  }
});

test('another user’s address is not found', async () => {
  const other = await customer(testShop);
  const { _id: addressId } = await address(testShop, other.userId);
  const call = { params: { addressId }, token: person.token };
  expect((await testShop.call(deleteAddress, call)).refusal.message).toBe('Address not found');
  expect((await testShop.call(setDefaultAddress, call)).status).toBe(404);
  const update = { ...call, body: { ...parts, isDefault: true } };
  expect((await testShop.call(updateAddress, update)).refusal.code).toBe('addressNotFound');
  const left = await testShop.call(listAddresses, { token: other.token });
  expect(left.body.data).toHaveLength(1);
});

test('at most twenty addresses and one default, under simultaneous requests', async () => {
  for (let saved = 0; saved < maxAddresses - 2; saved += 1) await create();
  const answers = await Promise.all(Array.from({ length: 10 }, () => create({ isDefault: true })));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(2);
  const refused = answers.find(({ status }) => status === 409);
  expect(refused?.refusal.message).toBe('You can save at most 20 addresses');
  const addresses = await list();
  expect(addresses).toHaveLength(maxAddresses);
  expect(addresses.filter(({ isDefault }) => isDefault)).toHaveLength(1);
});

test('addresses outside the delivery area are refused with the form’s messages', async () => {
  const refused = [
    [{ city: '' }, 'Please fill all required fields'],
    [{ name: undefined }, 'Please fill all required fields'],
    [{ mobile: '+91 98400 1234' }, 'Please enter a valid 10-digit mobile number'],
    [{ mobile: '98765' }, 'Please enter a valid 10-digit mobile number'],
    [{ state: 'Kerala', city: 'Kochi', pincode: '682001' }, 'We deliver in Tamil Nadu only'],
    [{ pincode: '626123' }, 'We do not deliver to this pincode'],
    [{ city: 'Coimbatore', pincode: '560001' }, 'We do not deliver to this pincode'],
    [{ city: 'Viluppuram', pincode: '605001' }, 'We do not deliver to this pincode'],
    [{ pincode: '6000171' }, 'Please enter a 6-digit pincode'],
    [{ pincode: '60001' }, 'Please enter a 6-digit pincode'],
    [{ city: 'constructor' }, 'We do not deliver to this pincode'],
  ] as const;
  for (const [more, sentence] of refused) {
    const { status, refusal } = await create(more);
    expect([more, status, refusal.message]).toEqual([more, 400, sentence]);
  }
  for (const more of [
    { country: 'Nepal' },
    { mobile: 9876543210 },
    { isDefault: 'yes' },
    { x: 1 },
  ]) {
    expect([more, (await create(more)).status]).toEqual([more, 400]);
  }
  expect(await list()).toEqual([]);
  expect((await testShop.call(listAddresses)).status).toBe(401);
});
