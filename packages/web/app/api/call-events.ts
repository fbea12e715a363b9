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

/** Hears of every failed call whose failure is to be told to the visitor. */
export const onCallFailed = callFailed.subscribe;
export const emitCallFailed = callFailed.emit;

/** Hears when the refresh token was refused or is missing: nobody is signed in any more. */
export const onSessionEnded = sessionEnded.subscribe;
export const emitSessionEnded = sessionEnded.emit;
