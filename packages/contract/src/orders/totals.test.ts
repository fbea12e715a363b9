import fc from 'fast-check';
import { expect, test } from 'vitest';
import { maxDeliveryCharge, maxMinimumOrder, maxPriceRupees } from '../limits.ts';
import { subtotalOf, toHundredths, toRupees } from '../money.ts';
import { zoneOf } from '../places/delivery-zones.ts';
import { deliveryDistricts } from '../places/districts.ts';
import { neighbourStates } from '../places/states.ts';
import { simplestRules, writtenDelivery } from '../settings/delivery-part.ts';
import {
  type DeliveryTerms,
  daysOf,
  deliveryKinds,
  freeDelivery,
  isDeliveredFree,
  minimumOf,
  servedStates,
  termsOf,
} from '../settings/delivery-terms.ts';
import { isOpenOn, writtenSelling } from '../settings/selling-part.ts';
import { toShopDay } from '../shop-time.ts';
import { hasCharges, totalRows } from './total-rows.ts';
import { answerTotals, makeTotals, missingToMinimum, withDelivery } from './totals.ts';

const rupees = (max: number) => fc.integer({ min: 0, max: max * 100 }).map(toRupees);
const terms = fc.record({
  kind: fc.constantFrom(...deliveryKinds),
  charge: rupees(maxDeliveryCharge),
  freeFrom: fc.option(rupees(maxMinimumOrder)),
});
const packing = fc.integer({ min: 0, max: 1_000 }).map(toRupees);
const lines = fc.array(
  fc.record({
    pricePaise: fc.integer({ min: 1, max: toHundredths(maxPriceRupees) }),
    discountBp: fc.integer({ min: 0, max: 10_000 }),
    quantity: fc.integer({ min: 1, max: 999 }),
  }),
  { minLength: 1, maxLength: 100 },
);
const throughJson = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

test('rows whose delivery was open become those of the district', () => {
  fc.assert(
    fc.property(lines, packing, terms, (cart, packingPercent, delivery) => {
      const subtotalPaise = subtotalOf(cart);
      const open = makeTotals(subtotalPaise, { packingPercent, delivery: undefined });
      expect(withDelivery(open, delivery)).toEqual(
        makeTotals(subtotalPaise, { packingPercent, delivery }),
      );
      expect(withDelivery(open, undefined)).toEqual(open);
    }),
  );
});

test('10,000 random carts and settings: the rows are exact, make the total, and are the same beyond JSON', () => {
  fc.assert(
    fc.property(lines, packing, terms, (cart, packingPercent, delivery) => {
      const subtotalPaise = subtotalOf(cart);
      const made = makeTotals(subtotalPaise, { packingPercent, delivery });
      const sum = made.adjustments.reduce((all, { amountPaise }) => all + amountPaise, 0);
      expect(made.totalPaise).toBe(subtotalPaise + sum);
      expect(Number.isSafeInteger(made.totalPaise)).toBe(true);
      // Half up in exact arithmetic.
      const exact =
        (BigInt(subtotalPaise) * BigInt(toHundredths(packingPercent)) + 5_000n) / 10_000n;
      expect(made.adjustments.find(({ kind }) => kind === 'packing')?.amountPaise ?? 0).toBe(
        Number(exact),
      );
      expect(
        made.adjustments.filter((row) => row.amountPaise === 0).map(({ kind }) => kind),
      ).toEqual(
        made.adjustments.some((row) => row.kind === 'delivery' && row.amountPaise !== 0)
          ? []
          : ['delivery'],
      );
      const inBrowser = makeTotals(toHundredths(throughJson(toRupees(subtotalPaise))), {
        packingPercent: throughJson(packingPercent),
        delivery: throughJson(delivery),
      });
      expect(answerTotals(inBrowser)).toEqual(throughJson(answerTotals(made)));
      expect(toHundredths(answerTotals(made).total)).toBe(made.totalPaise);
    }),
    { numRuns: 10_000 },
  );
}, 60_000);

test('edge 32: 3 % of ₹0.50 is 2 paise', () => {
  expect(makeTotals(50, { packingPercent: 3, delivery: freeDelivery }).adjustments[0]).toEqual({
    kind: 'packing',
    label: '3%',
    amountPaise: 2,
  });
});

test('edge 31: a fixed charge is free when its sum is exactly reached', () => {
  const fixed: DeliveryTerms = { kind: 'fixed', charge: 150, freeFrom: 3_000 };
  const total = (subtotalPaise: number) =>
    makeTotals(subtotalPaise, { packingPercent: 0, delivery: fixed }).totalPaise;
  expect(total(299_999)).toBe(314_999);
  expect(total(300_000)).toBe(300_000);
});

