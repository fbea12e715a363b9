import type { ListedProduct } from '@mathappu/contract/catalogue/price-list';
import { orderableQuantity } from '@mathappu/contract/catalogue/product-offer';
import { cartRefusals, stockRefusalOf } from '@mathappu/contract/refusals/refusal-sentences';
import { fill } from '@mathappu/contract/words';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { readKey } from '#web/api/use-read.ts';
import { setLine } from '#web/cart/pending/set-line.ts';
import { readStored, removeStored, writeStored } from '#web/stores/browser-storage.ts';
import * as words from '#words/catalogue/price-list';

/** Why a box does not count, and what was typed in it. */
export type Mark = {
  readonly text: string;
  readonly note: string;
  /** It may be saved by trying again. */
  readonly isUnsaved?: boolean;
};

export type Marks = ReadonlyMap<string, Mark>;

type Box = {
  product: ListedProduct;
  /** The quantity in the cart now, and the one before somebody typed. */
  quantity: number;
  before: number;
};

export type ChangeBox = (box: Box, text: string) => void;

const noMarks: Marks = new Map();

/** What could not be counted, by product, for a reload of the page. */
const marksKey = 'price-list-marks';

/** More than there is: the cart keeps what it had before. */
export const shortNote = ({ stock }: Pick<ListedProduct, 'stock'>): string =>
  fill<string>(cartRefusals[stockRefusalOf({ stock, inCart: 0 })][1], { stock });

/** Typed quantities go to the cart; a quantity that cannot is marked and stays in its box. */
export function useBoxes() {
  const queries = useQueryClient();
  const [marks, setMarks] = useState(noMarks);
  /** The last typed quantity by product: an answer may belong to an earlier one. */
  const typed = useRef(new Map<string, string>());

  const change = useCallback<ChangeBox>(
    async ({ product, quantity, before }, text) => {
      const id = product._id;
      const mark = (mark?: Mark) => setMarks((marks) => withMark(marks, id, mark));
      typed.current.set(id, text);
      const isShort = Number(text) > orderableQuantity(product);
      mark(isShort ? { text, note: shortNote(product) } : undefined);
      const wanted = isShort ? before : Number(text);
      if (wanted === quantity) return;
      const outcome = await setLine(product, wanted);
      if (!(outcome instanceof Error)) return;
      const kept = typed.current.get(id) ?? text;
      mark(
        outcome.isRefusal
          ? { text: kept, note: outcome.message }
          : { text: kept, note: words.notSaved, isUnsaved: true },
      );
      // A refusal means that the shown list is outdated.
      if (outcome.isRefusal) queries.invalidateQueries({ queryKey: readKey('getPriceList') });
    },
    [queries],
  );

  useEffect(() => {
    const texts = [...marks].map(([id, { text }]) => [id, text]);
    if (texts.length > 0) writeStored(marksKey, JSON.stringify(texts), 'sessionStorage');
    else removeStored(marksKey, 'sessionStorage');
  }, [marks]);

  return { marks, change };
}

/** What was marked before a reload: product and text. */
export function readMarks(): [id: string, text: string][] {
  try {
    const stored: unknown = JSON.parse(readStored(marksKey, 'sessionStorage') ?? '[]');
    return Array.isArray(stored) ? stored.filter(isText) : [];
  } catch {
    return [];
  }
}

const isText = (mark: unknown): mark is [string, string] =>
  Array.isArray(mark) && typeof mark[0] === 'string' && /^\d{1,3}$/.test(String(mark[1]));

function withMark(marks: Marks, id: string, mark: Mark | undefined): Marks {
  if (!mark && !marks.has(id)) return marks;
  const next = new Map(marks);
  if (mark) next.set(id, mark);
  else next.delete(id);
  return next;
}
