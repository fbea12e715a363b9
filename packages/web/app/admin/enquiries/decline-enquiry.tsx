import { fill } from '@mathappu/contract/words';
import { useForm } from 'react-hook-form';
import { call } from '#web/admin/api/admin-call.ts';
import { FormDialog } from '#web/admin/frame/form-dialog.tsx';
import { useSubmit } from '#web/forms/use-submit.ts';
import { useToastHere } from '#web/toasts/use-toast-here.ts';
import { FormError } from '#web/ui/fields/form-error.tsx';
import { TextAreaField } from '#web/ui/fields/text-area-field.tsx';
import * as words from '#words/admin/enquiries';
import { reasonError } from './enquiry-values.ts';
import { type ActFormProps, type ActProps, useQuoteAct } from './use-quote-act.ts';

/** Asks for the reason: of an enquiry its customer reads it. */
export function DeclineEnquiry({ isOpen, ...act }: ActProps) {
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