test('a discount takes off no more than the goods cost', () => {
  const charges = { packingPercent: 10, delivery: undefined };
  const discount = { label: 'Regular', amountPaise: 20_000 };
  const { adjustments, totalPaise } = makeTotals(10_000, { ...charges, discount });
  expect(adjustments.at(-1)).toEqual({ kind: 'discount', label: 'Regular', amountPaise: -10_000 });
  expect(totalPaise).toBe(1_000);
});

test('what is missing to the minimum', () => {
  expect(missingToMinimum(241_000, 3_000)).toBe(59_000);
  expect(missingToMinimum(300_000, 3_000)).toBe(0);
  expect(missingToMinimum(0, 0)).toBe(0);
});

test('37 districts × 4 terms: each has its own, the others the common ones', () => {
  const names = Object.keys(deliveryDistricts);
  expect(names).toHaveLength(37);
  for (const district of names) {
    for (const kind of deliveryKinds) {
      const own = { district, kind, charge: kind === 'fixed' ? 150 : 0, freeFrom: null };
      const rules = {
        terms: { kind: 'to_pay', charge: 0, freeFrom: null } as const,
        districts: [own],
        states: [],
      };
      for (const name of names) {
        expect(termsOf(rules, name)?.kind).toBe(name === district ? kind : 'to_pay');
      }
      // A row that says the same makes no difference.
      expect(termsOf(rules, undefined)?.kind).toBe(kind === 'to_pay' ? 'to_pay' : undefined);
    }
  }
});

test('5 states × 3 terms: each that is served has its own, the others none', () => {
  for (const served of neighbourStates) {
    for (const kind of ['free', 'fixed', 'toPay'] as const) {
      const states = neighbourStates.map((state) => ({
        ...{ state, isServed: state === served, kind, charge: 300, note: 'Tuesdays' },
        minimum: state === served ? 5_000 : null,
      }));
      const rules = { terms: freeDelivery, districts: [], states };
      for (const state of neighbourStates) {
        const terms = termsOf(rules, zoneOf({ state, city: 'Salem' }));
        const isServed = state === served;
        expect(terms?.kind).toBe(
          isServed ? { free: 'free', fixed: 'fixed', toPay: 'to_pay' }[kind] : 'none',
        );
        expect(terms?.note).toBe(isServed ? 'Tuesdays' : undefined);
        expect(minimumOf(rules, state, 1_000)).toBe(isServed ? 5_000 : 1_000);
      }
      expect(termsOf(rules, zoneOf({ state: 'Tamil Nadu', city: 'Salem' }))).toBe(freeDelivery);
      expect(servedStates(rules)).toEqual(['Tamil Nadu', served]);
      // What it costs depends on where it goes, unless it is free everywhere.
      expect(isDeliveredFree(rules)).toBe(kind === 'free');
      expect(termsOf(rules, undefined)?.kind).toBe(kind === 'free' ? 'free' : undefined);
    }
  }
});

test('districts that differ in their days alone have one price, and no day for an unknown district', () => {
  const terms = { ...freeDelivery, daysFrom: 3, daysTo: 5 };
  const salem = { ...freeDelivery, district: 'Salem', daysFrom: 2, daysTo: 2 };
  const rules = simplestRules({ terms, districts: [salem], depots: [], states: [] });
  expect(rules.districts).toHaveLength(1);
  expect(isDeliveredFree(rules)).toBe(true);
  expect(daysOf(termsOf(rules, undefined) ?? terms)).toBeUndefined();
  expect(daysOf(termsOf(rules, 'Salem') ?? terms)).toEqual({ from: 2, to: 2 });
  expect(daysOf(termsOf(rules, 'Karur') ?? terms)).toEqual({ from: 3, to: 5 });
});

test('districts with the common terms are no exceptions', () => {
  const common = { kind: 'to_pay', charge: 0, freeFrom: null } as const;
  const all = Object.keys(deliveryDistricts).map((district) => ({ district, ...common }));
  const document = { terms: freeDelivery, districts: all, depots: [], states: [] };
  expect(simplestRules(document)).toEqual({ terms: common, districts: [], states: [] });
  const [first, ...others] = all;
  if (!first) throw new Error('no district');
  expect(simplestRules({ ...document, terms: common, districts: [first] }).districts).toEqual([]);
  expect(simplestRules({ ...document, districts: others }).districts).toHaveLength(36);
});

