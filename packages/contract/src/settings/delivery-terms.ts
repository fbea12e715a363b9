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
};

type DeliveryRules = {
  readonly terms: DeliveryTerms;
  /** The districts with other terms. */
  readonly districts: readonly (DeliveryTerms & { readonly district: string })[];
};

/** The terms of a new shop, and of an order that is collected at a depot. */
export const freeDelivery: DeliveryTerms = { kind: 'free', charge: 0, freeFrom: null };

/** A key of the price: terms that cost the same may differ in their days. */
const priceOf = ({ kind, charge, freeFrom }: DeliveryTerms) =>
  kind === 'fixed' ? `${charge} ${freeFrom}` : kind;

/** Whether delivery costs the same in all districts. */
export const costsAlike = ({ terms, districts }: DeliveryRules): boolean =>
  districts.every((one) => priceOf(one) === priceOf(terms));

/** Whether delivery is the same in all respects. */
export const isSame = (one: DeliveryTerms, other: DeliveryTerms): boolean =>
  priceOf(one) === priceOf(other) && JSON.stringify(daysOf(one)) === JSON.stringify(daysOf(other));

/** Undefined where nothing is said of the day. */
export function daysOf({ kind, daysFrom, daysTo }: DeliveryTerms): DeliveryDays | undefined {
  if (kind === 'none' || typeof daysFrom !== 'number' || typeof daysTo !== 'number')
    return undefined;
  return { from: daysFrom, to: daysTo };
}

/** The terms of a district; without one undefined, unless all districts cost the same. */
export function termsOf(
  rules: DeliveryRules,
  district: string | undefined,
): DeliveryTerms | undefined {
  const { terms, districts } = rules;
  if (district !== undefined) return districts.find((one) => one.district === district) ?? terms;
  if (districts.length === 0) return terms;
  return costsAlike(rules) ? { ...terms, daysFrom: null, daysTo: null } : undefined;
}

export const isDeliveredFree = (rules: DeliveryRules): boolean =>
  rules.terms.kind === 'free' && costsAlike(rules);
