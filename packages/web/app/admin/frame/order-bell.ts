import { readStored, writeStored } from '#web/stores/browser-storage.ts';
import { createStore } from '#web/stores/create-store.ts';

/** Whether new orders ring, as this browser remembers it. */
export const bellStore = createStore(false, {
  key: 'admin-order-bell',
  parse: (stored) => stored === 'on',
  serialize: (isOn) => (isOn ? 'on' : undefined),
});

const rungKey = 'admin-order-rung';

/** Rings when the bell is on, and only in the first of several tabs that see the order. */
export function ringForOrder(order: string): void {
  if (!bellStore.get() || readStored(rungKey) === order) return;
  writeStored(rungKey, order);
  ring();
}

let audio: AudioContext | undefined;

/**
 * Two soft tones. Browsers play nothing before the first touch of a page: after a reload the bell
 * is silent until then (https://developer.mozilla.org/docs/Web/Media/Guides/Autoplay).
 */
export function ring(): void {
  audio ??= new AudioContext();
  audio.resume();
  playTone(audio, 880, 0);
  playTone(audio, 1175, 0.18);
}

function playTone(context: AudioContext, hertz: number, delay: number): void {
  const start = context.currentTime + delay;
  const volume = new GainNode(context, { gain: 0 });
  volume.gain.linearRampToValueAtTime(0.08, start + 0.02);
  volume.gain.exponentialRampToValueAtTime(0.001, start + 0.6);
  const tone = new OscillatorNode(context, { frequency: hertz });
  tone.connect(volume).connect(context.destination);
  tone.start(start);
  tone.stop(start + 0.6);
}
