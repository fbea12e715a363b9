import type { Message } from '@mathappu/contract/messages';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { entryMark } from '#web/lists/use-list-keys.ts';

/**
 * The open message. It stays open when a change removes it from the filtered list, such as marking
 * it read in the list of unread ones. Closing it returns the focus to its entry, or to the entry at
 * its place.
 */
export function useOpenMessage(
  openId: string | undefined,
  rows: readonly Message[] | undefined,
  list: RefObject<HTMLElement | null>,
): Message | undefined {
  const [last, setLast] = useState<Message>();
  const lastId = useRef(openId);
  const lastIndex = useRef(0);
  const index = rows?.findIndex(({ _id }) => _id === openId) ?? -1;
  const found = rows?.[index];
  if (found && found !== last) setLast(found);

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

  return found ?? (last?._id === openId ? last : undefined);
}
