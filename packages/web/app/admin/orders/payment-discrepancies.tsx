import type { PaymentDiscrepancy, RefusedPayment } from '@mathappu/contract/payments';
import { formatDateTime } from '@mathappu/contract/shop-time';
import { fill, plural } from '@mathappu/contract/words';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { call } from '#web/admin/api/admin-call.ts';
import { IfMay } from '#web/admin/frame/if-may.tsx';
import type { Answer } from '#web/api/call.ts';
import { CallError } from '#web/api/call-error.ts';
import { rich } from '#web/language/rich.ts';
import type { Read } from '#web/lists/read-states.tsx';
import type { ListAddress } from '#web/lists/use-list-address.ts';
import { formatAmount } from '#web/payments/amounts.ts';
import { useToastHere } from '#web/toasts/use-toast-here.ts';
import { Button } from '#web/ui/button.tsx';
import { AlertIcon, CheckIcon } from '#web/ui/images/notice-icons.tsx';
import { Notice } from '#web/ui/notice.tsx';
import * as words from '#words/admin/orders';

/** The number shown at first, the oldest ones, so that the orders below stay in reach. */
const shownFirst = 3;

type PaymentDiscrepanciesProps = {
  /** Answered, or failed. */
  read: Read<Answer<'listPaymentDiscrepancies'>>;
  address: ListAddress;
};

/** Payments that differ between the shop and the payment provider, and those that it refused. */
export function PaymentDiscrepancies({ read, address }: PaymentDiscrepanciesProps) {
  if (!read.data) {
    return (
      <Notice tone="yellow" icon={<AlertIcon />} className="mb-6">
        <p>{words.compareFailed}</p>
        <Button
          variant="secondary"
          size="sm"
          isBusy={read.isFetching}
          onClick={() => read.refetch()}
          className="mt-2"
        >
          {words.compareAgain}
        </Button>
      </Notice>
    );
  }
  const { data, refused, provider } = read.data;
  // Many orders may wait for a silent provider: they are told in one sentence.
  const isWaiting = (row: PaymentDiscrepancy) =>
    Boolean(provider?.silentSince) && !row.gatewayPaymentId && row.act === null;
  const rows = data.filter((row) => !isWaiting(row));
  const waiting = data.length - rows.length;
  const entries = [
    ...rows.map((row) => (
      <Discrepancy
        key={`${row._id} ${row.gatewayPaymentId ?? row.gatewayOrderId} ${row.finding}`}
        discrepancy={row}
        address={address}
      />
    )),
    ...refused.map((payment) => <Refused key={payment._id} payment={payment} />),
  ];
  const isAgreed =
    provider?.isCompared &&
    provider.failure !== 'keysRefused' &&
    data.length + refused.length === 0;
  return (
    <>
      {provider && <ProviderContact provider={provider} waiting={waiting} />}
      {entries.length > 0 && (
        <Notice tone="red" icon={<AlertIcon />} className="mb-6">
          <h2 className="text-lg">{words.paymentsToLookInto}</h2>
          <EntryList>{entries.slice(0, shownFirst)}</EntryList>
          {entries.length > shownFirst && (
            <details>
              <summary className="min-h-11 cursor-pointer py-2 font-semibold">
                {fill(words.morePayments, { count: entries.length - shownFirst })}
              </summary>
              <EntryList>{entries.slice(shownFirst)}</EntryList>
            </details>
          )}
        </Notice>
      )}
      {isAgreed && (
        <p className="mb-4 flex gap-2 text-ink-soft">
          <CheckIcon className="mt-0.5 size-5 shrink-0 text-teal" />
          {words.allAgree}
        </p>
      )}
    </>
  );
}

const EntryList = ({ children }: { children: ReactNode }) => (
  <ul className="mt-2 space-y-2">{children}</ul>
);

