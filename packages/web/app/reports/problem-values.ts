import { parseNumber } from '@mathappu/contract/parse-number';
import type { Report } from '@mathappu/contract/reports/report';
import { fill } from '@mathappu/contract/words';
import * as words from '#words/reports';
import type { ReportedOrder } from './reported-order.ts';

type What = Report['lines'][number]['what'];

/** One row of the form: pieces of a product, as they are typed. */
export type ProblemRow = { key: string; productId: string; what: What; pieces: string };

export const noProblem = {
  rows: [] as readonly ProblemRow[],
  text: '',
  photos: [] as readonly string[],
};
export type ProblemValues = typeof noProblem;

type ProblemErrors = { rows: ReadonlyMap<string, string>; lines?: string; photos?: string };

/** What is wrong with the form, before it is sent. */
export function problemErrors(
  { rows, photos }: ProblemValues,
  lines: ReportedOrder['lines'],
): ProblemErrors {
  const left = new Map(lines.map(({ productId, quantity }) => [productId, quantity]));
  const wrong = rows.flatMap(({ key, productId, pieces }): [string, string][] => {
    const most = left.get(productId) ?? 0;
    const count = parseNumber(pieces) ?? 0;
    left.set(productId, most - count);
    const isRight = Number.isInteger(count) && count >= 1 && count <= most;
    return isRight ? [] : [[key, fill(words.atMost, { count: sentOf(productId, lines) })]];
  });
  const isPhotoMissing = photos.length === 0 && rows.some(({ what }) => what === 'damaged');
  return {
    rows: new Map(wrong),
    ...(rows.length === 0 && { lines: words.chooseFirst }),
    ...(isPhotoMissing && { photos: words.photoMissing }),
  };
}

const sentOf = (productId: string, lines: ReportedOrder['lines']): number =>
  lines.find((line) => line.productId === productId)?.quantity ?? 0;

export const isRight = ({ rows, lines, photos }: ProblemErrors): boolean =>
  rows.size === 0 && lines === undefined && photos === undefined;

/** The body of the call, of a form without errors. */
export const toProblem = ({ rows, text, photos }: ProblemValues) => ({
  kind: 'problem' as const,
  lines: rows.map(({ productId, what, pieces }) => ({
    productId,
    what,
    quantity: parseNumber(pieces) ?? 0,
  })),
  text: text.trim(),
  photos: [...photos],
});
