import type { AdminOrder } from '@mathappu/contract/admin/admin-orders';
import { lazy, Suspense, useState } from 'react';
import * as words from '#words/admin/orders';

const BuyerDialog = lazy(async () => ({
  default: (await import('./buyer-dialog.tsx')).BuyerDialog,
}));

/** Opens the form of the business that the tax invoice is made out to, until there is one. */
export function BuyerButton({ order }: { order: AdminOrder }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className="link inline-flex min-h-11 items-center"
        onClick={() => setOpen(true)}
      >
        {order.customer.gstin ? words.changeBuyer : words.addBuyer}
      </button>
      {isOpen && (
        <Suspense>
          <BuyerDialog order={order} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
