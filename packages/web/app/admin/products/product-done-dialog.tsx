import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import type { ProductDone } from './product-done.ts';

type ProductDoneDialogProps = { done: ProductDone | undefined; onClose: () => void };

export function ProductDoneDialog({ done, onClose }: ProductDoneDialogProps) {
  return (
    <Dialog
      open={done !== undefined}
      onClose={onClose}
      size="sm"
      title={done?.title ?? ''}
      description={done && <span className="wrap-anywhere">{done.text}</span>}
      actions={<Button onClick={onClose}>OK</Button>}
    />
  );
}
