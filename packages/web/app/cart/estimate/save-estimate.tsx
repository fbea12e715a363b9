import { useState } from 'react';
import { useCart } from '#web/cart/use-cart.ts';
import { useNavigateWithToast } from '#web/toasts/use-navigate-with-toast.ts';
import { Button } from '#web/ui/button.tsx';
import * as words from '#words/cart/estimate';

const load = () => import('./freeze-cart.ts');

/** Freezes the goods of the cart at the prices of today and leads to the estimate. */
export function SaveEstimate({ className }: { className?: string }) {
  const { lines } = useCart();
  const navigateWithToast = useNavigateWithToast();
  const [isSaving, setSaving] = useState(false);

  async function save() {
    setSaving(true);
    try {
      const saved = await (await load()).freezeCart(lines);
      if (saved) navigateWithToast(saved.path, { kind: 'success', text: saved.text });
    } finally {
      setSaving(false);
    }
  }

  return (
    <Button
      variant="secondary"
      isBusy={isSaving}
      busyLabel={words.saving}
      onClick={save}
      className={className}
    >
      {words.save}
    </Button>
  );
}
