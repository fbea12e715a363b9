let isMeant = false;

/** Reloads the page. `useReloadGuard` stops every other reload by a script. */
export function reloadPage(): void {
  isMeant = true;
  window.location.reload();
}

export const isReloadMeant = (): boolean => isMeant;
