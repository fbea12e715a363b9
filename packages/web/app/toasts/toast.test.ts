import { expect, test } from 'vitest';
import { tallyText } from './tally-text.ts';
import { receiveToasts, showToast, type ToastWords, whenToastWaits } from './toast.ts';

const toast = (text: string): ToastWords => ({ kind: 'info', text });

test('toasts shown before the area has loaded load it, are queued and keep their order', () => {
  let loads = 0;
  const seen: string[] = [];

  showToast(toast('first'));
  const forget = whenToastWaits(() => loads++);
  showToast(toast('second'));
  expect(loads).toBe(2);

  const stop = receiveToasts(({ text }) => seen.push(text));
  showToast(toast('third'));
  expect(seen).toEqual(['first', 'second', 'third']);

  stop();
  showToast(toast('fourth'));
  expect(seen).toHaveLength(3);
  receiveToasts(({ text }) => seen.push(text))();
  expect(seen).toEqual(['first', 'second', 'third', 'fourth']);
  forget();
});

test('toasts of one kind are counted, the same one with how many times', () => {
  const added = (member: string): ToastWords => ({
    ...toast(`${member} added`),
    tally: { member, sentence: '{count} products added' },
  });
  expect(tallyText([added('Pencil')])).toBe('Pencil added');
  expect(tallyText([added('Pencil'), added('Pencil')])).toBe('Pencil added 2 times');
  expect(tallyText(['Pencil', 'Pot', 'Pencil', 'Pot'].map(added))).toBe('2 products added');
  expect(tallyText([toast('Saved')])).toBe('Saved');
});
