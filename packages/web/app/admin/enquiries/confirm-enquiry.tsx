import {
  agreedBys,
  type QuoteEdit,
  type Shortage,
  type StaffQuote,
} from '@mathappu/contract/enquiries/admin-enquiries';
import { fill } from '@mathappu/contract/words';
import { useState } from 'react';
import { type UseFormReturn, useForm, useWatch } from 'react-hook-form';
import { call } from '#web/admin/api/admin-call.ts';
import { FormDialog } from '#web/admin/frame/form-dialog.tsx';
import { GstinElsewhere } from '#web/admin/frame/gstin-elsewhere.tsx';
import type { Answer } from '#web/api/call.ts';
import { CallError } from '#web/api/call-error.ts';
import { useSubmit } from '#web/forms/use-submit.ts';
import { useToastHere } from '#web/toasts/use-toast-here.ts';
import { Button } from '#web/ui/button.tsx';
import { ChoiceField } from '#web/ui/fields/choice-field.tsx';
import { FormError } from '#web/ui/fields/form-error.tsx';
import { RadioCard } from '#web/ui/fields/radio-card.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { formatRupees } from '#web/ui/format/format-rupees.ts';
import { AlertIcon } from '#web/ui/images/notice-icons.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { useMutation } from '#web/ui/use-mutation.ts';
import * as words from '#words/admin/enquiries';
import { EnquiryWarnings } from './enquiry-notices.tsx';
import { totalOfWhatIsThere, toWhatIsThere } from './enquiry-values.ts';
import { type ActFormProps, type ActProps, useQuoteAct } from './use-quote-act.ts';

type Confirmation = {
  payment: 'offline' | 'cod';
  agreedBy: (typeof agreedBys)[number];
  buyer: { gstin: string; name: string };
};

const payments = [
  { value: 'offline', label: words.offline },
  { value: 'cod', label: words.cod },
] as const satisfies readonly { value: Confirmation['payment']; label: string }[];

export const agreedByWords = {
  phone: words.byPhone,
  whatsapp: words.byWhatsapp,
  counter: words.atCounter,
  page: words.onPage,
} as const satisfies Record<Confirmation['agreedBy'], string>;

const agreements = agreedBys.map((value) => ({ value, label: agreedByWords[value] }));

/** Makes the order, after somebody has spoken with the buyer. */
export function ConfirmEnquiry({ isOpen, ...act }: ActProps) {
  return (
    <FormDialog
      isOpen={isOpen}
      onClose={act.onClose}
      title={fill(words.confirmTitle, act.quote)}
      submitLabel={words.confirm}
    >
      {(dialog) => <ConfirmForm {...dialog} {...act} />}
    </FormDialog>
  );
}

function ConfirmForm(props: ActFormProps) {
  const { seen, attempt, keepAs } = useQuoteAct('confirm', props);
  const [shortages, setShortages] = useState<readonly Shortage[]>([]);
  const showToast = useToastHere();
  const form = useForm<Confirmation>({
    defaultValues: {
      payment: 'offline',
      agreedBy: seen.state === 'ACCEPTED' ? 'page' : 'phone',
      buyer: { gstin: seen.customer.gstin, name: seen.customer.businessName },
    },
  });
  const [agreedBy, payment] = useWatch({ control: form.control, name: ['agreedBy', 'payment'] });
  const ofSeen = { params: { quoteId: seen._id } };

  const { submit, refusal } = useSubmit(form, {
    keepAs,
    send: (confirmation) => confirm(confirmation),
    onSuccess: finish,
    invalidToast: 'none',
  });

  function confirm(confirmation: Confirmation, isPartial = false) {
    return attempt(() =>
      call('confirmQuote', {
        ...ofSeen,
        body: { version: seen.version, ...confirmation, isPartial },
        failureText: words.confirmFailed,
      }),
    ).catch((error: unknown) => {
      const isShort = error instanceof CallError && error.code === 'outOfStock';
      setShortages(isShort ? (error.data as { shortages: Shortage[] }).shortages : []);
      throw error;
    });
  }

  function finish({ message }: { message: string }) {
    showToast({ kind: 'success', text: message });
    props.onClose();
  }

  return (
    <form id={props.id} noValidate onSubmit={submit} className="grid gap-5">
      <p>{words.confirmText}</p>
      <p className="figures flex justify-between gap-3 text-lg font-bold">
        <span>{words.total}</span>
        {formatRupees(seen.totals.total)}
      </p>
      <EnquiryWarnings quote={seen} payment={payment} />
      <ConfirmationFields form={form} agreedBy={agreedBy} quote={seen} />
      {shortages.length > 0 ? (
        <Shortages
          quote={seen}
          shortages={shortages}
          save={(body) =>
            attempt(() => call('editQuote', { ...ofSeen, body, failureText: words.saveFailed }))
          }
          confirm={() => confirm(form.getValues(), true)}
          onDone={finish}
        />
      ) : (
        <FormError message={refusal} />
      )}
    </form>
  );
}

