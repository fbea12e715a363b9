import type { Order } from '@mathappu/contract/orders';
import { firstUpiNote } from '@mathappu/contract/settings/upi-note';
import { formatDate } from '@mathappu/contract/shop-time';
import { fill } from '@mathappu/contract/words';
import { lazy, type ReactNode, Suspense } from 'react';
import { IHavePaid } from '#web/reports/i-have-paid.tsx';
import { CopyButton } from '#web/toasts/copy-button.tsx';
import { buttonLooks } from '#web/ui/button-looks.ts';
import { Card } from '#web/ui/card.tsx';
import { formatRupees } from '#web/ui/format/format-rupees.ts';
import * as words from '#words/orders/offline';
import { upiAddress } from './upi-address.ts';

const QrCode = lazy(async () => ({ default: (await import('#web/ui/qr-code.tsx')).QrCode }));

type PayTo = NonNullable<Order['payTo']>;

type PayPanelProps = {
  order: Pick<Order, 'orderId' | 'code' | 'createdAt' | 'payBy' | 'receivedAmt' | 'totalAmt'>;
  payTo: PayTo;
};

/** Where an order is paid outside the payment provider, and what of it has come. */
export function PayPanel({ order, payTo }: PayPanelProps) {
  const { orderId, payBy, receivedAmt, totalAmt } = order;
  const { upiId, payee, bankName, accountNumber, ifsc, note, upiNote } = payTo;
  const address = upiAddress({ upiId, payee, amount: payTo.amount, orderId });
  const asked = { amount: formatRupees(payTo.amount), order: orderId };
  return (
    <Card as="section" aria-labelledby="pay-panel" className="mb-6 grid gap-4 border-gold">
      <div>
        <h2 id="pay-panel" className="figures text-xl">
          {payBy
            ? fill(words.pleasePay, { ...asked, date: formatDate(payBy) })
            : fill(words.pleasePayNow, asked)}
        </h2>
        {receivedAmt > 0 && (
          <p className="figures mt-1 font-medium text-green-ink">
            {fill(words.received, {
              amount: formatRupees(receivedAmt),
              total: formatRupees(totalAmt),
            })}
          </p>
        )}
      </div>
      <div className="grid gap-6 md:grid-cols-2 print:grid-cols-2">
        {upiId && (
          <Way
            name={words.byUpi}
            facts={[
              { label: words.upiId, value: upiId },
              { label: words.payee, value: payee },
            ]}
          >
            <div className="mt-3 hidden gap-2 pointer-fine:grid print:grid">
              <Suspense fallback={<div className="size-44" />}>
                <QrCode text={address} label={words.upiQr} />
              </Suspense>
              <p className="text-sm whitespace-pre-line text-ink-soft wrap-anywhere">
                {upiNote === firstUpiNote ? words.aboutQr : upiNote}
              </p>
            </div>
            <a
              href={address}
              className={`${buttonLooks('primary', 'md')} mt-3 w-full pointer-fine:hidden print:hidden`}
            >
              {words.openApp}
            </a>
          </Way>
        )}
        {accountNumber && (
          <Way
            name={words.byBank}
            facts={[
              { label: words.payee, value: payee },
              { label: words.account, value: accountNumber },
              { label: words.ifsc, value: ifsc },
              { label: words.bank, value: bankName },
            ]}
          />
        )}
      </div>
      {note && <p className="whitespace-pre-line wrap-anywhere">{note}</p>}
      <IHavePaid order={order} owed={payTo.amount} />
    </Card>
  );
}

type WayProps = {
  name: string;
  facts: readonly { label: string; value: string }[];
  children?: ReactNode;
};

function Way({ name, facts, children }: WayProps) {
  return (
    <div>
      <h3 className="mb-1 text-lg font-semibold">{name}</h3>
      <dl>
        {facts.map(
          ({ label, value }) =>
            value && (
              <div
                key={label}
                className="flex min-h-11 items-center gap-x-3 max-sm:flex-col max-sm:items-start print:min-h-0"
              >
                <dt className="w-32 shrink-0 text-sm text-ink-soft">{label}</dt>
                <dd className="figures flex min-w-0 items-center gap-1 font-semibold">
                  <span className="wrap-anywhere">{value}</span>
                  <CopyButton text={value} label={label} className="print:hidden" />
                </dd>
              </div>
            ),
        )}
      </dl>
      {children}
    </div>
  );
}
