import type { Message } from '@mathappu/contract/messages';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { entryMark } from '#web/lists/use-list-keys.ts';

/**
 * The opened message. It stays in the pane when an act takes it out of the list, as marking one
 * read does in the list of the unread. Closing it gives the focus back to where it was opened, or
 * to what has taken its place.
 */
export function useOpenMessage(
  openId: string | undefined,
  rows: readonly Message[] | undefined,
  list: RefObject<HTMLElement | null>,
): Message | undefined {
  const [last, setLast] = useState<Message>();
  const lastId = useRef(openId);
  const place = useRef(0);
  const index = rows?.findIndex(({ _id }) => _id === openId) ?? -1;
  const found = rows?.[index];
  if (found && found !== last) setLast(found);

  useEffect(() => {
    if (index >= 0) place.current = index;
  }, [index]);

  useEffect(() => {
    const closedId = lastId.current;
    lastId.current = openId;
    if (openId !== undefined || closedId === undefined) return;
    const entries = [...(list.current?.querySelectorAll<HTMLElement>(`[${entryMark}]`) ?? [])];
    const opener = entries.find((entry) => entry.getAttribute(entryMark) === closedId);
    (opener ?? entries[Math.min(place.current, entries.length - 1)])?.focus();
  }, [openId, list]);

  return found ?? (last?._id === openId ? last : undefined);
}
