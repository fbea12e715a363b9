import { type RefObject, useEffect, useRef } from 'react';
import { entryMark } from '#web/lists/use-list-keys.ts';

/**
 * Closing an entry returns the focus to it in the list, or to the entry at its place when a change
 * has removed it from the list.
 * @param index of the open entry; -1 when it is not in the list
 */
export function useReturnFocus(
  openId: string | undefined,
  index: number,
  list: RefObject<HTMLElement | null>,
): void {
  const lastId = useRef(openId);
  const lastIndex = useRef(0);

  useEffect(() => {
    if (index >= 0) lastIndex.current = index;
  }, [index]);

  useEffect(() => {
    const closedId = lastId.current;
    lastId.current = openId;
    if (openId !== undefined || closedId === undefined) return;
    const entries = [...(list.current?.querySelectorAll<HTMLElement>(`[${entryMark}]`) ?? [])];
    const opener = entries.find((entry) => entry.getAttribute(entryMark) === closedId);
    (opener ?? entries[Math.min(lastIndex.current, entries.length - 1)])?.focus();
  }, [openId, list]);
}
