/** How goods get somewhere. `to_pay`: the carrier asks for its freight on arrival. */
export const carriedKinds = ['free', 'fixed', 'to_pay'] as const;
export type CarriedKind = (typeof carriedKinds)[number];

/** `none`: the shop does not deliver there. */
export const deliveryKinds = [...carriedKinds, 'none'] as const;
export type DeliveryKind = (typeof deliveryKinds)[number];

export type DeliveryTerms = {
  readonly kind: DeliveryKind;
  /** Rupees, of `fixed` terms. */
  readonly charge: number;
  /** Rupees of goods from which `fixed` terms are free; null when they never are. */
  readonly freeFrom: number | null;
};

type DeliveryRules = {
  readonly terms: DeliveryTerms;
  /** The districts with other terms. */
  readonly districts: readonly (DeliveryTerms & { readonly district: string })[];
};

/** Those of a new shop, and of an order that is collected at a depot. */
export const freeDelivery: DeliveryTerms = { kind: 'free', charge: 0, freeFrom: null };

/** The terms of a district; without one undefined, unless all districts have the same. */
export function termsOf(
  { terms, districts }: DeliveryRules,
  district: string | undefined,
): DeliveryTerms | undefined {
  if (district === undefined) return districts.length === 0 ? terms : undefined;
  return districts.find((one) => one.district === district) ?? terms;
}

export const isDeliveredFree = ({ terms, districts }: DeliveryRules): boolean =>
  terms.kind === 'free' && districts.length === 0;
