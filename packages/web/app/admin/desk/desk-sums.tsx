import type { Shortage } from '@mathappu/contract/enquiries/admin-enquiries';
import { deskKinds, deskPayments } from '@mathappu/contract/enquiries/desk';
import { toRupees } from '@mathappu/contract/money';
import { receiptMethods } from '@mathappu/contract/orders/manual-payments';
import { totalRows } from '@mathappu/contract/orders/total-rows';
import { answerTotals } from '@mathappu/contract/orders/totals';
import { toShopDay } from '@mathappu/contract/shop-time';
import { fill } from '@mathappu/contract/words';
import { useFormContext, useWatch } from 'react-hook-form';
import { warningWords } from '#web/admin/enquiries/enquiry-notices.tsx';
import { AccountField } from '#web/admin/orders/manual-payments/account-field.tsx';
import { methodWords } from '#web/admin/orders/manual-payments/manual-payment-list.tsx';
import { NumberField } from '#web/forms/number-field.tsx';
import { PrivacyLine } from '#web/frame/privacy-line.tsx';
import type { Sales } from '#web/shop-details/page-shop.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { ChoiceField } from '#web/ui/fields/choice-field.tsx';
import { FormError } from '#web/ui/fields/form-error.tsx';
import { TextAreaField } from '#web/ui/fields/text-area-field.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { formatRupees } from '#web/ui/format/format-rupees.ts';
import { AlertIcon } from '#web/ui/images/notice-icons.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { TotalRows } from '#web/ui/total-rows.tsx';
import * as words from '#words/admin/desk';
import * as enquiryWords from '#words/admin/enquiries';
import type { DeskRules } from './desk-rules.ts';
import {
  type DeskValues,
  deskTotals,
  deskWarnings,
  type Products,
  withinStock,
} from './desk-values.ts';

const kindWords = { estimate: words.anEstimate, offer: words.anOffer, order: words.anOrder };
const kinds = deskKinds.map((value) => ({ value, label: kindWords[value] }));
const saveWords = {
  estimate: words.saveEstimate,
  offer: words.sendOffer,
  order: words.makeOrder,
};
const paymentWords = {
  offline: words.beforeItLeaves,
  cod: words.onDelivery,
  now: words.paidNow,
};
const payments = deskPayments.map((value) => ({ value, label: paymentWords[value] }));
const methods = receiptMethods.map((value) => ({ value, label: methodWords[value] }));

type DeskSumsProps = {
  products: Products;
  sales: Sales;
  rules: DeskRules | undefined;
  refusal: string | undefined;
  shortages: readonly Shortage[];
  isSubmitting: boolean;
  /** Whether an earlier try, whose answer was lost, was written, and the page has been changed since. */
  isWrittenBefore: boolean;
  makeAnother: () => void;
  onSubmit: () => void;
};

/** The sum, what the page becomes, and the button that writes it. */
export function DeskSums(props: DeskSumsProps) {
  const { products, sales, rules, refusal, shortages, ...sending } = props;
  const { control, setValue } = useFormContext<DeskValues>();
  const values = useWatch({ control }) as DeskValues;
  const { totals, kind } = deskTotals(values, products, { sales, rules });
  const warnings = deskWarnings(values, totals, sales);
  const { as } = values;
  return (
    <Card as="section" className="grid gap-4">
      <h2 className="text-lg">{words.sums}</h2>
      <dl className="figures grid gap-y-1">
        <TotalRows
          rows={totalRows({ totals: answerTotals(totals), delivery: { kind } }, formatRupees)}
        />
      </dl>
      <ChoiceField
        label={words.kindOf}
        options={kinds}
        value={as}
        onChange={(value) => setValue('as', value, { shouldDirty: true })}
      />
      <p className="text-sm text-ink-soft">{kindTexts[as]}</p>
      {as === 'offer' && <OfferFields />}
      {as === 'order' && <PaymentFields total={toRupees(totals.totalPaise)} />}
      {as !== 'estimate' && warnings.length > 0 && (
        <Notice tone="yellow" icon={<AlertIcon />}>
          {warnings.map((warning) => (
            <p key={warning}>{warningWords[warning]}</p>
          ))}
        </Notice>
      )}
      {shortages.length > 0 && <Shortages shortages={shortages} />}
      {sending.isWrittenBefore && (
        <Notice tone="yellow" icon={<AlertIcon />} isLive>
          <p>{words.writtenBefore}</p>
          <div className="mt-2 flex flex-wrap gap-3">
            <LinkButton variant="secondary" size="sm" to="/admin/orders">
              {words.seeOrders}
            </LinkButton>
            <Button variant="quiet" size="sm" onClick={sending.makeAnother}>
              {words.makeAnother}
            </Button>
          </div>
        </Notice>
      )}
      {shortages.length === 0 && !sending.isWrittenBefore && <FormError message={refusal} />}
      <PrivacyLine />
      <Button isBusy={sending.isSubmitting} onClick={sending.onSubmit}>
        {saveWords[as]}
      </Button>
    </Card>
  );
}

