import { fill } from '@mathappu/contract/words';
import { IconButton } from '#web/ui/icon-button.tsx';
import { ChevronLeftIcon, ChevronRightIcon } from '#web/ui/images/navigation-icons.tsx';
import * as words from '#words/admin/frame';
import type { RowSteps } from './use-row-steps.ts';

type StepButtonsProps = {
  id: string;
  name: string;
  /** The place of the row, from 0. */
  place: number;
  count: number;
  onStep: RowSteps['step'];
};

/** Moves a row of `useRowSteps`. */
export function StepButtons({ id, name, place, count, onStep }: StepButtonsProps) {
  return (
    <>
      <IconButton
        data-step="up"
        label={fill(words.moveUpOf, { name })}
        title={words.moveUp}
        icon={<ChevronLeftIcon className="size-6 rotate-90" />}
        aria-disabled={place === 0}
        onClick={() => onStep(id, 'up')}
      />
      <IconButton
        data-step="down"
        label={fill(words.moveDownOf, { name })}
        title={words.moveDown}
        icon={<ChevronRightIcon className="size-6 rotate-90" />}
        aria-disabled={place === count - 1}
        onClick={() => onStep(id, 'down')}
      />
    </>
  );
}
