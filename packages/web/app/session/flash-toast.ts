import { readStored, removeStored, writeStored } from '#web/api/browser-storage.ts';

export type Toast = {
  kind: 'success' | 'error' | 'warning' | 'info';
  text: string;
  /** How long it stays, when not as long as the area's other toasts. */
  durationMs?: number;
};

const reloadKey = 'toast-after-reload';
let pending: Toast | undefined;

/** Keeps a toast for the screen that a navigation arrives at; it is shown there once. */
export function flashToast(toast: Toast): void {
  pending = toast;
}

/** The same across a reload of the document. */
export function flashToastAfterReload(toast: Toast): void {
  writeStored(reloadKey, JSON.stringify(toast), 'sessionStorage');
}

export function takeFlashedToast(): Toast | undefined {
  const taken = pending ?? takeAfterReload();
  pending = undefined;
  return taken;
}

function takeAfterReload(): Toast | undefined {
  const stored = readStored(reloadKey, 'sessionStorage');
  if (!stored) return undefined;
  removeStored(reloadKey, 'sessionStorage');
  try {
    return JSON.parse(stored);
  } catch {
    return undefined;
  }
}
