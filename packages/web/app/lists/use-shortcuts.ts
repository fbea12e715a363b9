import { useEffect, useEffectEvent } from 'react';

const textFields = 'input, textarea, select, [contenteditable]';

/** Shortcuts of single keys; ignored in text fields, in dialogs and with a modifier. */
export function useShortcuts(shortcuts: Record<string, () => void>, isOn: boolean): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const act = Object.hasOwn(shortcuts, event.key) ? shortcuts[event.key] : undefined;
    if (!act || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.target instanceof Element && event.target.closest(textFields)) return;
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
