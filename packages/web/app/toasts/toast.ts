export type ToastWords = {
  kind: 'success' | 'error' | 'warning' | 'info';
  text: string;
  /** In milliseconds; by default as the other toasts of the area. */
  autoClose?: number;
  /** Toasts of one kind that follow each other on the screen become one, which counts. */
  tally?: Tally;
};

type Tally = {
  /** The subject, such as the name of a product. Equal ones are told once, with their number. */
  readonly member: string;
  /** The text for several different members: '{count} products added to cart'. */
  readonly sentence: `${string}{count}${string}`;
};

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
