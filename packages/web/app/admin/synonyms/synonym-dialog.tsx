import type { Synonym, SynonymKind } from '@mathappu/contract/catalogue/synonyms';
import { useQueryClient } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { call } from '#web/admin/api/admin-call.ts';
import { type DialogForm, FormDialog } from '#web/admin/frame/form-dialog.tsx';
import { VersionedDialogForm } from '#web/admin/frame/versioned-dialog-form.tsx';
import { readAgain } from '#web/api/read-again.ts';
import { useToastHere } from '#web/toasts/use-toast-here.ts';
import { SelectField } from '#web/ui/fields/select-field.tsx';
import { TextAreaField } from '#web/ui/fields/text-area-field.tsx';
import * as words from '#words/admin/synonyms';

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

function SynonymForm({ edited, onSaved, ...dialog }: SynonymFormProps) {
  const queries = useQueryClient();
  const showToast = useToastHere();

  function save(body: z.output<typeof synonymForm>, base: Synonym | undefined) {
    const options = { failureText: words.saveFailed };
    if (!base) return call('createSynonym', { body, ...options });
    const params = { synonymId: base._id };
    return call('updateSynonym', { params, body: { ...body, version: base.version }, ...options });
  }

  return (
    <VersionedDialogForm
      {...dialog}
      schemaOf={() => synonymForm}
      defaultValues={valuesOf(edited)}
      opened={edited && '_id' in edited ? edited : undefined}
      valuesOf={valuesOf}
      keepAs={{ name: keptSynonym, base: edited }}
      changedCode="synonymChanged"
      send={save}
      readAgain={() => readAgain(queries, ['listSynonyms'])}
      onSuccess={({ message }) => {
        showToast({ kind: 'success', text: message });
        onSaved();
      }}
    >
      {({ register, formState: { errors }, watch }) => (
        <>
          <SelectField
            label={words.kind}
            hint={kindHints[watch('kind')]}
            options={kindOptions}
            {...register('kind')}
          />
          <TextAreaField
            label={words.words}
            hint={words.wordsHint}
            required
            rows={watch('kind') === 'oneWay' ? 1 : 5}
            error={errors.words?.message}
            {...register('words')}
          />
          {watch('kind') === 'oneWay' && (
            <TextAreaField
              label={words.to}
              hint={words.wordsHint}
              required
              rows={3}
              error={errors.to?.message}
              {...register('to')}
            />
          )}
        </>
      )}
    </VersionedDialogForm>
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

type SynonymValues = { kind: SynonymKind; words: string; to: string };

/** One phrase in each line; the call itself says what is wrong with them. */
const lines = z.pipe(
  z.string(),
  z.transform((typed: string) =>
    typed
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean),
  ),
);

const synonymForm = z.pipe(
  z.object({ kind: z.enum(['equal', 'oneWay', 'filler']), words: lines, to: lines }),
  z.transform(({ kind, words, to }) => ({ kind, words, to: kind === 'oneWay' ? to : [] })),
);
