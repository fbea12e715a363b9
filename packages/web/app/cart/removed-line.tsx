import { fill } from '@mathappu/contract/words';
import { leadingName } from '#web/language/names.ts';
import { Button } from '#web/ui/button.tsx';
import * as words from '#words/cart';
import type { CartLine } from './cart-line.ts';
import { LineRefusal } from './line-refusal.tsx';

type RemovedLineProps = {
  line: CartLine;
  name: string;
  refusal: string | undefined;
  onUndo: () => void;
};

/** Placeholder of a removed line, with Undo. Takes the focus of the button that was removed. */
export function RemovedLine({ line, name, refusal, onUndo }: RemovedLineProps) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-b border-line py-2 text-ink-soft first:pt-0 last:border-b-0 last:pb-0">
      <span title={leadingName(line.product)}>{fill(words.removedLine, { name })}</span>
      <Button
        variant="secondary"
        size="sm"
        autoFocus
        aria-label={fill(words.undoNamed, { name: leadingName(line.product) })}
        onClick={onUndo}
      >
        {words.undo}
      </Button>
      <LineRefusal text={refusal} />
    </li>
  );
}
