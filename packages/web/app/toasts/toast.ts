export type ToastWords = {
  kind: 'success' | 'error' | 'warning' | 'info';
  text: string;
  /** In milliseconds, when not as long as the area's other toasts. */
  autoClose?: number;
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

/** For the area: `load` is called once there is something to show. Returns the way to stop. */
export function whenToastWaits(load: () => void): () => void {
  wake = load;
  if (waiting.length > 0) load();
  return () => {
    wake = undefined;
  };
}

/** For the area: passes on the queued toasts, then every further one. Returns the way to stop. */
export function receiveToasts(next: Receiver): () => void {
  receiver = next;
  for (const toast of waiting.splice(0)) next(toast);
  return () => {
    receiver = undefined;
  };
}
