import { useEffect, useRef, useState } from 'react';

type Step = 'up' | 'down';

/**
 * Rows that buttons move up and down. The list has the ref, each row `data-row` with its id, and its
 * buttons are `StepButtons`: moving a row in the document takes the focus from them.
 */
export function useRowSteps<List extends HTMLElement>(
  ids: readonly string[],
  onOrder: (ids: string[]) => void,
) {
  const list = useRef<List>(null);
  const [moved, setMoved] = useState<{ id: string; step: Step }>();

  useEffect(() => {
    if (!moved) return;
    const row = list.current?.querySelector(`[data-row="${moved.id}"]`);
    const buttons = [...(row?.querySelectorAll<HTMLElement>('button[data-step]') ?? [])];
    const usable = buttons.filter((button) => button.ariaDisabled !== 'true');
    (usable.find(({ dataset }) => dataset.step === moved.step) ?? usable[0])?.focus();
  }, [moved]);

  function move(id: string, to: number) {
    const others = ids.filter((other) => other !== id);
    others.splice(to, 0, id);
    if (others.join() !== ids.join()) onOrder(others);
  }

  function step(id: string, direction: Step) {
    const to = ids.indexOf(id) + (direction === 'up' ? -1 : 1);
    if (to < 0 || to >= ids.length) return;
    move(id, to);
    setMoved({ id, step: direction });
  }

  /** The place of the row that was moved last, from 0; -1 for none. */
  const movedTo = moved ? ids.indexOf(moved.id) : -1;
  return { list, move, step, movedTo };
}

export type RowSteps = ReturnType<typeof useRowSteps>;
