import type { Synonym } from '@mathappu/contract/catalogue/synonyms';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '#web/admin/api/admin-call.ts';
import { EditConflictNotice } from '#web/admin/frame/edit-conflict-notice.tsx';
import { type DialogForm, FormDialog } from '#web/admin/frame/form-dialog.tsx';
import { CallError } from '#web/api/call-error.ts';
import { readAgain } from '#web/api/read-again.ts';
import { useCheckedForm } from '#web/forms/use-checked-form.ts';
import { useSubmit } from '#web/forms/use-submit.ts';
import { useToastHere } from '#web/toasts/use-toast-here.ts';
import { FormError } from '#web/ui/fields/form-error.tsx';
import { SelectField } from '#web/ui/fields/select-field.tsx';
import { TextAreaField } from '#web/ui/fields/text-area-field.tsx';
import * as words from '#words/admin/synonyms';
import { type SynonymValues, synonymForm } from './synonym-schema.ts';

export const kindLabels = {
  equal: words.equal,
  oneWay: words.oneWay,
  filler: words.filler,
} as const;

const kindHints = {
  equal: words.equalHint,
  oneWay: words.oneWayHint,
  filler: words.fillerHint,
} as const;

/** A row to edit, or the first word of a new one. */
export type EditedSynonym = Synonym | { term: string };

/** The name under which the form is kept. */
export const keptSynonym = 'synonym';

type SynonymDialogProps = { edited: EditedSynonym | undefined; onClose: () => void };

export function SynonymDialog({ edited, onClose }: SynonymDialogProps) {
  const isNew = !edited || 'term' in edited;
  return (
    <FormDialog
      isOpen={edited !== undefined}
      onClose={onClose}
      title={isNew ? words.add : words.editTitle}
      submitLabel={isNew ? words.add : words.save}
    >
      {(form) => <SynonymForm edited={edited} {...form} onSaved={onClose} />}
    </FormDialog>
  );
}

type SynonymFormProps = DialogForm & Pick<SynonymDialogProps, 'edited'> & { onSaved: () => void };

function SynonymForm({ id, edited, onSending, onSaved }: SynonymFormProps) {
  const [base, setBase] = useState(edited && '_id' in edited ? edited : undefined);
  const [theirs, setTheirs] = useState<Synonym>();
  const form = useCheckedForm(async () => synonymForm, { defaultValues: valuesOf(edited) });
  const queries = useQueryClient();
  const showToast = useToastHere();
  const { errors } = form.formState;
  const kind = form.watch('kind');

  const { submit, refusal } = useSubmit(form, {
    keepAs: { name: keptSynonym, base: base ?? edited },
    send: async (body) => {
      onSending(true);
      const options = { failureText: words.saveFailed };
      try {
        if (!base) return await call('createSynonym', { body, ...options });
        const params = { synonymId: base._id };
        const versioned = { ...body, version: base.version };
        return await call('updateSynonym', { params, body: versioned, ...options });
      } catch (error) {
        if (error instanceof CallError && error.code === 'synonymChanged') {
          setTheirs(error.data as Synonym);
        }
        throw error;
      } finally {
        await readAgain(queries, ['listSynonyms']);
        onSending(false);
      }
    },
    onSuccess: ({ message }) => {
      showToast({ kind: 'success', text: message });
      onSaved();
    },
    invalidToast: 'none',
  });

  function startFrom(current: Synonym, values = valuesOf(current)) {
    setBase(current);
    setTheirs(undefined);
    form.reset(valuesOf(current));
    form.reset(values, { keepDefaultValues: true });
  }

  return (
    <form id={id} noValidate onSubmit={submit} className="grid gap-5">
      {theirs && (
        <EditConflictNotice
          onReload={() => startFrom(theirs)}
          onKeep={() => startFrom(theirs, form.getValues())}
        >
          <p className="font-semibold">{refusal}</p>
        </EditConflictNotice>
      )}
      <SelectField
        label={words.kind}
        hint={kindHints[kind]}
        options={kindOptions}
        {...form.register('kind')}
      />
      <TextAreaField
        label={words.words}
        hint={words.wordsHint}
        required
        rows={kind === 'oneWay' ? 1 : 5}
        error={errors.words?.message}
        {...form.register('words')}
      />
      {kind === 'oneWay' && (
        <TextAreaField
          label={words.to}
          hint={words.wordsHint}
          required
          rows={3}
          error={errors.to?.message}
          {...form.register('to')}
        />
      )}
      {!theirs && <FormError message={refusal} />}
    </form>
  );
}

export const kindOptions = (['equal', 'oneWay', 'filler'] as const).map((value) => ({
  value,
  label: kindLabels[value],
}));

function valuesOf(edited: EditedSynonym | undefined): SynonymValues {
  if (!edited || 'term' in edited) return { kind: 'equal', words: startOf(edited), to: '' };
  return { kind: edited.kind, words: edited.words.join('\n'), to: edited.to.join('\n') };
}

const startOf = (edited: { term: string } | undefined): string =>
  edited?.term ? `${edited.term}\n` : '';
