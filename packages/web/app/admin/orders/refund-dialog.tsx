import type { AdminOrder, OrderHistory } from '@mathappu/contract/admin/admin-orders';
import { orderReasonMaxLength } from '@mathappu/contract/limits';
import { parseRupees } from '@mathappu/contract/parse-number';
import { fill } from '@mathappu/contract/words';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useId, useRef, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { call } from '#web/admin/api/admin-call.ts';
import { useConflict, whoAndWhen } from '#web/admin/frame/conflict.tsx';
import { readAgain } from '#web/api/read-again.ts';
import { textError } from '#web/forms/text-error.ts';
import { useSubmit } from '#web/forms/use-submit.ts';
import { formatAmount } from '#web/payments/amounts.ts';
import { useToastHere } from '#web/toasts/use-toast-here.ts';
import { Button } from '#web/ui/button.tsx';
import { FormError } from '#web/ui/fields/form-error.tsx';
import { TextAreaField } from '#web/ui/fields/text-area-field.tsx';
import { AlertIcon } from '#web/ui/images/notice-icons.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import * as words from '#words/admin/orders';
import * as uiWords from '#words/ui';
import { customerName } from './admin-order.ts';
import { orderStatusLooks } from './order-statuses.ts';
import {
  chosenLines,
  type RefundValues,
  refundableLines,
  refundedAmount,
  soldFor,
} from './refund-amount.ts';
import { RefundFields } from './refund-fields.tsx';

type RefundDialogProps = {
  isOpen: boolean;
  onClose: () => void;
  order: AdminOrder;
  /** As the admin saw it when the dialog was opened. */
  payment: OrderHistory['payments'][number];
  /** Those of the order so far. */
  refunds: OrderHistory['refunds'];
  /** What the form begins with. */
  first?: Partial<RefundValues>;
};

/** The name under which the form is kept. */
export const keptRefund = ({ _id }: AdminOrder) => `refund-${_id}`;

const empty: RefundValues = {
  kind: 'rest',
  pieces: [],
  amount: '',
  isBackInStock: false,
  reason: '',
};

const reasonError = textError(orderReasonMaxLength, words.reasonMissing);

/** Asks how much and why, which also confirms the refund. */
export function RefundDialog(props: RefundDialogProps) {
  const { isOpen, onClose, order, payment } = props;
  const formId = useId();
  const { form, element, values, remaining, lines, sum, conflict, submit, isSubmitting, refusal } =
    useRefund(props);
  const { currency } = payment;
  const refundable = { amount: remaining, currency };

  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={fill(words.refundQuestion, { orderId: order.orderId })}
      description={
        sum
          ? fill(words.sumGoesBack, { sum, customer: customerName(order) })
          : fill(words.moneyGoesBack, { customer: customerName(order) })
      }
      actions={
        <RefundButtons
          formId={formId}
          isSubmitting={isSubmitting}
          hasRest={remaining > 0}
          label={sum ? fill(words.refundSum, { sum }) : words.refund}
          onClose={onClose}
        />
      }
    >
      <form ref={element} id={formId} noValidate onSubmit={submit} className="space-y-4">
        {conflict && (
          <Notice tone="yellow" icon={<AlertIcon />} isLive>
            {fill(words.refundConflict, whoAndWhen(conflict))}{' '}
            {remaining > 0
              ? fill(words.stillRefundable, { amount: formatAmount(refundable) })
              : words.nothingLeft}
          </Notice>
        )}
        {remaining > 0 && (
          <>
            <RefundFields
              form={form}
              kind={values.kind}
              lines={lines}
              hasLines={
                payment.isSettling && currency === 'INR' && lines.some(({ pieces }) => pieces > 0)
              }
              canGoBackInStock={order.status !== 'CANCELLED'}
              hasCharges={order.totals.adjustments.some(({ amount }) => amount !== 0)}
              refundable={refundable}
            />
            <TextAreaField
              label={words.reason}
              rows={2}
              required
              error={form.formState.errors.reason?.message}
              {...form.register('reason', { validate: reasonError })}
            />
            <OrderStays order={order} />
          </>
        )}
        {!conflict && <FormError message={refusal} />}
      </form>
    </Dialog>
  );
}

/** A refund does not change the status. */
function OrderStays({ order: { status } }: Pick<RefundDialogProps, 'order'>) {
  if (status === 'CANCELLED') return null;
  return (
    <p className="text-sm text-ink-soft">
      {fill(words.orderStays, {
        status: orderStatusLooks[status].label.toLowerCase(),
      })}
    </p>
  );
}

function useRefund({ order, payment, refunds, first, onClose }: RefundDialogProps) {
  const queries = useQueryClient();
  const showToast = useToastHere();
  // The form library would focus invalid fields in the order in which they first appeared.
  const form = useForm({
    defaultValues: { ...empty, ...first },
    shouldFocusError: false,
  });
  const { submitCount } = form.formState;
  const element = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (submitCount > 0) element.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [submitCount]);
  const values = useWatch({ control: form.control }) as RefundValues;
  // The amount that the admin saw: somebody else may refund the payment meanwhile.
  const [remaining, setRemaining] = useState(payment.refundableAmount);
  const { conflict, attempt } = useConflict('refundChanged', (found) =>
    setRemaining(Number(found.refundable)),
  );
  const { currency } = payment;
  const refundable = { amount: remaining, currency };
  const lines = refundableLines(order);
  const amount = refundedAmount(values, {
    lines,
    refundable,
    sold: soldFor(order, refunds),
  });

  const { submit, isSubmitting, refusal } = useSubmit(form, {
    keepAs: { name: keptRefund(order), base: payment },
    send: ({ kind, pieces, amount, isBackInStock, reason }) =>
      attempt(
        () =>
          call('refundOrder', {
            params: { orderId: order._id },
            body: {
              reason,
              gatewayPaymentId: payment.gatewayPaymentId ?? undefined,
              refundableSeen: remaining,
              ...(kind === 'lines' && { lines: chosenLines(pieces, lines), isBackInStock }),
              ...(kind === 'amount' && { amount: parseRupees(amount) }),
            },
            failureText: words.refundFailed,
          }),
        // Read again even after a failure: somebody else may have refunded it already.
      ).finally(() => readAgain(queries)),
    onSuccess: ({ data }) => {
      showToast({
        kind: 'success',
        text: fill(words.refundRequested, { sum: formatAmount({ ...data, currency }) }),
      });
      onClose();
    },
    invalidToast: 'none',
  });

  const sum = amount === undefined ? '' : formatAmount({ amount, currency });

  return {
    ...{ form, element, values, remaining, lines, sum },
    ...{ conflict, submit, isSubmitting, refusal },
  };
}

type RefundButtonsProps = {
  formId: string;
  isSubmitting: boolean;
  /** Whether anything is left to refund. */
  hasRest: boolean;
  label: string;
  onClose: () => void;
};

const RefundButtons = ({ formId, isSubmitting, hasRest, label, onClose }: RefundButtonsProps) => (
  <>
    {(!isSubmitting || !hasRest) && (
      <Button variant="secondary" onClick={onClose}>
        {hasRest ? uiWords.cancel : uiWords.close}
      </Button>
    )}
    {hasRest && (
      <Button type="submit" form={formId} variant="danger" isBusy={isSubmitting}>
        {label}
      </Button>
    )}
  </>
);
