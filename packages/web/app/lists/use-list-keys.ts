import { type RefObject, useState } from 'react';
import { readStored, writeStored } from '#web/stores/browser-storage.ts';
import { useShortcuts } from './use-shortcuts.ts';

/** Put on what opens an entry of a list, so that the keys find it. */
export const entryMark = 'data-entry';

const storageKey = 'admin-shortcuts';

type ListKeys = {
  list: RefObject<HTMLElement | null>;
  searchBox: RefObject<HTMLInputElement | null>;
  /** Closes what is open beside the list. */
  onEscape?: () => void;
};

/** `/` searches, `j` and `k` walk through the list; Enter then opens, as it does with any link. */
export function useListKeys({ list, searchBox, onEscape }: ListKeys) {
  const [isOn, setIsOn] = useState(() => readStored(storageKey) !== 'off');

  useShortcuts(
    {
      '/': () => searchBox.current?.focus(),
      j: () => walk(list.current, 1),
      k: () => walk(list.current, -1),
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

/** From the entry that has the focus, else from the one that is open, else from the top. */
function walk(list: HTMLElement | null, step: 1 | -1): void {
  const entries = [...(list?.querySelectorAll<HTMLElement>(`[${entryMark}]`) ?? [])];
  const focused = entries.findIndex((entry) => entry.contains(document.activeElement));
  const open = entries.findIndex((entry) => entry.hasAttribute('aria-current'));
  const here = focused >= 0 ? focused : open;
  const next = here < 0 ? 0 : Math.min(Math.max(here + step, 0), entries.length - 1);
  entries[next]?.focus();
}
