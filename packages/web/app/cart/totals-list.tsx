/** @param subtotal formatted; delivery is always free, so it is also the total */
export function TotalsList({ subtotal, hasTotal }: { subtotal: string; hasTotal: boolean }) {
  return (
    <dl className="figures grid grid-cols-[1fr_auto] gap-y-1">
      <dt>Subtotal</dt>
      <dd className="text-right font-semibold">{subtotal}</dd>
      <dt>Delivery</dt>
      <dd className="text-right font-semibold text-green-ink">FREE</dd>
      {hasTotal && (
        <>
          <dt className="mt-2 border-t border-line pt-3 text-lg font-semibold">Total</dt>
          <dd className="mt-2 border-t border-line pt-3 text-right text-lg font-bold">
            {subtotal}
          </dd>
        </>
      )}
    </dl>
  );
}
