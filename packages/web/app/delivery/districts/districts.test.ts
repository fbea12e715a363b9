import { deliveryDistricts } from '@mathappu/contract/places/districts';
import { expect, test } from 'vitest';
import * as tamil from './words.ta.ts';
import * as english from './words.ts';

test.each([
  ['en', english.districts],
  ['ta', tamil.districts],
])('the districts of the shop have names, in alphabetical order (%s)', (language, districts) => {
  expect(Object.keys(districts).sort()).toEqual(Object.keys(deliveryDistricts));
  const names = Object.values<string>(districts);
  expect(names).toEqual(names.toSorted(new Intl.Collator(language).compare));
});
