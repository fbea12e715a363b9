import { useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { allowedQuantity, type CartLine, cutName } from './cart-line.ts';
import { useCartActions } from './use-cart-actions.ts';

type RemovedLineProps = { line: CartLine; onUndo: () => void };

/** Placeholder of a removed line, with Undo. Takes the focus of the button that was removed. */
export function RemovedLine({ line, onUndo }: RemovedLineProps) {
  const { add } = useCartActions();
  const [isUndoing, setUndoing] = useState(false);
  const { name } = line.product;

  async function undo() {
    onUndo();
    setUndoing(true);
    await add(line.product, allowedQuantity(line, line.quantity));
    setUndoing(false);
  }

  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-b border-line py-2 text-ink-soft first:pt-0 last:border-b-0 last:pb-0">
      <span title={name}>{cutName(name)} removed</span>
      <Button
        variant="secondary"
        size="sm"
        autoFocus
        aria-label={`Undo: put ${name} back`}
        isBusy={isUndoing}
        onClick={undo}
      >
        Undo
      </Button>
    </li>
  );
}