type ConfirmationFieldsProps = {
  quote: StaffQuote;
  form: UseFormReturn<Confirmation>;
  agreedBy: Confirmation['agreedBy'];
};

const ConfirmationFields = ({ form, agreedBy, quote }: ConfirmationFieldsProps) => (
  <>
    <fieldset className="grid gap-2">
      <legend className="mb-1.5 font-semibold">{words.payment}</legend>
      {payments.map((choice) => (
        <RadioCard key={choice.value} {...choice} {...form.register('payment')} />
      ))}
    </fieldset>
    <ChoiceField
      label={words.agreedBy}
      options={agreements}
      value={agreedBy}
      onChange={(value) => form.setValue('agreedBy', value)}
    />
    <div className="grid items-start gap-4 sm:grid-cols-2">
      <TextField
        label={words.buyerGstin}
        autoComplete="off"
        error={form.formState.errors.buyer?.gstin?.message}
        {...form.register('buyer.gstin')}
      />
      <TextField
        label={words.businessName}
        autoComplete="off"
        error={form.formState.errors.buyer?.name?.message}
        {...form.register('buyer.name')}
      />
    </div>
    <GstinElsewhere
      gstin={form.watch('buyer.gstin')}
      state={quote.delivery_address?.state ?? ''}
      isCollected={Boolean(quote.delivery_terms?.depot)}
    />
  </>
);

type ShortagesProps = {
  quote: StaffQuote;
  shortages: readonly Shortage[];
  save: (edit: QuoteEdit) => Promise<Answer<'editQuote'>>;
  /** Makes the order of what is there. */
  confirm: () => Promise<Answer<'confirmQuote'>>;
  onDone: (answer: { message: string }) => void;
};

/**
 * The lines with too little stock, and two buttons: one makes the order of what is there, the other only
 * lowers the quantities to the stock.
 */
function Shortages({ quote, shortages, save, confirm, onDone }: ShortagesProps) {
  const edit = toWhatIsThere(quote, shortages);
  const isSomethingLeft = edit.lines.some(({ quantity }) => quantity > 0);
  const saving = useMutation({ mutationFn: () => save(edit), onSuccess: onDone });
  const confirming = useMutation({ mutationFn: confirm, onSuccess: onDone });
  const total = formatRupees(totalOfWhatIsThere(quote, edit));
  const isSold = (id: string) =>
    quote.lines.some(({ productId, stock }) => productId === id && stock !== null);
  return (
    <Notice tone="red" icon={<AlertIcon />} isLive>
      <p className="font-semibold">{words.shortages}</p>
      <ul className="figures my-1 list-disc pl-5">
        {shortages.map(({ productId, name: product, needed, stock }) => (
          <li key={productId} className="wrap-anywhere">
            {isSold(productId)
              ? fill(words.shortage, { product, needed, stock })
              : fill(words.shortageNotSold, { product, needed })}
          </li>
        ))}
      </ul>
      {isSomethingLeft ? (
        <div className="flex flex-wrap gap-2">
          <Button
            size="sm"
            isBusy={confirming.isPending}
            disabled={saving.isPending}
            onClick={() => confirming.mutate()}
          >
            {fill(words.confirmThere, { total })}
          </Button>
          <Button
            variant="secondary"
            size="sm"
            isBusy={saving.isPending}
            disabled={confirming.isPending}
            onClick={() => saving.mutate()}
          >
            {words.setToStock}
          </Button>
        </div>
      ) : (
        <p>{words.nothingThere}</p>
      )}
    </Notice>
  );
}