const format = (amount: number) => `₹${amount.toFixed(2)}`;
const rowsOf = (delivery: Parameters<typeof totalRows>[0]['delivery'], amount = 0) =>
  totalRows(
    {
      totals: {
        subtotal: 100,
        adjustments: [{ kind: 'delivery', label: '', amount }],
        total: 100 + amount,
      },
      delivery,
    },
    format,
  ).map(({ name, value, note }) => [name, value, ...(note ? [note] : [])].join(' | '));

test('the rows in words', () => {
  expect(rowsOf({ kind: 'free' })).toEqual([
    'Subtotal | ₹100.00',
    'Delivery | FREE',
    'Total | ₹100.00',
  ]);
  expect(rowsOf({ kind: 'fixed' }, 150)[1]).toBe('Delivery | ₹150.00');
  expect(rowsOf({ kind: 'fixed' })[1]).toBe('Delivery | FREE');
  expect(rowsOf({ kind: 'to_pay' })[1]).toBe(
    'Delivery | To pay on arrival | The lorry office asks for its freight when you collect. It is not part of our total.',
  );
  expect(rowsOf({ kind: 'none', district: 'Salem' })[1]).toBe(
    'Delivery | We do not deliver to Salem',
  );
  expect(rowsOf({ kind: undefined })[1]).toBe('Delivery | By district');
  expect(rowsOf({ kind: 'free', depot: { name: 'Main depot' } })[1]).toBe(
    'Collect at Main depot | FREE',
  );
  const totals = answerTotals(makeTotals(10_000, { packingPercent: 2.5, delivery: freeDelivery }));
  const charged = { totals, delivery: { kind: 'free' } } as const;
  expect(totalRows(charged, format)[1]).toEqual({
    kind: 'packing',
    name: 'Packing (2.5%)',
    value: '₹2.50',
  });
  expect(hasCharges(charged)).toBe(true);
});

test('edge 33: the season counts by days of the shop, wherever one is', () => {
  const season = { opensOn: '2026-10-01', lastOrderOn: '2026-11-05', isClosed: false };
  const isOpen = (moment: string) => isOpenOn(season, toShopDay(new Date(moment)));
  expect(isOpen('2026-09-30T23:59:59+05:30')).toBe(false);
  expect(isOpen('2026-10-01T00:00:00+05:30')).toBe(true);
  expect(isOpen('2026-11-05T23:59:59+05:30')).toBe(true);
  expect(isOpen('2026-11-05T18:29:59Z')).toBe(true);
  expect(isOpen('2026-11-06T00:00:00+05:30')).toBe(false);
  expect(isOpenOn({ ...season, isClosed: true }, '2026-10-10')).toBe(false);
  expect(isOpenOn({ opensOn: '', lastOrderOn: '', isClosed: false }, '2030-01-01')).toBe(true);
});

test('what may not be saved is named', () => {
  const selling = {
    saleMode: 'full',
    minimumOrder: 0,
    packingPercent: 0,
    estimateDays: 3,
    offerDays: 3,
    payDays: 3,
    opensOn: '',
    lastOrderOn: '',
    isClosed: false,
    seasonNotice: '',
    lawNote: '',
    mailsEnquiries: false,
  };
  const problemsOf = (changes: object) =>
    writtenSelling
      .safeParse({ ...selling, ...changes })
      .error?.issues.map(({ path, message }) => [path.join('.'), message]);
  expect(problemsOf({})).toBeUndefined();
  expect(problemsOf({ packingPercent: 10.01 })).toEqual([
    ['packingPercent', 'Write a percent from 0 to 10'],
  ]);
  expect(problemsOf({ minimumOrder: Number.NaN })?.[0]?.[0]).toBe('minimumOrder');
  expect(problemsOf({ lastOrderOn: '2026-02-30' })?.[0]?.[0]).toBe('lastOrderOn');
  expect(problemsOf({ opensOn: '2026-10-02', lastOrderOn: '2026-10-01' })).toEqual([
    ['lastOrderOn', 'The last day comes after the first one'],
  ]);

  const free = { kind: 'free', charge: 0, freeFrom: null };
  const states = neighbourStates.map((state) => ({ state, isServed: false, kind: 'free' }));
  const refusedIn = (changes: object) =>
    writtenDelivery
      .safeParse({ terms: free, districts: [], depots: [], states, ...changes })
      .error?.issues.map(({ path }) => path.join('.'));
  expect(refusedIn({})).toBeUndefined();
  expect(refusedIn({ terms: { ...free, kind: 'fixed' } })).toEqual(['terms.charge']);
  const salem = { district: 'Salem', ...free };
  expect(refusedIn({ districts: [salem, salem] })).toEqual(['districts.1.district']);
  expect(refusedIn({ districts: [{ ...salem, district: 'Bangalore' }] })).toEqual([
    'districts.0.district',
  ]);
});
