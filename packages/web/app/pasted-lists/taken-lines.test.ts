import { expect, test } from 'vitest';
import { countOpen, type Decision, takenQuantities, withKeys } from './taken-lines.ts';

const items = withKeys([
  { line: 0, text: 'a 5', kind: 'sure', productId: 'a', quantity: 5 },
  { line: 1, text: 'b', kind: 'doubtful', why: 'No quantity', choices: [{ productId: 'b' }] },
  { line: 2, text: 'b', kind: 'doubtful', why: 'No quantity', choices: [{ productId: 'b' }] },
  { line: 3, text: 'hello', kind: 'skipped' },
]);
const decide = (...decisions: (Decision | undefined)[]) =>
  new Map(
    [items[1], items[2]].flatMap((item, at) => {
      const decision = decisions[at];
      return item && decision ? [[item.key, decision] as const] : [];
    }),
  );

test('every doubtful line waits for a decision, and a choice for its quantity', () => {
  expect(countOpen(items, decide())).toBe(2);
  expect(countOpen(items, decide('leftOut'))).toBe(1);
  expect(countOpen(items, decide({ productId: 'b' }, 'leftOut'))).toBe(1);
  expect(countOpen(items, decide({ productId: 'b', quantity: 2 }, 'leftOut'))).toBe(0);
});

test('what is taken has the sure lines and the decided ones, two of one product together', () => {
  const two = decide({ productId: 'b', quantity: 2 }, { productId: 'b', quantity: 999 });
  expect(Object.fromEntries(takenQuantities(items, two))).toEqual({ a: 5, b: 999 });
  expect(Object.fromEntries(takenQuantities(items, decide('leftOut')))).toEqual({ a: 5 });
});
