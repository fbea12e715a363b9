import { expect, test } from 'vitest';
import { isDeliverable } from './districts.ts';
import { stateCodeOf, wordStateCode } from './state-codes.ts';
import { isPincodeOfState } from './state-pincodes.ts';
import { deliveryState, neighbourStates } from './states.ts';

/** First digits as they are written in the directory, each digit of its own, and what is left out. */
const table = {
  Kerala: {
    first: [
      '670',
      '671',
      '673',
      '676',
      '678',
      '679',
      '680',
      '682',
      '683',
      '685',
      '686',
      '688',
    ].concat(['689', '690', '691', '695']),
    without: ['673310', ...Array.from({ length: 9 }, (_, place) => `${682_551 + place}`)],
  },
  Karnataka: {
    first: [
      '560',
      '561',
      '562',
      '563',
      '570',
      '571',
      '572',
      '573',
      '574',
      '575',
      '576',
      '577',
    ].concat(['580', '581', '582', '583', '584', '585', '586', '587', '590', '591']),
    without: [],
  },
  'Andhra Pradesh': {
    first: [
      '507',
      '515',
      '516',
      '517',
      '518',
      '520',
      '521',
      '522',
      '523',
      '524',
      '530',
      '531',
    ].concat(['532', '533', '534', '535']),
    without: ['533464'],
  },
  Telangana: {
    first: ['500', '501', '502', '503', '504', '505', '506', '507', '508', '509'],
    without: [],
  },
  Puducherry: { first: ['605', '6074', '6096', '673310', '533464'], without: [] },
} as const;

test.each(neighbourStates)(
  'every pincode there can be is %s’s as the table says, or is not',
  (state) => {
    const { first, without } = table[state];
    const left: readonly string[] = without;
    const wrong: string[] = [];
    for (let number = 100_000; number <= 999_999; number += 1) {
      const pincode = String(number);
      const isIn = first.some((digits) => pincode.startsWith(digits)) && !left.includes(pincode);
      if (isPincodeOfState(state, pincode) !== isIn) wrong.push(pincode);
    }
    expect(wrong).toEqual([]);
  },
);

test('a pincode is one state’s, but for 507', () => {
  const shared = new Set<string>();
  for (let number = 500_000; number <= 699_999; number += 1) {
    const states = neighbourStates.filter((state) => isPincodeOfState(state, String(number)));
    if (states.length > 1) shared.add(`${String(number).slice(0, 3)} ${states.join(' ')}`);
  }
  expect([...shared]).toEqual(['507 Andhra Pradesh Telangana']);
});

test('edge 28: 605001 is not Tamil Nadu’s, 682555 (Lakshadweep) not Kerala’s', () => {
  expect(isDeliverable('Viluppuram', '605001')).toBe(false);
  expect(isPincodeOfState('Puducherry', '605001')).toBe(true);
  expect(isPincodeOfState('Kerala', '682555')).toBe(false);
  expect(isPincodeOfState('Kerala', '682550')).toBe(true);
});

test('each state has its code', () => {
  const codes = [deliveryState, ...neighbourStates].map((state) => stateCodeOf(state) ?? '');
  expect(codes.map(wordStateCode)).toEqual([
    'Tamil Nadu (33)',
    'Kerala (32)',
    'Karnataka (29)',
    'Andhra Pradesh (37)',
    'Telangana (36)',
    'Puducherry (34)',
  ]);
  expect(stateCodeOf('Goa')).toBeUndefined();
});
