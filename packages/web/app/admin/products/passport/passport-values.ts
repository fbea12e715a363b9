import type { Passport, PassportField } from '@mathappu/contract/catalogue/passport';
import { factLabels } from '@mathappu/contract/catalogue/passport-texts';

/** Without the schemas, which the list of products does not load. */
const passportFieldNames = Object.keys(factLabels()) as PassportField[];

/** The facts as forms hold them: as text, '' for one that is not stated. */
export type PassportValues = Record<PassportField, string>;

/** A record with a value for each fact. */
export const mapFacts = <Value>(
  map: (name: PassportField) => Value,
): Record<PassportField, Value> =>
  Object.fromEntries(passportFieldNames.map((name) => [name, map(name)])) as Record<
    PassportField,
    Value
  >;

export const valuesOfPassport = (passport: Passport): PassportValues =>
  mapFacts((name) => {
    const fact = passport[name];
    if (typeof fact === 'boolean') return fact ? 'yes' : 'no';
    return String(fact ?? '');
  });

/** The facts that differ. */
export const changedFacts = (one: PassportValues, other: PassportValues): PassportField[] =>
  passportFieldNames.filter((name) => one[name] !== other[name]);
