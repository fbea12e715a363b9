import { useEffect, useEffectEvent } from 'react';

const whereKeysAreText = 'input, textarea, select, [contenteditable]';

/** Keys that act while nobody is typing, no dialog is open and no modifier is held. */
export function useShortcuts(shortcuts: Record<string, () => void>, isOn: boolean): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const act = Object.hasOwn(shortcuts, event.key) ? shortcuts[event.key] : undefined;
    if (!act || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.target instanceof Element && event.target.closest(whereKeysAreText)) return;
    if (document.querySelector('dialog[open]')) return;
    event.preventDefault();
    act();
  });

  useEffect(() => {
    if (!isOn) return;
    const listen = (event: KeyboardEvent) => press(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, [isOn]);
}
