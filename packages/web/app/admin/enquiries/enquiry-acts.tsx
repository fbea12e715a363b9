import type { StaffQuote } from '@mathappu/contract/enquiries/admin-enquiries';
import { type QuoteAct, stateAfter } from '@mathappu/contract/enquiries/quote-state';
import { fill } from '@mathappu/contract/words';
import { useId, useState } from 'react';
import { useForm } from 'react-hook-form';
import { call } from '#web/admin/api/admin-call.ts';
import { FormDialog } from '#web/admin/frame/form-dialog.tsx';
import { useReopen } from '#web/forms/use-kept-form.ts';
import { useSubmit } from '#web/forms/use-submit.ts';
import { useToastHere } from '#web/toasts/use-toast-here.ts';
import { Button } from '#web/ui/button.tsx';
import { FormError } from '#web/ui/fields/form-error.tsx';
import { TextAreaField } from '#web/ui/fields/text-area-field.tsx';
import * as words from '#words/admin/enquiries';
import { ConfirmEnquiry } from './confirm-enquiry.tsx';
import { reasonError } from './enquiry-values.ts';
import { OfferEnquiry } from './offer-enquiry.tsx';
import {
  type ActFormProps,
  type ActProps,
  type KeptAct,
  keptAct,
  useQuoteAct,
} from './use-quote-act.ts';

const acts = [
  { act: 'decline', label: words.decline, variant: 'quiet', Form: DeclineEnquiry },
  { act: 'offer', label: words.sendOffer, variant: 'secondary', Form: OfferEnquiry },
  { act: 'confirm', label: words.confirmAsOrder, variant: 'primary', Form: ConfirmEnquiry },
] as const satisfies readonly { act: QuoteAct; label: string; variant: string; Form: unknown }[];

type EnquiryActsProps = {
  quote: StaffQuote;
  /** Edits have to be saved first, so that nobody offers or confirms something else. */
  hasEdits: boolean;
};

/** The acts that the enquiry's state allows, each with a question. An estimate can be ended. */
export function EnquiryActs({ quote, hasEdits }: EnquiryActsProps) {
  const id = useId();
  const [asked, setAsked] = useState<QuoteAct>();
  useReopen<KeptAct>(keptAct(quote), ({ act }) => setAsked(act));
  const close = () => setAsked(undefined);
  const possible = acts.filter(({ act }) => stateAfter(quote.state, act));
  return (
    <>
      {possible.length > 0 && (
        <div className="flex flex-wrap items-center gap-3">
          {hasEdits && (
            <p id={id} className="text-sm text-ink-soft">
              {words.saveFirst}
            </p>
          )}
          {possible.map(({ act, label, variant }) => (
            <Button
              key={act}
              variant={variant}
              size="sm"
              disabled={hasEdits}
              aria-describedby={hasEdits ? id : undefined}
              onClick={() => setAsked(act)}
            >
              {quote.state === 'ESTIMATE' ? words.endEstimate : label}
            </Button>
          ))}
        </div>
      )}
      {acts.map(({ act, Form }) => (
        <Form key={act} quote={quote} isOpen={asked === act} onClose={close} />
      ))}
    </>
  );
}

/** Asks for the reason: of an enquiry its customer reads it. */
function DeclineEnquiry({ isOpen, ...act }: ActProps) {
  return (
    <FormDialog
      isOpen={isOpen}
      onClose={act.onClose}
      title={fill(isEstimate(act) ? words.endOneTitle : words.declineTitle, act.quote)}
      submitLabel={isEstimate(act) ? words.endEstimate : words.decline}
    >
      {(dialog) => <DeclineForm {...dialog} {...act} />}
    </FormDialog>
  );
}

const isEstimate = ({ quote }: Pick<ActProps, 'quote'>): boolean => quote.state === 'ESTIMATE';

function DeclineForm(props: ActFormProps) {
  const { seen, attempt, keepAs } = useQuoteAct('decline', props);
  const showToast = useToastHere();
  const form = useForm({ defaultValues: { reason: '' } });
  const { submit, refusal } = useSubmit(form, {
    keepAs,
    send: ({ reason }) =>
      attempt(() =>
        call('declineQuote', {
          params: { quoteId: seen._id },
          body: { version: seen.version, reason },
          failureText: words.declineFailed,
        }),
      ),
    onSuccess: ({ message }) => {
      showToast({ kind: 'success', text: message });
      props.onClose();
    },
    invalidToast: 'none',
  });
  return (
    <form id={props.id} noValidate onSubmit={submit} className="grid gap-4">
      <p>{isEstimate(props) ? words.endOneText : words.declineText}</p>
      <TextAreaField
        label={words.declineReason}
        hint={isEstimate(props) ? words.endReasonHint : undefined}
        rows={3}
        required
        error={form.formState.errors.reason?.message}
        {...form.register('reason', { validate: reasonError })}
      />
      <FormError message={refusal} />
    </form>
  );
}
