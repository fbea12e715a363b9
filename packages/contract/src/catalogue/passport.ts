import * as z from 'zod/mini';
import * as words from '#words/input';
import { text } from '../fields.ts';
import { inputSentence } from '../input-sentences.ts';

/** Classes of fireworks with less smoke, of which CSIR-NEERI has tested each product. */
const greenClasses = ['swas', 'safal', 'star'] as const;

/** `none` is not a firework, such as toys and matches; `mixed` is a gift box of several classes. */
const passportClasses = [...greenClasses, 'conventional', 'none', 'mixed'] as const;
type PassportClass = (typeof passportClasses)[number];

/**
 * The products that need a fact to be listed, if the rule `passport` requires facts. A product without a
 * class counts as a firework.
 */
type Need = 'all' | 'fireworks' | 'green' | 'none';

/** The form control and the CSV format of a fact. */
type Control =
  | { kind: 'choice'; values: readonly string[] }
  | { kind: 'text' }
  | { kind: 'number'; minimum: number; maximum: number; step: number; unit?: 'dB' | 'm' | 's' }
  | { kind: 'yesNo' };

type Field<Schema extends z.ZodMiniType = z.ZodMiniType> = {
  readonly schema: Schema;
  readonly need: Need;
  readonly control: Control;
};

const field = <Schema extends z.ZodMiniType>(
  need: Need,
  control: Control,
  schema: Schema,
): Field<Schema> => ({ need, control, schema });

const choice = <const Values extends readonly string[]>(need: Need, values: Values) =>
  field(
    need,
    { kind: 'choice', values },
    z.enum(values, inputSentence(words.chooseOneOf, { values: values.join(', ') })),
  );

const reference = (need: Need) =>
  field(
    need,
    { kind: 'text' },
    text(60).check(z.regex(/^[A-Za-z0-9/\-.() ]{4,}$/, words.referenceInvalid)),
  );

type Range = { minimum: number; maximum: number; unit?: 'dB' | 'm' | 's' };

const whole = (need: Need, range: Range) => {
  const { minimum, maximum } = range;
  const sentence = inputSentence(words.wholeNumberBetween, { minimum, maximum });
  const schema = z.int(sentence).check(z.minimum(minimum, sentence), z.maximum(maximum, sentence));
  return field(need, { kind: 'number', step: 1, ...range }, schema);
};

const hasOneDecimal = (value: number) => Math.abs(value * 10 - Math.round(value * 10)) < 1e-6;

const tenths = (need: Need, range: Range) => {
  const { minimum, maximum } = range;
  const sentence = inputSentence(words.oneDecimalBetween, { minimum, maximum });
  const schema = z
    .number(sentence)
    .check(
      z.minimum(minimum, sentence),
      z.maximum(maximum, sentence),
      z.refine(hasOneDecimal, sentence),
    );
  return field(need, { kind: 'number', step: 0.1, ...range }, schema);
};

const maxPieces = 100_000;

const joinedPieces = () => {
  const sentence = inputSentence(words.joinedPiecesInvalid, { maximum: maxPieces });
  const schema = z.int(sentence).check(
    z.minimum(0, sentence),
    z.maximum(maxPieces, sentence),
    z.refine((pieces) => pieces !== 1, sentence),
  );
  const control = { kind: 'number', minimum: 0, maximum: maxPieces, step: 1 } as const;
  return field('fireworks', control, schema);
};

const yesNo = (need: Need) => field(need, { kind: 'yesNo' }, z.boolean(words.yesOrNo));

/**
 * The passport: what is known of a product's safety and lawfulness, stated by the shop from the
 * maker's label. Calls, forms, CSV columns (of the same names), audit and the snapshots of orders
 * follow this table; `words/passport.ts` has the texts. One more fact takes a row here, its label
 * there, and the place that shows it.
 */
