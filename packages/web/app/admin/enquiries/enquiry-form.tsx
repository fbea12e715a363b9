import type { StaffQuote } from '@mathappu/contract/enquiries/admin-enquiries';
import { enquiryNoteMaxLength } from '@mathappu/contract/limits';
import { totalRows } from '@mathappu/contract/orders/total-rows';
import { fill } from '@mathappu/contract/words';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import { call } from '#web/admin/api/admin-call.ts';
import { DetailSection } from '#web/admin/frame/detail-section.tsx';
import { EditConflictNotice } from '#web/admin/frame/edit-conflict-notice.tsx';
import { readAgain } from '#web/api/read-again.ts';
import { LeaveQuestion } from '#web/forms/leave-question.tsx';
import { textError } from '#web/forms/text-error.ts';
import { useSubmit } from '#web/forms/use-submit.ts';
import { useToastHere } from '#web/toasts/use-toast-here.ts';
import { Button } from '#web/ui/button.tsx';
import { FormError } from '#web/ui/fields/form-error.tsx';
import { TextAreaField } from '#web/ui/fields/text-area-field.tsx';
import { formatRupees } from '#web/ui/format/format-rupees.ts';
import { TotalRows } from '#web/ui/total-rows.tsx';
import * as words from '#words/admin/enquiries';
import { isOpenedByEdit } from './admin-enquiry-state.tsx';
import { EnquiryChargeFields, EnquiryLineFields } from './enquiry-fields.tsx';
import {
  type EnquiryValues,
  goodsError,
  mergeEdits,
  toEdit,
  totalsOf,
  valuesOf,
} from './enquiry-values.ts';

type EnquiryFormProps = {
  /** The stored enquiry; a newer version may come while the form is open. */
  quote: StaffQuote;
  onEdits: (hasEdits: boolean) => void;
};

const noteError = textError(enquiryNoteMaxLength);

/** The goods, prices and charges that the shop offers, with one button to save them. */
export function EnquiryForm({ quote, onEdits }: EnquiryFormProps) {
  const { form, base, isOutdated, submit, isSubmitting, refusal, ...edit } = useEnquiryEdit(quote);
  const { isDirty } = form.formState;
  const values = useWatch({ control: form.control }) as EnquiryValues;
  const totals = totalsOf(values, base, quote.bestDiscount);
  const best = quote.bestDiscount ?? undefined;
  const tellEdits = useEffectEvent(onEdits);
  useEffect(() => tellEdits(isDirty), [isDirty]);

  return (
    <FormProvider {...form}>
      <form noValidate onSubmit={submit} className="space-y-7">
        <DetailSection title={words.products}>
          <EnquiryLineFields goods={quote.lines} />
        </DetailSection>
        <DetailSection title={words.charges}>
          <EnquiryChargeFields bestLabel={best && wordBest(best)} />
        </DetailSection>
        <TextAreaField
          label={words.note}
          hint={words.noteHint}
          rows={3}
          error={form.formState.errors.note?.message}
          {...form.register('note', { validate: noteError })}
        />
        <div className="grid gap-4 rounded-md bg-sunken p-4">
          <dl className="figures grid gap-y-1">
            <TotalRows
              rows={totalRows(
                { totals, delivery: { ...base.delivery_terms, kind: values.kind } },
                formatRupees,
              )}
            />
          </dl>
          {isOutdated && isDirty ? (
            <EditConflictNotice onReload={edit.discard} onKeep={edit.keepEdits}>
              <p className="font-semibold">{words.changedMeanwhile}</p>
            </EditConflictNotice>
          ) : (
            <FormError message={refusal} />
          )}
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <Button type="submit" disabled={!isDirty} isBusy={isSubmitting}>
              {words.save}
            </Button>
            <p className="min-w-0 flex-1 text-sm text-ink-soft">
              {isDirty ? isOpenedByEdit(quote.state) && words.opensAgain : words.noEditYet}
            </p>
          </div>
        </div>
      </form>
      <LeaveQuestion hasChanges={isDirty && !isSubmitting} />
    </FormProvider>
  );
}

const wordBest = ({ label, amount }: NonNullable<StaffQuote['bestDiscount']>): string =>
  fill(words.bestNow, { rule: label, amount: formatRupees(-amount) });

/** The form of an enquiry and the version it started from. */
function useEnquiryEdit(quote: StaffQuote) {
  const queries = useQueryClient();
  const showToast = useToastHere();
  const [base, setBase] = useState(quote);
  const form = useForm<EnquiryValues>({ defaultValues: valuesOf(base) });
  const { isDirty } = form.formState;

  /** Differences in `values` count as edits, which can be saved. */
  function startFrom(current: StaffQuote, values = valuesOf(current)) {
    setBase(current);
    form.reset(valuesOf(current));
    form.reset(values, { keepDefaultValues: true });
  }
  const editsSince = (before: EnquiryValues, theirs: StaffQuote) =>
    mergeEdits(form.getValues(), { base: before, theirs: valuesOf(theirs) });

  const { submit, isSubmitting, refusal } = useSubmit(form, {
    keepAs: { name: `enquiry-${quote._id}`, base, onRestore: setBase },
    send: async (sent) => {
      const message = goodsError(sent.lines, words.nothingLeft);
      if (message) {
        form.setError('root', { message });
        return undefined;
      }
      const typed = structuredClone(sent);
      const answer = await call('editQuote', {
        params: { quoteId: base._id },
        body: toEdit(sent, base),
        failureText: words.saveFailed,
        // Read again even after a failure: somebody else may have changed it.
      }).finally(() => readAgain(queries));
      return { typed, answer };
    },
    onSuccess: (saved) => {
      if (!saved) return;
      const { typed, answer } = saved;
      startFrom(answer.data, editsSince(typed, answer.data));
      showToast({ kind: 'success', text: answer.message });
    },
    invalidToast: 'none',
  });

  const isOutdated = quote.version > base.version && !isSubmitting;
  const follow = useEffectEvent(() => startFrom(quote));
  useEffect(() => {
    if (isOutdated && !isDirty) follow();
  }, [isOutdated, isDirty]);

  return {
    ...{ form, base, isOutdated, submit, isSubmitting, refusal },
    discard: () => startFrom(quote),
    keepEdits: () => startFrom(quote, editsSince(valuesOf(base), quote)),
  };
}
