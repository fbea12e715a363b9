import type { Product } from '@mathappu/contract/catalogue';
import { factLabels as labelsOfFacts } from '@mathappu/contract/catalogue/passport-texts';
import { toHundredths, toRupees, unitPricePaise } from '@mathappu/contract/money';
import { parseNumber, parseRupees } from '@mathappu/contract/parse-number';
import { fill, plural } from '@mathappu/contract/words';
import { formatRupees } from '#web/ui/format/format-rupees.ts';
import * as words from '#words/admin/products';
import {
  changedFacts,
  mapFacts,
  type PassportValues,
  valuesOfPassport,
} from './passport/passport-values.ts';
import { plainFieldTexts } from './product-sections.ts';

/** The fields that are typed as text, numbers included, with their labels. */
const textLabels = {
  name: words.name,
  description: words.text,
  price: words.price,
  stock: words.stock,
  unit: words.unit,
  discount: words.discount,
  rating: words.rating,
  categoryId: words.category,
  mrp: words.mrp,
  piecesPerCase: words.piecesPerCase,
  ...plainLabels(),
};

function plainLabels() {
  const labels = Object.entries(plainFieldTexts).map(([field, { label }]) => [field, label]);
  return Object.fromEntries(labels) as Record<keyof typeof plainFieldTexts, string>;
}

export type TextFieldName = keyof typeof textLabels;

export const fieldLabels = {
  ...textLabels,
  image: words.images,
  details: words.details,
  goesWith: words.goesWith,
  passport: words.passport,
};

export type PickedProduct = NonNullable<Product['goesWith']>[number];

/** A product as its forms hold it: numbers are text, details are rows. */
export type ProductValues = Record<TextFieldName, string> & {
  image: string[];
  details: { name: string; value: string }[];
  goesWith: PickedProduct[];
  passport: PassportValues;
};

/** A record with a value for each text field. */
function mapTextFields<Value>(map: (field: TextFieldName) => Value) {
  const fields = Object.keys(textLabels) as TextFieldName[];
  return Object.fromEntries(fields.map((field) => [field, map(field)])) as Record<
    TextFieldName,
    Value
  >;
}

export const emptyProduct: ProductValues = {
  ...mapTextFields(() => ''),
  image: [],
  details: [],
  goesWith: [],
  passport: mapFacts(() => ''),
};

const ownFactsOf = ({ ownPassport, passport }: Product) => ownPassport ?? passport;

export function valuesOf(product: Product): ProductValues {
  return {
    ...mapTextFields((field) =>
      String((field === 'categoryId' ? product.category?._id : product[field]) ?? ''),
    ),
    image: product.image,
    details: Object.entries(product.details).map(([name, value]) => ({ name, value })),
    goesWith: product.goesWith ?? [],
    passport: valuesOfPassport(ownFactsOf(product)),
  };
}

/** The shop does not show a product until it has a price, stock and a unit. */
export const isDraft = (product: Product): boolean => editOf(product) === undefined;

/** The numbers that are edited in the list as well. */
export type ProductNumber = 'price' | 'stock';

/**
 * The product as an edit that leaves all else as it is, such as images; undefined for a draft, which
 * only its form completes.
 */
export function editOf({ name, description, price, discount, stock, unit, rating }: Product) {
  if (price === null || stock === null || unit === null) return undefined;
  return { name, description, price, discount, stock, unit, rating };
}

/** The discounted price as text; undefined without a discount. */
export function sellingPriceOf(price: string, discount = 0): string | undefined {
  const rupees = parseRupees(price) ?? -1;
  if (rupees < 0 || discount <= 0 || discount > 100) return undefined;
  return formatRupees(toRupees(unitPricePaise(toHundredths(rupees), toHundredths(discount))));
}

/** @param setAside pieces that came back while the product was off sale */
export const setAsideHint = (setAside = 0): string | undefined =>
  setAside > 0 ? fill(plural(words.setAside, setAside), { count: setAside }) : undefined;

const factLabels = labelsOfFacts();

/** Labels of the fields that differ between two versions of a product, of the passport its facts. */
export function changedFields(one: Product, other: Product): string[] {
  const [before, after] = [valuesOf(one), valuesOf(other)];
  return (Object.keys(fieldLabels) as (keyof ProductValues)[])
    .filter((field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]))
    .flatMap((field) =>
      field === 'passport'
        ? changedFacts(before.passport, after.passport).map((name) => factLabels[name])
        : fieldLabels[field],
    );
}

/**
 * The typed value of each field that was edited since `base`, and the value in `theirs` of others.
 * An edited stock keeps its difference to the one in `base`.
 */
export function mergeEdits(
  typed: ProductValues,
  { base, theirs }: { base: Product; theirs: Product },
): ProductValues {
  const start = valuesOf(base);
  const isEdited = ([field, value]: [string, unknown]) =>
    JSON.stringify(value) !== JSON.stringify(start[field as keyof ProductValues]);
  const merged = {
    ...valuesOf(theirs),
    ...Object.fromEntries(Object.entries(typed).filter(isEdited)),
    passport: mergeFacts(typed.passport, { base, theirs }),
  };
  return typed.stock === start.stock
    ? merged
    : { ...merged, stock: mergeStock(typed.stock, { base, theirs }) };
}

/** Each fact of the passport is a field of its own. */
function mergeFacts(
  typed: PassportValues,
  { base, theirs }: { base: Product; theirs: Product },
): PassportValues {
  const edited = changedFacts(typed, valuesOfPassport(ownFactsOf(base)));
  const facts = edited.map((name) => [name, typed[name]]);
  return { ...valuesOfPassport(ownFactsOf(theirs)), ...Object.fromEntries(facts) };
}

function mergeStock(typed: string, { base, theirs }: { base: Product; theirs: Product }): string {
  const stock = parseNumber(typed);
  if (stock === undefined || base.stock === null || theirs.stock === null) return typed;
  return String(Math.max(0, theirs.stock + stock - base.stock));
}
