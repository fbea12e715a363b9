import { lettersOf } from '#web/ui/format/letters.ts';

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
  const letters = lettersOf(phrase);
  return letters
    .slice(1)
    .map((_, length) => ({ text: letters.slice(0, length + 1).join(''), forMs: stepMs }));
}

function holdAndErase(phrase: string): TypingFrame[] {
  return [{ text: phrase, forMs: holdMs }, ...typed(phrase).reverse(), { text: '', forMs: stepMs }];
}