export const passportFields = {
  class: choice('all', passportClasses),
  neeriRef: reference('green'),
  pesoRef: reference('fireworks'),
  /** The content of the code on the box. It is shown as text, never as a link. */
  qrText: field('none', { kind: 'text' }, text(300)),
  /** dB(AI) at 4 metres; 0 makes no bang. */
  noiseDb: whole('fireworks', { minimum: 0, maximum: 160, unit: 'dB' }),
  /** In one unit. */
  pieces: whole('all', { minimum: 1, maximum: maxPieces }),
  burnSeconds: whole('none', { minimum: 1, maximum: 3_600, unit: 's' }),
  heightMetres: tenths('none', { minimum: 0, maximum: 300, unit: 'm' }),
  bestSeen: choice('none', ['day', 'night', 'both']),
  minDistanceMetres: whole('fireworks', { minimum: 0, maximum: 200, unit: 'm' }),
  /** In years; `adultAge` is adults only. */
  minAge: whole('all', { minimum: 4, maximum: 18 }),
  /** By one fuse; 0: none. */
  joinedPieces: joinedPieces(),
  /** Barium, lithium, arsenic, antimony, lead, mercury or strontium chromate. */
  hasBannedSalts: yesNo('fireworks'),
  /** Made outside India. */
  isImported: yesNo('fireworks'),
} as const satisfies Record<string, Field>;

export type PassportField = keyof typeof passportFields;

/** All facts; null for one that is not stated. */
export type Passport = {
  [Name in PassportField]: z.output<(typeof passportFields)[Name]['schema']> | null;
};

export const passportFieldNames = Object.keys(passportFields) as PassportField[];

type Nullable = {
  [Name in PassportField]: z.ZodMiniNullable<(typeof passportFields)[Name]['schema']>;
};

const nullable = Object.fromEntries(
  passportFieldNames.map((name) => [name, z.nullable(passportFields[name].schema)]),
) as Nullable;

/** The passport in answers. */
export const passport = z.object(nullable);

/** The passport in requests. A fact that is left out stays; null removes it. */
export const writtenPassport = z.partial(z.strictObject(nullable));
export type WrittenPassport = z.output<typeof writtenPassport>;

/** All facts in the order of the table, by which two passports can be compared. */
export function completePassport(known: Partial<Passport>): Passport {
  const complete: Partial<Record<PassportField, unknown>> = {};
  for (const name of passportFieldNames) complete[name] = known[name] ?? null;
  return complete as Passport;
}

/** Facts that only the label of one product can state. */
const factsOfOneProduct: readonly PassportField[] = ['neeriRef', 'pesoRef', 'qrText'];

/** Facts that can be stated for all products of a category. */
export const sharedFactNames = passportFieldNames.filter(
  (name) => !factsOfOneProduct.includes(name),
);

const sharedFacts = Object.fromEntries(sharedFactNames.map((name) => [name, nullable[name]]));

/** Facts of a category, in answers and in requests. A fact that is left out of an edit stays. */
export const categoryPassport = z.partial(z.strictObject(sharedFacts as Nullable));

/**
 * The facts of a product: its own, and those of its category that it does not state itself. Everything
 * that shows, counts or asks for facts reads them by this function.
 */
export function inheritFacts(
  own: Partial<Passport>,
  ofCategory: Partial<Passport> | null | undefined,
): Partial<Passport> {
  if (!ofCategory) return own;
  const inherited = Object.entries(ofCategory).filter(
    ([name]) => (own[name as PassportField] ?? null) === null,
  );
  return inherited.length === 0 ? own : { ...own, ...Object.fromEntries(inherited) };
}

/** The facts that are stated, without the others. */
export const statedFacts = (facts: Partial<Passport>): Partial<Passport> =>
  Object.fromEntries(Object.entries(facts).filter(([, fact]) => (fact ?? null) !== null));

/** The passport after an edit: facts that it leaves out stay, and an empty text states nothing. */
export function editPassport(before: Partial<Passport>, edit: WrittenPassport = {}): Passport {
  const given = Object.entries(edit).filter(([, value]) => value !== undefined);
  const stated = given.map(([name, value]) => [name, value === '' ? null : value]);
  return completePassport({ ...before, ...Object.fromEntries(stated) });
}

const isGreen = (known: PassportClass | null): boolean =>
  greenClasses.some((green) => green === known);

/** Facts that are needed to list the product and are not stated. */
export function missingFacts(passport: Passport): PassportField[] {
  const isNeeded: Record<Need, boolean> = {
    all: true,
    fireworks: passport.class !== 'none',
    green: isGreen(passport.class),
    none: false,
  };
  return passportFieldNames.filter(
    (name) => isNeeded[passportFields[name].need] && passport[name] === null,
  );
}

/** Whether a product that is no green cracker has a CSIR-NEERI reference. */
export const hasUnfitReference = (passport: Passport): boolean =>
  passport.neeriRef !== null && !isGreen(passport.class);