const kindTexts = {
  estimate: words.estimateText,
  offer: words.offerText,
  order: words.orderText,
};

function OfferFields() {
  const { register, formState } = useFormContext<DeskValues>();
  const { errors } = formState;
  return (
    <div className="grid items-start gap-4 sm:grid-cols-2">
      <NumberField
        label={words.days}
        hint={words.daysHint}
        inputMode="numeric"
        error={errors.days?.message}
        {...register('days')}
      />
      <TextAreaField
        label={enquiryWords.message}
        rows={2}
        error={errors.message?.message}
        {...register('message')}
      />
    </div>
  );
}

/** How an order is paid; of one that is paid now its receipt. */
function PaymentFields({ total }: { total: number }) {
  const { control, register, setValue, formState } = useFormContext<DeskValues>();
  const [payment, method] = useWatch({ control, name: ['payment', 'receipt.method'] });
  const errors = formState.errors.receipt;
  return (
    <>
      <ChoiceField
        label={enquiryWords.payment}
        options={payments}
        value={payment}
        onChange={(value) => setValue('payment', value, { shouldDirty: true })}
      />
      {payment === 'now' && (
        <div className="grid items-start gap-4 sm:grid-cols-2">
          <NumberField
            label={words.amount}
            hint={words.amountHint}
            placeholder={String(total)}
            error={errors?.amount?.message}
            {...register('receipt.amount')}
          />
          <ChoiceField
            label={words.method}
            options={methods}
            value={method}
            onChange={(value) => {
              setValue('receipt.method', value, { shouldDirty: true });
              setValue('receipt.account', '');
            }}
          />
          <AccountField
            method={method}
            error={errors?.account?.message}
            {...register('receipt.account')}
          />
          {method !== 'cash' && (
            <TextField
              label={words.reference}
              autoComplete="off"
              required
              error={errors?.reference?.message}
              {...register('receipt.reference')}
            />
          )}
          <TextField
            label={words.receivedOn}
            type="date"
            max={toShopDay(new Date())}
            required
            error={errors?.receivedOn?.message}
            {...register('receipt.receivedOn')}
          />
        </div>
      )}
    </>
  );
}

/** The lines with too little stock, and a button that lowers them to what is there. */
function Shortages({ shortages }: Pick<DeskSumsProps, 'shortages'>) {
  const { getValues, setValue } = useFormContext<DeskValues>();
  return (
    <Notice tone="red" icon={<AlertIcon />} isLive>
      <p className="font-semibold">{words.shortages}</p>
      <ul className="figures my-1 list-disc pl-5">
        {shortages.map(({ productId, name: product, needed, stock }) => (
          <li key={productId} className="wrap-anywhere">
            {fill(enquiryWords.shortage, { product, needed, stock })}
          </li>
        ))}
      </ul>
      <Button
        variant="secondary"
        size="sm"
        onClick={() =>
          setValue('lines', withinStock(getValues('lines'), shortages), { shouldDirty: true })
        }
      >
        {enquiryWords.setToStock}
      </Button>
    </Notice>
  );
}
