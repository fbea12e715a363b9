import { fill } from '@mathappu/contract/words';
import type { ReactNode } from 'react';
import { Button } from '#web/ui/button.tsx';
import { FormError } from '#web/ui/fields/form-error.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { PlusIcon, TrashIcon } from '#web/ui/images/edit-icons.tsx';

type RowListProps = {
  title: string;
  lead?: string;
  rows: readonly { id: string }[];
  /** Says the number of the row. */
  removeLabel: `${string}{number}${string}`;
  addLabel: string;
  onRemove: (row: number) => void;
  /** Undefined when there are as many rows as there may be. */
  onAdd?: () => void;
  error?: string;
  /** Whether the fields show their labels, beneath which the button then stands. */
  isLabelled?: boolean;
  children: (row: number) => ReactNode;
};

/** Fields that repeat: rows, each of which can be removed, and a button for one more. */
export function RowList(props: RowListProps) {
  const { title, lead, rows, removeLabel, addLabel, onRemove, onAdd, error, children } = props;
  const position = props.isLabelled ? 'max-sm:self-end sm:mt-7' : 'max-sm:self-end';
  return (
    <fieldset className="grid min-w-0 gap-3">
      <legend className="mb-3 text-xl font-semibold">{title}</legend>
      {lead && <p className="text-sm text-ink-soft">{lead}</p>}
      {rows.map(({ id }, row) => (
        <div
          key={id}
          className="flex items-start gap-2 border-line max-md:border-b max-md:pb-3 max-sm:flex-col max-sm:items-stretch"
        >
          {children(row)}
          <IconButton
            className={position}
            label={fill<`${string}{number}${string}`>(removeLabel, { number: row + 1 })}
            tone="danger"
            icon={<TrashIcon />}
            onClick={() => onRemove(row)}
          />
        </div>
      ))}
      <FormError message={error} />
      {onAdd && (
        <div>
          <Button
            variant="secondary"
            size="sm"
            icon={<PlusIcon className="size-5" />}
            onClick={onAdd}
          >
            {addLabel}
          </Button>
        </div>
      )}
    </fieldset>
  );
}
