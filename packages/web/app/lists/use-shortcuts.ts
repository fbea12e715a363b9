import { useEffect, useEffectEvent } from 'react';

const textFields = 'input:not([type=checkbox]), textarea, select, [contenteditable]';

type ShortcutOptions = {
  /** For the shortcuts of an open dialog, which a question above it suspends. */
  isInDialog?: boolean;
};

/** Shortcuts of single keys; ignored in text fields, in other dialogs and with a modifier. */
export function useShortcuts(
  shortcuts: Record<string, () => void>,
  isOn: boolean,
  { isInDialog = false }: ShortcutOptions = {},
): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const act = Object.hasOwn(shortcuts, event.key) ? shortcuts[event.key] : undefined;
    if (!act || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.target instanceof Element && event.target.closest(textFields)) return;
    if (document.querySelectorAll('dialog[open]').length !== (isInDialog ? 1 : 0)) return;
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
