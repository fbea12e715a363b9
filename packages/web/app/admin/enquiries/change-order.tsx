import type { AdminOrder } from '@mathappu/contract/admin/admin-orders';
import { comings } from '@mathappu/contract/enquiries/desk';
import type { OrderDifference, RevisionRefusal } from '@mathappu/contract/enquiries/revise-order';
import { saleWarnings } from '@mathappu/contract/enquiries/sale-warnings';
import { toHundredths } from '@mathappu/contract/money';
import { totalRows } from '@mathappu/contract/orders/total-rows';
import { zoneOf } from '@mathappu/contract/places/delivery-zones';
import { carriedKinds } from '@mathappu/contract/settings/delivery-terms';
import { fill } from '@mathappu/contract/words';
import { useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { FormProvider, useForm, useFormContext, useWatch } from 'react-hook-form';
import { call } from '#web/admin/api/admin-call.ts';
import { DetailSection } from '#web/admin/frame/detail-section.tsx';
import { CallError } from '#web/api/call-error.ts';
import { readAgain } from '#web/api/read-again.ts';
import { useSubmit } from '#web/forms/use-submit.ts';
import { useShop } from '#web/shop-details/shop-details.ts';
import { randomKey } from '#web/stores/random-key.ts';
import { useToastHere } from '#web/toasts/use-toast-here.ts';
import { Button } from '#web/ui/button.tsx';
import { ChoiceField } from '#web/ui/fields/choice-field.tsx';
import { FormError } from '#web/ui/fields/form-error.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { formatRupees } from '#web/ui/format/format-rupees.ts';
import { AlertIcon } from '#web/ui/images/notice-icons.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { TotalRows } from '#web/ui/total-rows.tsx';
import * as words from '#words/admin/enquiries';
import * as uiWords from '#words/ui';
import { agreedByWords } from './confirm-enquiry.tsx';
import { EnquiryChargeFields, EnquiryLineFields } from './enquiry-fields.tsx';
import { warningWords } from './enquiry-notices.tsx';
import { goodsError, reasonError, totalsOf } from './enquiry-values.ts';
import { OrderDifferenceView } from './order-difference.tsx';
import { type RevisionValues, revisionValues, saleOf, toRevision } from './revision-values.ts';

type ChangeOrderProps = {
  order: AdminOrder;
  /** Rupees that the shop has of the order. */
  moneyIn: number;
  /** The pieces of each product that were packed, which the form then begins with. */
  packed?: ReadonlyMap<string, number>;
  isOpen: boolean;
  onClose: () => void;
  /** With the number of the order that it has become. */
  onChanged: (number: string) => void;
};

/** Changes the goods and the rows of an order, which then goes on under another number. */
export function ChangeOrder(props: ChangeOrderProps) {
  const { order, isOpen, onClose } = props;
  const id = useId();
  const [stage, setStage] = useState<Stage>({ isSending: false });
  const { isSending, difference } = stage;
  const back = () => setStage({ isSending: false });
  return (
    <Dialog
      isOpen={isOpen}
      onClose={() => {
        back();
        onClose();
      }}
      title={fill(words.changeTitle, { number: order.orderId })}
      size="lg"
      actions={
        <>
          {!isSending && (
            <Button variant="secondary" onClick={difference ? back : onClose}>
              {difference ? words.backToForm : uiWords.cancel}
            </Button>
          )}
          {isShort(stage) || (
            <Button type="submit" form={id} isBusy={isSending}>
              {difference ? words.makeChange : words.seeDifference}
            </Button>
          )}
        </>
      }
    >
      <ChangeForm {...props} id={id} stage={stage} onStage={setStage} />
    </Dialog>
  );
}

type Stage = {
  isSending: boolean;
  /** Once it was asked for, until the form is changed again. */
  difference?: OrderDifference | undefined;
  /** The order as it was then; missing after a refusal that another status is the reason of. */
  seen?: { from: AdminOrder['status']; moneyInSeen: number } | undefined;
};

/** Without the stock for it, it cannot be made. */
const isShort = ({ difference }: Stage): boolean => (difference?.shortages.length ?? 0) > 0;

/** The form above it may have been scrolled. */
const scrollToTop = (difference: Element | null) => difference?.scrollIntoView({ block: 'start' });

type ChangeFormProps = ChangeOrderProps & {
  id: string;
  stage: Stage;
  onStage: (stage: Stage) => void;
};

function ChangeForm(props: ChangeFormProps) {
  const { order, id, stage } = props;
  const { form, sale, submit, refusal } = useChange(props);
  const { sales } = useShop();
  const kinds = carriedKinds.filter(
    (kind) => kind !== 'to_pay' || sale.delivery_terms?.kind === 'to_pay',
  );
  const { difference } = stage;
  const canMake = difference !== undefined && !isShort(stage);
  return (
    <FormProvider {...form}>
      <form id={id} noValidate onSubmit={submit} className="grid gap-6">
        {/* It stays as it was typed while the difference is on show. */}
        <div hidden={difference !== undefined} className="space-y-7">
          <DetailSection title={words.products}>
            <EnquiryLineFields goods={sale.lines} isOrder />
          </DetailSection>
          <DetailSection title={words.charges}>
            <EnquiryChargeFields
              kinds={kinds}
              bestLabel={sales?.hasPriceRules ? words.takeBest : undefined}
            />
          </DetailSection>
          <ChangedTotals order={order} />
        </div>
        {difference && (
          <div ref={scrollToTop} className="scroll-mt-5">
            <DetailSection title={words.differenceIs}>
              <OrderDifferenceView difference={difference} />
            </DetailSection>
          </div>
        )}
        {/* As the form above, it stays as it was typed. */}
        <div hidden={!canMake}>
          <AgreementFields isAsked={canMake} />
        </div>
        <FormError message={refusal} />
      </form>
    </FormProvider>
  );
}

/** The sum as it is typed, and the shop's own rules that it would break. */
function ChangedTotals({ order }: { order: AdminOrder }) {
  const { control } = useFormContext<RevisionValues>();
  const values = useWatch({ control }) as RevisionValues;
  const { sales } = useShop();
  const delivery = { ...order.delivery_terms, kind: values.kind };
  const totals = totalsOf(values, order);
  const warnings = sales
    ? saleWarnings(
        {
          subtotalPaise: toHundredths(totals.subtotal),
          zone: zoneOf(order.deliveryAddress.address),
          isCollected: Boolean(order.delivery_terms?.depot),
        },
        { ...sales, isOpen: sales.season.isOpen },
      )
    : [];
  return (
    <>
      <dl className="figures grid gap-y-1 rounded-md bg-sunken p-4">
        <TotalRows rows={totalRows({ totals, delivery }, formatRupees)} />
      </dl>
      {warnings.length > 0 && (
        <Notice tone="yellow" icon={<AlertIcon />}>
          {warnings.map((warning) => (
            <p key={warning}>{warningWords[warning]}</p>
          ))}
        </Notice>
      )}
    </>
  );
}

const agreements = comings.map((value) => ({ value, label: agreedByWords[value] }));

/** How the customer has agreed, and why. */
function AgreementFields({ isAsked }: { isAsked: boolean }) {
  const { control, register, setValue, formState } = useFormContext<RevisionValues>();
  const agreedBy = useWatch({ control, name: 'agreedBy' });
  return (
    <div className="grid gap-6">
      <ChoiceField
        label={words.agreedWith}
        options={agreements}
        value={agreedBy}
        onChange={(value) => setValue('agreedBy', value)}
      />
      <TextField
        label={words.changeReason}
        hint={words.changeReasonHint}
        autoComplete="off"
        required
        error={formState.errors.changeReason?.message}
        {...register('changeReason', {
          validate: (typed) => (isAsked ? reasonError(typed) : undefined),
        })}
      />
      <p className="text-sm text-ink-soft">{words.changeFreed}</p>
    </div>
  );
}

function useChange({
  order,
  moneyIn,
  packed,
  stage,
  onStage,
  onClose,
  onChanged,
}: ChangeFormProps) {
  const queries = useQueryClient();
  const showToast = useToastHere();
  // Sent again after a lost answer, it is changed once.
  const [idempotencyKey, setKey] = useState(randomKey);
  const [sale] = useState(() => saleOf(order));
  const form = useForm<RevisionValues>({ defaultValues: revisionValues(sale, packed) });
  const { difference } = stage;

  const { submit, refusal } = useSubmit(form, {
    keepAs: { name: `change-order-${order._id}` },
    send: async (values) => {
      const error = goodsError(values.lines, words.noGoodsLeft);
      if (error) {
        form.setError('root', { message: error });
        return undefined;
      }
      onStage({ ...stage, isSending: true });
      const now = { from: order.status, moneyInSeen: moneyIn };
      const seen = (difference && stage.seen) || now;
      const body = { ...seen, ...toRevision(values, sale) };
      const decided = difference && {
        totalSeen: difference.newTotal,
        ...{ agreedBy: values.agreedBy, reason: values.changeReason },
      };
      try {
        const { data, message } = await call('reviseOrder', {
          params: { orderId: order._id },
          body: { ...body, ...(decided ?? { isPreview: true }) },
          ...(decided && { idempotencyKey }),
          failureText: words.changeFailed,
        });
        onStage({ isSending: false, difference: data.difference, seen });
        return data.orderId === undefined ? undefined : { message, number: data.orderId };
      } catch (error) {
        if (error instanceof CallError && !error.isUndecided) setKey(randomKey());
        onStage({
          isSending: false,
          difference: freshDifference(error, difference),
          seen: freshSeen(error, seen),
        });
        const message = refusalOf(error);
        if (message === undefined) throw error;
        form.setError('root', { message });
        return undefined;
      } finally {
        if (decided) await readAgain(queries);
      }
    },
    onSuccess: (changed) => {
      if (!changed) return;
      showToast({ kind: 'success', text: changed.message });
      onClose();
      onChanged(changed.number);
    },
    invalidToast: 'none',
  });

  return { form, sale, submit, refusal };
}

type Seen = NonNullable<Stage['seen']>;

/** What the next attempt has seen: the same, or what the refusal shows of now. */
function freshSeen(error: unknown, seen: Seen): Seen | undefined {
  if (!(error instanceof CallError)) return seen;
  if (error.code === 'orderStatusChanged') return undefined;
  if (error.code !== 'revisionChanged') return seen;
  return { ...seen, moneyInSeen: (error.data as { moneyIn: number }).moneyIn };
}

/** The difference as the refusal says it is now; shortages alone come with `outOfStock`. */
function freshDifference(
  error: unknown,
  difference: OrderDifference | undefined,
): OrderDifference | undefined {
  if (!(error instanceof CallError) || !difference) return difference;
  const isKnown = error.code === 'revisionChanged' || error.code === 'outOfStock';
  if (!isKnown) return difference;
  const data = error.data as Partial<OrderDifference> & { difference?: OrderDifference };
  return data.difference ?? { ...difference, shortages: data.shortages ?? [] };
}

/** What is said beside the form: why it cannot be changed, or what is wrong with the goods as a whole. */
function refusalOf(error: unknown): string | undefined {
  if (!(error instanceof CallError)) return undefined;
  if (error.code === 'revisionRefused') {
    return refusedWords[(error.data as { why: RevisionRefusal }).why];
  }
  return error.issues.find(({ path }) => path === 'lines')?.message;
}

const refusedWords = {
  status: words.refusedStatus,
  undecided: words.refusedUndecided,
  invoiced: words.refusedInvoiced,
  refunded: words.refusedRefunded,
  dearer: words.refusedDearer,
  tooOften: words.refusedTooOften,
} as const satisfies Record<RevisionRefusal, string>;
