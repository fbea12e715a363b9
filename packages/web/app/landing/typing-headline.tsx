import { useEffect, useState } from 'react';
import { rich } from '#web/language/rich.ts';
import * as words from '#words/landing';
import { typingFrames } from './typing-schedule.ts';

const occasions = [words.diwali, words.weddings, words.festivals, words.celebrations];
const frames = typingFrames(occasions);
const still = { text: occasions[0], forMs: 0 };

/** Screen readers get one stable sentence instead of the animation. */
export function TypingHeadline({ isPlaying }: { isPlaying: boolean }) {
  const [step, setStep] = useState(0);
  const { text, forMs } = frames[step % frames.length] ?? still;

  useEffect(() => {
    if (!isPlaying) return;
    const timer = setTimeout(() => setStep(step + 1), forMs);
    return () => clearTimeout(timer);
  }, [isPlaying, step, forMs]);

  const occasion = (
    <span className="block min-h-[1lh] wrap-anywhere text-gold">
      {text}
      <span className="ml-1 inline-block h-[0.8em] w-0.75 translate-y-[0.08em] animate-twinkle bg-gold" />
    </span>
  );
  return (
    <h1 className="text-hero font-bold">
      <span className="sr-only">{words.wholeHeadline}</span>
      <span aria-hidden="true">{rich(words.headline, { occasion })}</span>
    </h1>
  );
}
