import { readStored, removeStored, writeStored } from '#web/stores/browser-storage.ts';
import type { ToastWords } from './toast.ts';

const reloadKey = 'toast-after-reload';
let pending: { toast: ToastWords; leaving: string } | undefined;

/**
 * Keeps a toast for the screen that a navigation arrives at; it is shown there once.
 * @param leaving is the key of the location that is being left, which may just have been reached
 */
export function flashToast(toast: ToastWords, leaving: string): void {
  pending = { toast, leaving };
}

/** The same across a reload of the document. */
export function flashToastAfterReload(toast: ToastWords): void {
  writeStored(reloadKey, JSON.stringify(toast), 'sessionStorage');
}

/** What is to be told at the location with this key, once. */
export function takeFlashedToast(here: string): ToastWords | undefined {
  if (!pending) return takeAfterReload();
  if (pending.leaving === here) return undefined;
  const { toast } = pending;
  pending = undefined;
  return toast;
}

function takeAfterReload(): ToastWords | undefined {
  const stored = readStored(reloadKey, 'sessionStorage');
  if (!stored) return undefined;
  removeStored(reloadKey, 'sessionStorage');
  try {
    return JSON.parse(stored);
  } catch {
    return undefined;
  }
}
