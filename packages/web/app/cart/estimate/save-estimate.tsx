import { useState } from 'react';
import { useNavigateWithToast } from '#web/toasts/use-navigate-with-toast.ts';
import { Button } from '#web/ui/button.tsx';
import * as words from '#words/cart/estimate';

const load = () => import('./freeze.ts');

type SaveEstimateProps = {
  /** What is chosen; nothing is saved of an empty list. */
  items: readonly { productId: string; quantity: number }[];
  className?: string;
};

/** Freezes goods at the prices of today and leads to the estimate. */
export function SaveEstimate({ items, className }: SaveEstimateProps) {
  const navigateWithToast = useNavigateWithToast();
  const [isSaving, setSaving] = useState(false);

  async function save() {
    setSaving(true);
    try {
      const saved = await (await load()).freeze(items);
      if (saved) navigateWithToast(saved.path, { kind: 'success', text: saved.text });
    } finally {
      setSaving(false);
    }
  }

  return (
    <Button
      variant="secondary"
      disabled={items.length === 0}
      isBusy={isSaving}
      busyLabel={words.saving}
      onClick={save}
      className={className}
    >
      {words.save}
    </Button>
  );
}
