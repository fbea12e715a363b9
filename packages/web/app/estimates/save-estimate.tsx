import { type ComponentProps, useState } from 'react';
import type { CartLine } from '#web/cart/cart-line.ts';
import { useNavigateWithToast } from '#web/toasts/use-navigate-with-toast.ts';
import { useToastHere } from '#web/toasts/use-toast-here.ts';
import { Button } from '#web/ui/button.tsx';
import { noAnswer } from '#words/api';
import * as words from '#words/estimates';

const load = () => import('./freeze.ts');

type SaveEstimateProps = Pick<
  ComponentProps<typeof Button>,
  'variant' | 'size' | 'className' | 'disabled'
> & {
  /** The chosen goods; an empty list cannot be saved. */
  lines: readonly Pick<CartLine, 'product' | 'quantity'>[];
};

/** Freezes goods at the prices of today and leads to the estimate. */
export function SaveEstimate({ lines, disabled = false, ...look }: SaveEstimateProps) {
  const navigateWithToast = useNavigateWithToast();
  const showToast = useToastHere();
  const [isSaving, setSaving] = useState(false);

  async function save() {
    setSaving(true);
    try {
      const items = lines.map(({ product, quantity }) => ({ productId: product._id, quantity }));
      const freezer = await load().catch(() => showToast({ kind: 'error', text: noAnswer }));
      const saved = await freezer?.freeze(items);
      if (saved) navigateWithToast(saved.path, { kind: 'success', text: saved.text });
    } finally {
      setSaving(false);
    }
  }

  return (
    <Button
      variant="secondary"
      {...look}
      disabled={disabled || lines.length === 0}
      isBusy={isSaving}
      busyLabel={words.saving}
      onClick={save}
    >
      {words.save}
    </Button>
  );
}
