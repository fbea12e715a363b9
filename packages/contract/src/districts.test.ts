import { describe, expect, it } from 'vitest';
import { deliveryDistricts, isDeliverable } from './districts.ts';

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

describe('isDeliverable', () => {
  it('accepts a pincode under its own district only', () => {
    expect(isDeliverable('Virudhunagar', '626123')).toBe(true);
    expect(isDeliverable('Nagapattinam', '609001')).toBe(true);
    expect(isDeliverable('Chennai', '626123')).toBe(false);
  });

  it('refuses what is not a district, names every object has included', () => {
    expect(isDeliverable('Bengaluru', '560001')).toBe(false);
    expect(isDeliverable('virudhunagar', '626123')).toBe(false);
    expect(isDeliverable('constructor', 'name')).toBe(false);
    expect(isDeliverable('', '')).toBe(false);
  });
});
