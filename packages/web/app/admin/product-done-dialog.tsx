import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { CheckIcon } from '#web/ui/icons.tsx';
import type { ProductDone } from './product-done.ts';

type ProductDoneDialogProps = { done: ProductDone | undefined; onClose: () => void };

export function ProductDoneDialog({ done, onClose }: ProductDoneDialogProps) {
  return (
    <Dialog
      open={done !== undefined}
      onClose={onClose}
      size="sm"
      title={done?.title ?? ''}
      actions={
        <Button autoFocus onClick={onClose}>
          OK
        </Button>
      }
    >
      <div className="flex items-start gap-3">
        <span className="grid size-10 shrink-0 place-items-center rounded-pill bg-green-soft text-green-ink">
          <CheckIcon />
        </span>
        <p className="min-w-0 self-center wrap-anywhere">{done?.text}</p>
      </div>
    </Dialog>
  );
}
