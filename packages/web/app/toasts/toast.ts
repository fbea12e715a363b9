import { fill } from '@mathappu/contract/words';
import * as words from '#words/toasts';

export type ToastWords = {
  kind: 'success' | 'error' | 'warning' | 'info';
  text: string;
  /** In milliseconds; by default as the other toasts of the area. */
  autoClose?: number;
  /** Toasts of one kind that follow each other on the screen become one, which counts. */
  tally?: Tally;
};

type Tally = {
  /** What is told, such as the name of a product; the same one is told once, with how many times. */
  readonly member: string;
  /** Of several different members: '{count} products added to cart'. */
  readonly sentence: `${string}{count}${string}`;
};

/** What a toast says that takes the place of the earlier ones, oldest first. */
export function tallyText(toasts: readonly ToastWords[]): string {
  const last = toasts.at(-1);
  const members = new Set(toasts.map(({ tally }) => tally?.member));
  if (!last?.tally || toasts.length === 1) return last?.text ?? '';
  if (members.size > 1) return fill(last.tally.sentence, { count: members.size });
  return fill(words.severalTimes, { text: last.text, count: toasts.length });
}

type Receiver = (toast: ToastWords) => void;

const waiting: ToastWords[] = [];
let receiver: Receiver | undefined;
let wake: (() => void) | undefined;

/** Shows a toast, or queues it until the toast area has been loaded. */
export function showToast(toast: ToastWords): void {
  if (receiver) {
    receiver(toast);
    return;
  }
  waiting.push(toast);
  wake?.();
}

/** For the area: `load` is called at the first toast. Returns the function that unsubscribes. */
export function whenToastWaits(load: () => void): () => void {
  wake = load;
  if (waiting.length > 0) load();
  return () => {
    wake = undefined;
  };
}

/** For the area: receives the queued toasts and all later ones. Returns the function that unsubscribes. */
export function receiveToasts(next: Receiver): () => void {
  receiver = next;
  for (const toast of waiting.splice(0)) next(toast);
  return () => {
    receiver = undefined;
  };
}
