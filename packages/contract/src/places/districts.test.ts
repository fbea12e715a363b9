import { describe, expect, it } from 'vitest';
import {
  deliveryDistricts,
  isDeliverable,
  likelyDistricts,
  pincodeOf,
  placeIn,
  sortingDistricts,
} from './districts.ts';

const names = Object.keys(deliveryDistricts);
const pincodes = Object.values(deliveryDistricts).flat();

describe('delivery districts', () => {
  it('are the 37 from before Mayiladuthurai, sorted by name', () => {
    expect(names).toHaveLength(37);
    expect(names).toEqual([...names].sort());
    expect(names).not.toContain('Mayiladuthurai');
  });

  it.each(Object.entries(deliveryDistricts))('%s has 1 to 3 pincodes', (_name, own) => {
    expect(own.length).toBeGreaterThanOrEqual(1);
    expect(own.length).toBeLessThanOrEqual(3);
  });

  it('have pincodes of Tamil Nadu, none of them twice', () => {
    for (const pincode of pincodes) expect(pincode).toMatch(/^6[0-4]\d{4}$/);
    expect(new Set(pincodes).size).toBe(pincodes.length);
  });
});

describe('the sorting districts', () => {
  it('are within Tamil Nadu’s 600 to 643 and name delivery districts only, each of them', () => {
    for (const prefix of Object.keys(sortingDistricts))
      expect(prefix).toMatch(/^6([0-3]\d|4[0-3])$/);
    expect(new Set(Object.values(sortingDistricts).flat())).toEqual(new Set(names));
  });

  it.each(Object.entries(deliveryDistricts))('hold every listed pincode of %s', (city, listed) => {
    for (const pincode of listed) {
      expect([pincode, isDeliverable(city, pincode)]).toEqual([pincode, true]);
      expect(likelyDistricts(pincode)).toEqual([city]);
    }
  });
});

describe('isDeliverable', () => {
  it('takes any pincode whose first three digits belong to the district', () => {
    expect(isDeliverable('Coimbatore', '641006')).toBe(true);
    expect(isDeliverable('Virudhunagar', '626999')).toBe(true);
    expect(isDeliverable('Nagapattinam', '609001')).toBe(true);
    expect(isDeliverable('Tiruppur', '641687')).toBe(true);
    expect(isDeliverable('Chennai', '626123')).toBe(false);
    expect(isDeliverable('Coimbatore', '560001')).toBe(false);
    expect(isDeliverable('Chennai', '619001')).toBe(false);
  });

  it('refuses what is not a district or a pincode, names every object has included', () => {
    expect(isDeliverable('Bengaluru', '560001')).toBe(false);
    expect(isDeliverable('virudhunagar', '626123')).toBe(false);
    expect(isDeliverable('constructor', 'constr')).toBe(false);
    expect(isDeliverable('', '')).toBe(false);
    expect(isDeliverable('Coimbatore', '6410061')).toBe(false);
    expect(isDeliverable('Coimbatore', '641')).toBe(false);
  });

  it('refuses Puducherry and Karaikal, which lie within sorting districts of Tamil Nadu', () => {
    for (const pincode of ['605001', '605008', '605011', '609602', '609609']) {
      expect([pincode, likelyDistricts(pincode)]).toEqual([pincode, []]);
    }
    expect(isDeliverable('Viluppuram', '605102')).toBe(true);
    expect(isDeliverable('Tiruvarur', '609608')).toBe(true);
  });
});

it.each([
  ['641006', ['Coimbatore']],
  ['641687', ['Tiruppur']],
  ['643243', ['Nilgiris']],
  ['642205', ['Coimbatore', 'Tiruppur', 'Dindigul']],
  ['560001', []],
  ['toStri', []],
])('%s most likely lies in %j', (pincode, districts) => {
  expect(likelyDistricts(pincode)).toEqual(districts);
});

it.each([
  ['641 006', '641006'],
  [' 641-006\u200b', '641006'],
  ['6410061', undefined],
  ['041006', undefined],
  ['64100', undefined],
  ['641OO6', undefined],
])('%j is the pincode %s', (written, pincode) => {
  expect(pincodeOf(written)).toBe(pincode);
});

it('takes the place of a written address from its pincode, else from the district that it names', () => {
  expect(placeIn('12 Chennai Road, Madurai 625001')).toEqual({
    city: 'Madurai',
    pincode: '625001',
  });
  expect(placeIn('12 Main Road, Sivakasi, Virudhunagar 626 123')).toEqual({
    city: 'Virudhunagar',
    pincode: '626123',
  });
  expect(placeIn('Main Road, Salem')).toEqual({ city: 'Salem', pincode: '' });
  expect(placeIn('12 Main Road, phone 9840012345')).toEqual({ city: '', pincode: '' });
});
