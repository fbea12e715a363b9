import { expect, test } from 'vitest';
import { zoneOf } from './delivery-zones.ts';
import { isCityOf, isPincodeOf, likelyZones } from './zone-pincodes.ts';

const all = ['Tamil Nadu', 'Kerala', 'Karnataka', 'Andhra Pradesh', 'Telangana', 'Puducherry'];

test.each<[string, readonly string[], readonly string[]]>([
  ['641006', all, ['Coimbatore']],
  ['682001', all, ['Kerala']],
  ['682001', ['Tamil Nadu'], []],
  ['682555', all, []],
  ['605001', all, ['Puducherry']],
  // The first digits of Puducherry are those of a district, too.
  ['605602', all, ['Viluppuram', 'Puducherry']],
  ['507001', all, ['Andhra Pradesh', 'Telangana']],
  ['507001', ['Tamil Nadu', 'Telangana'], ['Telangana']],
  ['110001', all, []],
  ['', all, []],
])('%s of the states %j lies in %j', (pincode, states, zones) => {
  expect(likelyZones(pincode, states)).toEqual(zones);
});

test('terms depend on the district within Tamil Nadu, elsewhere on the state', () => {
  expect(zoneOf({ state: 'Tamil Nadu', city: 'Salem' })).toBe('Salem');
  expect(zoneOf({ state: 'Kerala', city: 'Kochi' })).toBe('Kerala');
});

test('a typed city has two letters or more, in one line', () => {
  const isCity = (city: string) => isCityOf({ state: 'Kerala', city });
  expect(['Kochi', 'Ooo', 'K', 'Ko\nchi', 'x'.repeat(61)].map(isCity)).toEqual([
    true,
    true,
    false,
    false,
    false,
  ]);
});

test('a pincode is looked at by its state', () => {
  expect(isPincodeOf({ state: 'Kerala', city: 'Kochi' }, '682001')).toBe(true);
  expect(isPincodeOf({ state: 'Karnataka', city: 'Mysuru' }, '682001')).toBe(false);
  expect(isPincodeOf({ state: 'Tamil Nadu', city: 'Salem' }, '636001')).toBe(true);
  expect(isPincodeOf({ state: 'Tamil Nadu', city: 'Salem' }, '682001')).toBe(false);
});
