import { enquiryNoteMaxLength, maxEstimateDays } from '@mathappu/contract/limits';
import { parseNumber } from '@mathappu/contract/parse-number';
import { fill } from '@mathappu/contract/words';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { call } from '#web/admin/api/admin-call.ts';
import { FormDialog } from '#web/admin/frame/form-dialog.tsx';
import { NumberField } from '#web/forms/number-field.tsx';
import { textError } from '#web/forms/text-error.ts';
import { useSubmit } from '#web/forms/use-submit.ts';
import { useToastHere } from '#web/toasts/use-toast-here.ts';
import { buttonLooks } from '#web/ui/button-looks.ts';
import { FormError } from '#web/ui/fields/form-error.tsx';
import { TextAreaField } from '#web/ui/fields/text-area-field.tsx';
import { formatRupees } from '#web/ui/format/format-rupees.ts';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import * as words from '#words/admin/enquiries';
import { type ActFormProps, type ActProps, useQuoteAct } from './use-quote-act.ts';

type OfferFormProps = ActFormProps & {
  onOffered: (whatsappUrl: string) => void;
};

const messageError = textError(enquiryNoteMaxLength);

/** Asks how long the offer is good, and then leads to WhatsApp with it. */
export function OfferEnquiry({ isOpen, ...act }: ActProps) {
  const [whatsappUrl, setWhatsappUrl] = useState<string>();
  const close = () => {
    setWhatsappUrl(undefined);
    act.onClose();
  };
  if (whatsappUrl !== undefined) {
    return (
      <Dialog
        isOpen={isOpen}
        onClose={close}
        title={words.offered}
        actions={
          <a
            href={whatsappUrl}
            target="_blank"
            rel="noreferrer"
            className={buttonLooks('primary')}
            onClick={close}
          >
            {words.openWhatsapp}
          </a>
        }
      >
        {words.offerDone}
      </Dialog>
    );
  }
  return (
    <FormDialog
      isOpen={isOpen}
      onClose={close}
      title={fill(words.offerTitle, act.quote)}
      submitLabel={words.sendOffer}
    >
      {(dialog) => <OfferForm {...dialog} {...act} onOffered={setWhatsappUrl} />}
    </FormDialog>
  );
}

function OfferForm({ onOffered, ...props }: OfferFormProps) {
  const { seen, attempt, keepAs } = useQuoteAct('offer', props);
  const showToast = useToastHere();
  const form = useForm({ defaultValues: { days: String(seen.offerDays), message: '' } });
  const { submit, refusal } = useSubmit(form, {
    keepAs,
    send: (typed) =>
      attempt(() =>
        call('offerQuote', {
          params: { quoteId: seen._id },
          body: {
            version: seen.version,
            days: parseNumber(typed.days) ?? 0,
            message: typed.message.trim() || undefined,
          },
          failureText: words.offerFailed,
        }),
      ),
    onSuccess: ({ message, data }) => {
      showToast({ kind: 'success', text: message });
      onOffered(data.whatsappUrl);
    },
    invalidToast: 'none',
  });
  const range = fill(words.daysHint, { maximum: maxEstimateDays });
  return (
    <form id={props.id} noValidate onSubmit={submit} className="grid gap-4">
      <p>{words.offerText}</p>
      <p className="figures flex justify-between gap-3 text-lg font-bold">
        <span>{words.total}</span>
        {formatRupees(seen.totals.total)}
      </p>
      <NumberField
        label={words.offerDays}
        hint={range}
        inputMode="numeric"
        required
        error={form.formState.errors.days?.message}
        {...form.register('days', {
          validate: (typed) => {
            const count = parseNumber(typed) ?? 0;
            return (Number.isInteger(count) && count >= 1 && count <= maxEstimateDays) || range;
          },
        })}
      />
      <TextAreaField
        label={words.message}
        rows={3}
        error={form.formState.errors.message?.message}
        {...form.register('message', { validate: messageError })}
      />
      <FormError message={refusal} />
    </form>
  );
}
