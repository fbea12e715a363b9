import { deliveryState, isNeighbourState, type NeighbourState } from '../places/states.ts';

/** How goods get somewhere. `to_pay`: the carrier asks for its freight on arrival. */
export const carriedKinds = ['free', 'fixed', 'to_pay'] as const;
export type CarriedKind = (typeof carriedKinds)[number];

/** `none`: the shop does not deliver there. */
export const deliveryKinds = [...carriedKinds, 'none'] as const;
export type DeliveryKind = (typeof deliveryKinds)[number];

/** How many days after the order the goods arrive, at the earliest and at the latest. */
export type DeliveryDays = { readonly from: number; readonly to: number };

export type DeliveryTerms = {
  readonly kind: DeliveryKind;
  /** Rupees, of `fixed` terms. */
  readonly charge: number;
  /** Rupees of goods from which `fixed` terms are free; null when they never are. */
  readonly freeFrom: number | null;
  /** How many days after the order the goods arrive; see `daysOf`. */
  readonly daysFrom?: number | null | undefined;
  readonly daysTo?: number | null | undefined;
  /** What customers of a neighbouring state read. */
  readonly note?: string | undefined;
};

/** On what terms the shop delivers to a neighbouring state. */
type StateTerms = {
  readonly state: NeighbourState;
  readonly isServed: boolean;
  readonly kind: 'free' | 'fixed' | 'toPay';
  /** Rupees, of `fixed` terms. */
  readonly charge?: number | null | undefined;
  /** Rupees of goods; without it the shop's own smallest order counts. */
  readonly minimum?: number | null | undefined;
  readonly note?: string | undefined;
};

type DeliveryRules = {
  readonly terms: DeliveryTerms;
  /** The districts with other terms. */
  readonly districts: readonly (DeliveryTerms & { readonly district: string })[];
  readonly states: readonly StateTerms[];
};

/** The terms of a new shop, and of an order that is collected at a depot. */
export const freeDelivery: DeliveryTerms = { kind: 'free', charge: 0, freeFrom: null };

/** A key of the price: terms that cost the same may differ in their days. */
const priceOf = ({ kind, charge, freeFrom }: DeliveryTerms) =>
  kind === 'fixed' ? `${charge} ${freeFrom}` : kind;

/** Whether delivery costs the same in all districts and all states that are served. */
export const costsAlike = ({ terms, districts, states }: DeliveryRules): boolean =>
  [...districts, ...states.filter(isServed).map(termsOfState)].every(
    (one) => priceOf(one) === priceOf(terms),
  );

const isServed = ({ isServed: isOn }: StateTerms): boolean => isOn;

const termsOfState = ({ kind, charge, note }: StateTerms): DeliveryTerms => ({
  kind: kind === 'toPay' ? 'to_pay' : kind,
  charge: charge ?? 0,
  freeFrom: null,
  ...(note && { note }),
});

/** The names of the states served, Tamil Nadu first. */
export const servedStates = ({ states }: Pick<DeliveryRules, 'states'>): string[] => [
  deliveryState,
  ...states.filter(isServed).map(({ state }) => state),
];

/** Whether delivery is the same in all respects. */
export const isSame = (one: DeliveryTerms, other: DeliveryTerms): boolean =>
  priceOf(one) === priceOf(other) && JSON.stringify(daysOf(one)) === JSON.stringify(daysOf(other));

/** Undefined where nothing is said of the day. */
export function daysOf({ kind, daysFrom, daysTo }: DeliveryTerms): DeliveryDays | undefined {
  if (kind === 'none' || typeof daysFrom !== 'number' || typeof daysTo !== 'number')
    return undefined;
  return { from: daysFrom, to: daysTo };
}

/** The row of a zone that is a state which is served. */
const rowOf = ({ states }: Pick<DeliveryRules, 'states'>, zone: string | undefined) =>
  states.filter(isServed).find(({ state }) => state === zone);

/** The terms of a zone (see `zoneOf`); without one undefined, unless all cost the same. */
export function termsOf(rules: DeliveryRules, zone: string | undefined): DeliveryTerms | undefined {
  const { terms, districts } = rules;
  if (zone !== undefined && isNeighbourState(zone)) {
    const row = rowOf(rules, zone);
    return row ? termsOfState(row) : { ...freeDelivery, kind: 'none' };
  }
  if (zone !== undefined) return districts.find(({ district }) => district === zone) ?? terms;
  if (districts.length === 0 && !rules.states.some(isServed)) return terms;
  return costsAlike(rules) ? { ...terms, daysFrom: null, daysTo: null } : undefined;
}

/** The smallest order of a zone, in rupees of goods. */
export const minimumOf = (
  rules: Pick<DeliveryRules, 'states'>,
  zone: string | undefined,
  minimumOrder: number,
): number => rowOf(rules, zone)?.minimum ?? minimumOrder;

/** The smallest order of anywhere that the shop delivers to. */
export const smallestMinimum = (
  { states }: Pick<DeliveryRules, 'states'>,
  minimumOrder: number,
): number =>
  Math.min(minimumOrder, ...states.filter(isServed).map(({ minimum }) => minimum ?? minimumOrder));

export const isDeliveredFree = (rules: DeliveryRules): boolean =>
  rules.terms.kind === 'free' && costsAlike(rules);
