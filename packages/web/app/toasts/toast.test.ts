import { expect, test } from 'vitest';
import { receiveToasts, showToast, type ToastWords, whenToastWaits } from './toast.ts';

const toast = (text: string): ToastWords => ({ kind: 'info', text });

test('what was shown too early wakes the area, waits for it and keeps its order', () => {
  let woken = 0;
  const seen: string[] = [];

  showToast(toast('first'));
  const forget = whenToastWaits(() => woken++);
  showToast(toast('second'));
  expect(woken).toBe(2);

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
