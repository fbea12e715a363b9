import type { CallError } from './call-error.ts';

function createEvent<Payload extends unknown[]>() {
  const listeners = new Set<(...payload: Payload) => void>();
  return {
    subscribe(listener: (...payload: Payload) => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    emit(...payload: Payload): void {
      for (const listener of listeners) listener(...payload);
    },
  };
}

const callFailed = createEvent<[error: CallError]>();
const sessionEnded = createEvent<[]>();

/** Emitted for every failed call that has to show a toast. */
export const onCallFailed = callFailed.subscribe;
export const emitCallFailed = callFailed.emit;

/** Emitted when the refresh token is refused or missing, here or in another tab, which signs the user out. */
export const onSessionEnded = sessionEnded.subscribe;
export const emitSessionEnded = sessionEnded.emit;
