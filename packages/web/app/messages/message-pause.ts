import { readStored, writeStored } from '#web/stores/browser-storage.ts';

const pauseMs = 30_000;
const storeKey = 'last-message-sent-at';

/** The server enforces the same pause; checking here saves the request. */
export function isPausing(now = Date.now()): boolean {
  const sentAt = Number(readStored(storeKey));
  return sentAt <= now && now - sentAt < pauseMs;
}

export function startPause(now = Date.now()): void {
  writeStored(storeKey, String(now));
}
