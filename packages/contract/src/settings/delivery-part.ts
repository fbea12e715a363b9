import * as z from 'zod/mini';
import * as words from '#words/input';
import { line, shopPhone, storedText, text, twoDecimals } from '../fields.ts';
import {
  maxDeliveryCharge,
  maxDeliveryDays,
  maxDepots,
  maxMinimumOrder,
  maxStateNoteLength,
} from '../limits.ts';
import { deliveryDistricts } from '../places/districts.ts';
import { neighbourStates } from '../places/states.ts';
import { deliveryKinds, isSame } from './delivery-terms.ts';
import { eachOnce } from './each-once.ts';

const rupees = (max: number) => twoDecimals(max, words.amountInvalid);

const day = z
  .int(words.deliveryDaysInvalid)
  .check(
    z.minimum(0, words.deliveryDaysInvalid),
    z.maximum(maxDeliveryDays, words.deliveryDaysInvalid),
  );

/** How many days after the order the goods arrive. */
export const deliveryDays = z.object({ from: z.int(), to: z.int() });

const termsFields = {
  kind: z.enum(deliveryKinds),
  charge: rupees(maxDeliveryCharge),
  freeFrom: z.nullable(rupees(maxMinimumOrder)),
  /** How many days after the order the goods arrive; nothing is said without both. */
  daysFrom: z.optional(z.nullable(day)),
  daysTo: z.optional(z.nullable(day)),
};

/** One of the districts that the shop knows. */
const district = z
  .string(words.districtMissing)
  .check(z.refine((name) => Object.hasOwn(deliveryDistricts, name), words.districtMissing));

export const depot = z.object({
  /** Stays when its other fields are edited: checkouts that are open name it. */
  _id: z.string().check(z.regex(/^[a-z0-9]{8,40}$/)),
  name: storedText(60, words.nameRequired),
  district,
  address: storedText(200, words.shopAddressRequired),
  phone: storedText(30),
});
/** Where customers can collect their orders. */
export type Depot = z.output<typeof depot>;

/** The part as an admin writes it, with stricter rules. */
const writtenDepot = z.strictObject({
  ...depot.shape,
  name: line(60, words.nameRequired),
  address: text(200, words.shopAddressRequired),
  phone: shopPhone(),
});

const districtTerms = { district, ...termsFields };

const stateTerms = {
  state: z.enum(neighbourStates),
  isServed: z.boolean(),
  kind: z.enum(['free', 'fixed', 'toPay']),
  charge: z.optional(z.nullable(rupees(maxDeliveryCharge))),
  /** Without it the shop's own smallest order counts. */
  minimum: z.optional(z.nullable(rupees(maxMinimumOrder))),
  /** What customers of the state read. */
  note: z.optional(text(maxStateNoteLength)),
};

export const storedStateTerms = z.object(stateTerms);

/** Where and on what terms the shop delivers, as it is stored. */
export const deliveryPart = z.object({
  terms: z.object(termsFields),
  districts: z.array(z.object(districtTerms)),
  depots: z.array(depot),
  /** The neighbouring states. */
  states: z.array(storedStateTerms),
});
export type DeliveryPart = z.output<typeof deliveryPart>;

type WrittenTerms = z.output<typeof deliveryPart>['terms'];
/** The terms of a state that is not served are not looked at. */
const chargeMissing = z.refine<{
  isServed?: boolean;
  kind: string;
  charge?: number | null | undefined;
}>(({ isServed = true, kind, charge }) => !isServed || kind !== 'fixed' || (charge ?? 0) > 0, {
  error: words.chargeMissing,
  path: ['charge'],
});

const daysWrong = z.refine<WrittenTerms>(
  ({ daysFrom = null, daysTo = null }) =>
    daysFrom === null ? daysTo === null : daysTo !== null && daysFrom <= daysTo,
  { error: words.deliveryDaysOrder, path: ['daysTo'] },
);

/** The part as an admin writes it, with stricter rules. */
export const writtenDelivery = z.strictObject({
  terms: z.strictObject(termsFields).check(chargeMissing, daysWrong),
  districts: z
    .array(z.strictObject(districtTerms).check(chargeMissing, daysWrong))
    .check(
      z.maxLength(Object.keys(deliveryDistricts).length, words.districtTwice),
      eachOnce('district', words.districtTwice),
    ),
  depots: z
    .array(writtenDepot)
    .check(z.maxLength(maxDepots, words.tooManyDepots), eachOnce('_id', words.idInvalid)),
  states: z
    .array(z.strictObject(stateTerms).check(chargeMissing))
    .check(
      z.length(neighbourStates.length, words.statesMissing),
      eachOnce('state', words.stateTwice),
    ),
});

/** The rules without districts that have the same terms as all others, and states that are not served. */
export function simplestRules({
  terms,
  districts,
  states,
}: DeliveryPart): Omit<DeliveryPart, 'depots'> {
  const [first] = districts;
  const names = Object.keys(deliveryDistricts);
  // When every district has a row, the terms of the others are nobody's.
  const common = first && districts.length === names.length ? first : terms;
  const { district: _, ...shared } = { district: '', ...common };
  return {
    terms: shared,
    districts: districts.filter((one) => !isSame(one, common)),
    states: states.filter(({ isServed }) => isServed),
  };
}
