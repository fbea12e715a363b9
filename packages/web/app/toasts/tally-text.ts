import { fill } from '@mathappu/contract/words';
import * as words from '#words/toasts';
import type { ToastWords } from './toast.ts';

/** The text of a toast that replaces these earlier ones, oldest first. */
export function tallyText(toasts: readonly ToastWords[]): string {
  const last = toasts.at(-1);
  const members = new Set(toasts.map(({ tally }) => tally?.member));
  if (!last?.tally || toasts.length === 1) return last?.text ?? '';
  if (members.size > 1) return fill(last.tally.sentence, { count: members.size });
  return fill(words.severalTimes, { text: last.text, count: toasts.length });
}
