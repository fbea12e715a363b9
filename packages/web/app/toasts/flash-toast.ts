import { readStored, removeStored, writeStored } from '#web/stores/browser-storage.ts';
import type { ToastWords } from './toast.ts';

const reloadKey = 'toast-after-reload';
let pending: { toast: ToastWords; leaving: string } | undefined;

/**
 * A flash message: shown once, on the screen that a navigation arrives at.
 * @param leaving is the key of the location that is being left, which may just have been reached
 */
export function flashToast(toast: ToastWords, leaving: string): void {
  pending = { toast, leaving };
}

/** Stores a toast, so that it is shown after a reload of the document. */
export function flashToastAfterReload(toast: ToastWords): void {
  writeStored(reloadKey, JSON.stringify(toast), 'sessionStorage');
}

/** The flash toast for the location with this key, once. */
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
