import { maxQuantity } from '@mathappu/contract/limits';
import type { Choice, ListItem } from '@mathappu/contract/pasted-lists/line-item';

/** What somebody decided about a doubtful line; without a quantity it is still to be typed. */
export type Decision = Choice | 'leftOut';

/** A line that keeps its decision while others are typed. */
export type KeyedItem = ListItem & { readonly key: string };

/** Equal lines are told apart by their order. */
export function withKeys(items: readonly ListItem[]): KeyedItem[] {
  const seen = new Map<string, number>();
  return items.map((item) => {
    const count = seen.get(item.text) ?? 0;
    seen.set(item.text, count + 1);
    return { ...item, key: `${count} ${item.text}` };
  });
}

/** Quantities by product; of two lines with one product the sum. */
export function takenQuantities(
  items: readonly KeyedItem[],
  decisions: ReadonlyMap<string, Decision>,
): Map<string, number> {
  const taken = new Map<string, number>();
  for (const item of items) {
    const read = item.kind === 'sure' ? item : decisions.get(item.key);
    if (!read || read === 'leftOut' || (item.kind !== 'sure' && item.kind !== 'doubtful')) continue;
    const { productId, quantity } = read;
    if (productId === undefined || quantity === undefined) continue;
    taken.set(productId, Math.min(maxQuantity, (taken.get(productId) ?? 0) + quantity));
  }
  return taken;
}

/** How many doubtful lines nobody has decided about. */
export const countOpen = (
  items: readonly KeyedItem[],
  decisions: ReadonlyMap<string, Decision>,
): number =>
  items.filter(({ kind, key }) => {
    const decision = decisions.get(key);
    const isDecided = decision === 'leftOut' || decision?.quantity !== undefined;
    return kind === 'doubtful' && !isDecided;
  }).length;
