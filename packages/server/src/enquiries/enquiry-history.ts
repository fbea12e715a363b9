import type { Adjustments, FieldChange } from '#server/platform/db/json-columns.ts';
import type { QuoteContent, QuoteLine } from './enquiry-content.ts';

/** The fields of a quote by key: a line by its product, any other field by its name. */
function fieldsOf(content: QuoteContent | undefined): Map<string, unknown> {
  if (!content) return new Map();
  const { lines, ...plain } = content;
  return new Map<string, unknown>([
    ...Object.entries(plain),
    ...lines.map((line) => [lineField(line.productId), line] as const),
  ]);
}

const linePrefix = 'line ';
const lineField = (productId: string): string => linePrefix + productId;

const isEqual = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/** The fields that differ between two contents; a changed line carries its reason. */
export function diffQuotes(before: QuoteContent | undefined, after: QuoteContent): FieldChange[] {
  const [was, is] = [fieldsOf(before), fieldsOf(after)];
  const reasons = new Map(after.lines.map((line) => [lineField(line.productId), line.reason]));
  return [...new Set([...was.keys(), ...is.keys()])].flatMap((field) => {
    const change = { before: was.get(field) ?? null, after: is.get(field) ?? null };
    if (isEqual(change.before, change.after)) return [];
    return [{ field, ...change, reason: reasons.get(field) ?? '' }];
  });
}

/** Applies changes in their order, and returns the resulting content. */
export function replayChanges(changes: readonly FieldChange[]): QuoteContent {
  const fields = new Map<string, unknown>();
  for (const { field, after } of changes) fields.set(field, after);
  const lines = [...fields]
    .filter(([field, value]) => field.startsWith(linePrefix) && value !== null)
    .map(([, line]) => line as QuoteLine)
    .sort((a, b) => a.lineNo - b.lineNo);
  const value = <Name extends keyof QuoteContent>(name: Name) =>
    (fields.get(name) ?? null) as QuoteContent[Name];
  return {
    state: value('state'),
    validUntil: value('validUntil'),
    note: value('note'),
    // Histories of earlier releases lack it.
    shopNote: value('shopNote') ?? '',
    reason: value('reason'),
    delivery: value('delivery'),
    adjustments: value('adjustments'),
    priceRule: value('priceRule') ?? null,
    orderId: value('orderId'),
    lines,
  };
}

/** The fields and facts of a history in which nobody writes. */
const wordless: ReadonlySet<string> = new Set([
  'state',
  'validUntil',
  'orderId',
  'priceRule',
  'agreedBy',
  'warnings',
]);

/** The changes of a customer who has left: goods, prices, dates and states stay, what was written goes. */
export const changesWithoutWords = (changes: readonly FieldChange[]): FieldChange[] =>
  changes.map(({ field, before, after }) => {
    const erase = eraserOf(field);
    return { field, before: erase(before), after: erase(after), reason: '' };
  });

function eraserOf(field: string): (value: unknown) => unknown {
  if (wordless.has(field)) return (value) => value;
  if (field.startsWith(linePrefix)) return eraseLineReasons;
  return field === 'adjustments' ? eraseLabels : () => null;
}

const eraseLineReasons = (line: unknown) => line && { ...line, priceReason: '', reason: '' };

const eraseLabels = (rows: unknown) =>
  (rows as Adjustments | null)?.map((row) =>
    row.kind === 'discount' ? { ...row, label: '…' } : row,
  ) ?? null;
