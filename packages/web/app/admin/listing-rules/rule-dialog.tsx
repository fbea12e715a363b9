import { type ListingRule, updateListingRule } from '@mathappu/contract/catalogue/listing-rules';
import { orderReasonMaxLength } from '@mathappu/contract/limits';
import { fill, plural } from '@mathappu/contract/words';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import * as z from 'zod/mini';
import { call } from '#web/admin/api/admin-call.ts';
import { type DialogForm, FormDialog } from '#web/admin/frame/form-dialog.tsx';
import { useInvalidateProducts } from '#web/admin/products/use-invalidate-products.ts';
import { CallError } from '#web/api/call-error.ts';
import { useCheckedForm } from '#web/forms/use-checked-form.ts';
import { useSubmit } from '#web/forms/use-submit.ts';
import { useToastHere } from '#web/toasts/use-toast-here.ts';
import { FormError } from '#web/ui/fields/form-error.tsx';
import { RadioCard } from '#web/ui/fields/radio-card.tsx';
import { TextAreaField } from '#web/ui/fields/text-area-field.tsx';
import { AlertIcon } from '#web/ui/images/notice-icons.tsx';
import { Notice } from '#web/ui/notice.tsx';
import * as words from '#words/admin/listing-rules';
import { ruleWords, valueWords } from './rule-words.ts';
import { rulesQuery } from './rules-query.ts';

/** The name under which the form is kept. */
export const keptRule = 'listing-rule';

type RuleDialogProps = { rule: ListingRule | undefined; onClose: () => void };

export function RuleDialog({ rule, onClose }: RuleDialogProps) {
  return (
    <FormDialog
      isOpen={rule !== undefined}
      onClose={onClose}
      title={rule ? fill(words.changeOf, { rule: ruleWords[rule.name].name }) : ''}
      submitLabel={words.save}
    >
      {(form) => rule && <RuleForm rule={rule} {...form} onSaved={onClose} />}
    </FormDialog>
  );
}

type Effect = Pick<ListingRule['effects'][number], 'leaves' | 'returns'>;

type RuleFormProps = DialogForm & { rule: ListingRule; onSaved: () => void };

function RuleForm({ id, ...change }: RuleFormProps) {
  const { form, others, notice, submit, refusal } = useRuleChange(change);
  const { errors } = form.formState;

  return (
    <form id={id} noValidate onSubmit={submit} className="grid gap-5">
      {notice && (
        <Notice tone="yellow" icon={<AlertIcon />} isLive>
          {notice}
        </Notice>
      )}
      <fieldset className="grid gap-3">
        <legend className="mb-2 font-semibold">{words.setTo}</legend>
        {others.map((effect) => (
          <RadioCard
            key={effect.value}
            value={effect.value}
            label={valueWords[effect.value]}
            description={sentenceOf(effect)}
            {...form.register('value')}
          />
        ))}
      </fieldset>
      <TextAreaField
        label={words.reason}
        hint={words.reasonHint}
        required
        rows={3}
        countTo={orderReasonMaxLength}
        value={form.watch('reason')}
        error={errors.reason?.message}
        {...form.register('reason')}
      />
      {!notice && <FormError message={refusal} />}
    </form>
  );
}

/** @param rule as it is; it is read again when somebody else has changed something. */
function useRuleChange({ rule, onSending, onSaved }: Omit<RuleFormProps, 'id'>) {
  // The version that the admin has seen; another one is shown before it is decided on.
  const [seen, setSeen] = useState(rule);
  const [notice, setNotice] = useState<string>();
  const others = seen.effects.filter(({ value }) => value !== seen.value);
  const form = useCheckedForm(async () => ruleForm, {
    defaultValues: { value: others[0]?.value ?? seen.value, reason: '' },
  });
  const queries = useQueryClient();
  const invalidateProducts = useInvalidateProducts();
  const showToast = useToastHere();

  const { submit, refusal } = useSubmit(form, {
    keepAs: { name: keptRule, base: seen.name },
    send: async ({ value, reason }) => {
      onSending(true);
      setNotice(undefined);
      const leaves = seen.effects.find((effect) => effect.value === value)?.leaves ?? 0;
      try {
        const answer = await call('updateListingRule', {
          params: { name: seen.name },
          body: { value, reason, leaves, version: seen.version },
          failureText: words.saveFailed,
          toast: false,
        });
        queries.setQueryData(rulesQuery.queryKey, answer);
        return answer;
      } catch (error) {
        await showConflict(error, value);
        throw error;
      } finally {
        await invalidateProducts();
        onSending(false);
      }
    },
    onSuccess: ({ message }) => {
      showToast({ kind: 'success', text: message });
      onSaved();
    },
    invalidToast: 'none',
  });

  /** Other products, or another admin, have changed what was decided on. */
  async function showConflict(error: unknown, value: string) {
    if (!(error instanceof CallError)) return;
    if (error.code === 'ruleImpact') {
      const now = error.data as Effect;
      setSeen({
        ...seen,
        effects: seen.effects.map((each) => (each.value === value ? { ...each, ...now } : each)),
      });
      setNotice(fill(words.otherEffect, { refusal: error.message, effect: sentenceOf(now) }));
    }
    if (error.code === 'ruleChanged') {
      const { data: rules } = await queries.fetchQuery(rulesQuery);
      const theirs = rules.find(({ name }) => name === seen.name);
      if (!theirs) return;
      setSeen(theirs);
      if (form.getValues('value') === theirs.value) {
        const other = theirs.effects.find((each) => each.value !== theirs.value);
        form.setValue('value', other?.value ?? theirs.value);
      }
      const refusal = error.message;
      setNotice(fill(words.otherVersion, { refusal, value: valueWords[theirs.value] }));
    }
  }

  return { form, others, notice, submit, refusal };
}

const sentenceOf = ({ leaves, returns }: Effect): string =>
  fill(plural(words.effect, leaves), { n: leaves, m: returns });

/** The fields of a rule's dialog. */
const ruleForm = z.pick(updateListingRule.body, { value: true, reason: true });
