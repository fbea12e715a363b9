import type { KeyboardEvent } from 'react';

/** The boxes that are on, of rows that are shown. */
const boxes = 'tr:not([data-hidden]) input[data-box]:enabled';

/** The first box that is on. */
export const firstBox = (table: Element | null) => table?.querySelector<HTMLInputElement>(boxes);

/**
 * Enter and ↓ lead to the next box, Shift+Enter and ↑ to the one before, `/` leads out of them: only
 * digits are typed there.
 */
export function moveByKeys(event: KeyboardEvent<HTMLElement>, leave: () => void): void {
  const { key, shiftKey, currentTarget, target } = event;
  const isBox = target instanceof HTMLElement && target.dataset.box;
  if (!isBox || event.nativeEvent.isComposing || event.ctrlKey || event.metaKey || event.altKey) {
    return;
  }
  if (key === '/') {
    event.preventDefault();
    leave();
    return;
  }
  const isDown = key === 'ArrowDown' || (key === 'Enter' && !shiftKey);
  const isUp = key === 'ArrowUp' || (key === 'Enter' && shiftKey);
  if (!isDown && !isUp) return;
  event.preventDefault();
  const all = [...currentTarget.querySelectorAll<HTMLInputElement>(boxes)];
  all[all.indexOf(target as HTMLInputElement) + (isDown ? 1 : -1)]?.focus();
}
