import { fill } from '@mathappu/contract/words';
import { IconButton } from '#web/ui/icon-button.tsx';
import { TrashIcon } from '#web/ui/images/edit-icons.tsx';
import * as words from '#words/admin/price-rules';
import { langOfData } from '#words/language';
import type { Picked } from './rule-values.ts';

type PickedRowsProps = {
  label: string;
  picked: readonly Picked[];
  onChange: (picked: Picked[]) => void;
};

/** What was chosen, each with a button that takes it out again. */
export function PickedRows({ label, picked, onChange }: PickedRowsProps) {
  if (picked.length === 0) return null;
  return (
    <ul aria-label={label} className="grid gap-2">
      {picked.map(({ _id, name }) => (
        <li key={_id} className="flex items-center gap-2 rounded-md border border-line py-1 pl-3">
          <span lang={langOfData} className="min-w-0 flex-1 wrap-anywhere">
            {name}
          </span>
          <IconButton
            label={fill(words.removePicked, { name })}
            tone="danger"
            icon={<TrashIcon />}
            onClick={() => onChange(picked.filter((one) => one._id !== _id))}
          />
        </li>
      ))}
    </ul>
  );
}
