export const charactersPerSecond = 20;
export const holdMs = 1000;

const stepMs = 1000 / charactersPerSecond;

type TypingFrame = { text: string; forMs: number };

/**
 * One round of typing, holding and erasing each phrase, to be repeated. It starts with the first
 * phrase complete, as rendered by the server.
 */
export function typingFrames(phrases: readonly string[]): TypingFrame[] {
  const [first = '', ...others] = phrases;
  return [
    ...holdAndErase(first),
    ...others.flatMap((p) => [...typed(p), ...holdAndErase(p)]),
    ...typed(first),
  ];
}

/** Without the complete phrase, which is held. */
function typed(phrase: string): TypingFrame[] {
  return lengths(phrase).map((length) => ({ text: phrase.slice(0, length), forMs: stepMs }));
}

function holdAndErase(phrase: string): TypingFrame[] {
  return [{ text: phrase, forMs: holdMs }, ...typed(phrase).reverse(), { text: '', forMs: stepMs }];
}

/** 1 … length - 1 */
function lengths(phrase: string): number[] {
  return Array.from({ length: Math.max(phrase.length - 1, 0) }, (_, index) => index + 1);
}
