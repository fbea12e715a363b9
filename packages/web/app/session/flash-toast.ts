import { readStored, removeStored, writeStored } from '#web/api/browser-storage.ts';
import type { ToastWords } from '#web/ui/toast.ts';

const reloadKey = 'toast-after-reload';
let pending: ToastWords | undefined;

/** Keeps a toast for the screen that a navigation arrives at; it is shown there once. */
export function flashToast(toast: ToastWords): void {
  pending = toast;
}

/** The same across a reload of the document. */
export function flashToastAfterReload(toast: ToastWords): void {
  writeStored(reloadKey, JSON.stringify(toast), 'sessionStorage');
}

export function takeFlashedToast(): ToastWords | undefined {
  const taken = pending ?? takeAfterReload();
  pending = undefined;
  return taken;
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
