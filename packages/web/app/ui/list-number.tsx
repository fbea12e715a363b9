import { fill } from '@mathappu/contract/words';
import * as words from '#words/ui';

type ListNumberProps = {
  /** Of the printed price list; nothing is shown for null. */
  number: number | null | undefined;
  className?: string;
};

export function ListNumber({ number, className = '' }: ListNumberProps) {
  if (!number) return null;
  return (
    <span className={`figures text-sm/snug whitespace-nowrap text-ink-soft ${className}`}>
      {fill(words.listNumber, { number })}
    </span>
  );
}
