import { type RefObject, useState } from 'react';
import { readStored, writeStored } from '#web/stores/browser-storage.ts';
import { useShortcuts } from './use-shortcuts.ts';

/** The attribute of the links that open an entry, by which the keys find them. */
export const entryMark = 'data-entry';

const storageKey = 'admin-shortcuts';

type ListKeys = {
  list: RefObject<HTMLElement | null>;
  searchBox: RefObject<HTMLInputElement | null>;
  /** Closes the entry that is open beside the list. */
  onEscape?: () => void;
};

/** `/` searches, `j` and `k` move through the list; Enter then opens, as it does with any link. */
export function useListKeys({ list, searchBox, onEscape }: ListKeys) {
  const [isOn, setIsOn] = useState(() => readStored(storageKey) !== 'off');

  useShortcuts(
    {
      '/': () => searchBox.current?.focus(),
      j: () => moveFocus(list.current, 1),
      k: () => moveFocus(list.current, -1),
    },
    isOn,
  );
  useShortcuts(onEscape ? { Escape: onEscape } : {}, true);

  return {
    isOn,
    toggle: () => {
      writeStored(storageKey, isOn ? 'off' : 'on');
      setIsOn(!isOn);
    },
  };
}

/** Starts at the focused entry, else at the open one, else at the top. */
function moveFocus(list: HTMLElement | null, step: 1 | -1): void {
  const entries = [...(list?.querySelectorAll<HTMLElement>(`[${entryMark}]`) ?? [])];
  const focused = entries.findIndex((entry) => entry.contains(document.activeElement));
  const open = entries.findIndex((entry) => entry.hasAttribute('aria-current'));
  const current = focused >= 0 ? focused : open;
  const next = current < 0 ? 0 : Math.min(Math.max(current + step, 0), entries.length - 1);
  entries[next]?.focus();
}