function Refused({ payment }: { payment: RefusedPayment }) {
  const { amount, customer, phone, said, tries, at } = payment;
  return (
    <li>
      <span className="block font-semibold">
        {fill(words.providerRefused, { amount: formatAmount({ amount, currency: 'INR' }), said })}
      </span>
      <span className="figures block text-sm">
        {rich(plural(words.refusedTo, tries), {
          customer,
          phone: (
            <a href={`tel:${phone}`} className="link">
              {phone}
            </a>
          ),
          count: tries,
          date: formatDateTime(at),
        })}
      </span>
    </li>
  );
}

type DiscrepancyProps = { discrepancy: PaymentDiscrepancy; address: ListAddress };

function Discrepancy({ discrepancy, address }: DiscrepancyProps) {
  const { orderId, finding, act, amount, currency, since, gatewayPaymentId, gatewayOrderId } =
    discrepancy;
  return (
    <li>
      <Link
        {...address.linkTo(orderId)}
        className="figures inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
      >
        {orderId}
      </Link>
      <span className="block">{finding}</span>
      <span className="figures block text-sm">
        {rich(words.amountSince, {
          amount: formatAmount({ amount, currency }),
          date: formatDateTime(since),
          id: <span className="wrap-anywhere">{gatewayPaymentId ?? gatewayOrderId}</span>,
        })}
      </span>
      {act === 'askAgain' && (
        <IfMay call="syncPayments">
          <AskAgain orderId={orderId} />
        </IfMay>
      )}
      {act === 'decide' && (
        <IfMay call="acceptPayment">
          <span className="block text-sm">{words.openToDecide}</span>
        </IfMay>
      )}
    </li>
  );
}

/** The answer comes from a job and shows with the next look at the list. */
function AskAgain({ orderId }: { orderId: string }) {
  const queries = useQueryClient();
  const showToast = useToastHere();
  const [isAsking, setAsking] = useState(false);

  async function askAgain() {
    setAsking(true);
    try {
      const { message } = await call('syncPayments', {
        params: { orderId },
        failureText: words.askFailed,
      });
      showToast({ kind: 'success', text: message });
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
    } finally {
      setAsking(false);
      queries.invalidateQueries({ queryKey: ['listPaymentDiscrepancies'] });
    }
  }

  return (
    <Button variant="secondary" size="sm" isBusy={isAsking} onClick={askAgain} className="mt-1">
      {rich(words.askAgain, {
        orderId,
        hidden: (text) => <span className="sr-only">{text}</span>,
      })}
    </Button>
  );
}

type Provider = NonNullable<Answer<'listPaymentDiscrepancies'>['provider']>;
type ProviderContactProps = { provider: Provider; waiting: number };

/** Says when the payment provider was not heard lately; nothing while it answers. */
function ProviderContact({ provider, waiting }: ProviderContactProps) {
  const { isCompared, failure, silentSince, answeredAt } = provider;
  const date = silentSince && formatDateTime(silentSince);
  if (failure === 'keysRefused') {
    return (
      <Notice tone="red" icon={<AlertIcon />} className="mb-4">
        <p className="font-semibold">
          {date ? fill(words.keysRefusedSince, { date }) : words.keysRefused}
        </p>
        <p>
          {fill(words.checkKeys, { keyId: 'RAZORPAY_KEY_ID', keySecret: 'RAZORPAY_KEY_SECRET' })}
          <Waiting count={waiting} />
        </p>
      </Notice>
    );
  }
  if (date) {
    return (
      <Notice tone="red" icon={<AlertIcon />} className="mb-4">
        <p className="font-semibold">{fill(words.silentSince, { date })}</p>
        <p>
          {words.askedEveryMinute}
          <Waiting count={waiting} />
        </p>
      </Notice>
    );
  }
  if (isCompared) return null;
  return (
    <Notice tone="yellow" icon={<AlertIcon />} className="mb-4">
      {answeredAt
        ? fill(words.comparedOn, { date: formatDateTime(answeredAt) })
        : words.neverCompared}
    </Notice>
  );
}

function Waiting({ count }: { count: number }) {
  return count > 0 && ` ${fill(plural(words.waiting, count), { count })}`;
}
