import { savedPart } from '@mathappu/contract/settings/edit-settings';
import type { SettingsPart } from '@mathappu/contract/settings/parts';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { FormProvider } from 'react-hook-form';
import type * as z from 'zod/mini';
import { EditConflictNotice } from '#web/admin/frame/edit-conflict-notice.tsx';
import { call } from '#web/api/call.ts';
import { CallError } from '#web/api/call-error.ts';
import { reloadShop } from '#web/document/reload-shop.ts';
import { LeaveQuestion } from '#web/forms/leave-question.tsx';
import { useCheckedForm } from '#web/forms/use-checked-form.ts';
import { useSubmit } from '#web/forms/use-submit.ts';
import { useToastHere } from '#web/toasts/use-toast-here.ts';
import { Card } from '#web/ui/card.tsx';
import { FormError } from '#web/ui/fields/form-error.tsx';
import { SubmitButton } from '#web/ui/fields/submit-button.tsx';
import * as words from '#words/admin/settings';
import { ConfirmChange } from './confirm-change.tsx';
import { SettingsChanges } from './settings-changes.tsx';
import { settingsQuery } from './settings-query.ts';
import { mergeEdits, type SettingsValues, type StoredPart, valuesOf } from './settings-values.ts';

type SettingsFormProps = { part: SettingsPart; stored: StoredPart; children: ReactNode };

/** One part of the settings with one button to save it, and what was changed in it. */
export function SettingsForm({ part, stored, children }: SettingsFormProps) {
  const [base, setBase] = useState(stored);
  const [theirs, setTheirs] = useState<StoredPart>();
  const form = useCheckedForm(async () => schemaOf(part, base), {
    defaultValues: valuesOf(base),
  });
  const queries = useQueryClient();
  const showToast = useToastHere();

  const { submit, isSubmitting, refusal } = useSubmit(form, {
    send: ({ document, password, hasLegalAdvice }) =>
      call('updateSettings', {
        params: { part },
        body: {
          version: base.version,
          document: { ...document },
          ...(password && { password }),
          ...(hasLegalAdvice && { hasLegalAdvice }),
        },
        failureText: words.saveFailed,
      }).catch((error: unknown) => {
        if (error instanceof CallError && error.code === 'settingsChanged') {
          setTheirs(error.data as StoredPart);
        }
        throw error;
      }),
    onSuccess: (answer) => {
      queries.setQueryData(settingsQuery(part).queryKey, answer);
      startFrom(answer.data);
      showToast({ kind: 'success', text: answer.message });
      return reloadShop();
    },
    invalidToast: 'none',
  });

  function startFrom(current: StoredPart) {
    setBase(current);
    setTheirs(undefined);
    form.reset(valuesOf(current));
  }

  /** The edits stay as such: what they are compared with is what the other admin saved. */
  function keepEdits(current: StoredPart) {
    const edited = mergeEdits(form.getValues(), { base, theirs: current });
    startFrom(current);
    form.reset(edited, { keepDefaultValues: true });
  }

  return (
    <FormProvider {...form}>
      <form noValidate onSubmit={submit}>
        <Card padding="lg" className="grid gap-8">
          {theirs && (
            <EditConflictNotice onReload={() => startFrom(theirs)} onKeep={() => keepEdits(theirs)}>
              <p className="font-semibold">{refusal}</p>
            </EditConflictNotice>
          )}
          {children}
          <ConfirmChange stored={base} />
          <div className="grid gap-4 border-t border-line pt-6">
            {!theirs && <FormError message={refusal} />}
            <div>
              <SubmitButton isBusy={isSubmitting}>{words.save}</SubmitButton>
            </div>
          </div>
        </Card>
      </form>
      <SettingsChanges stored={base} />
      <LeaveQuestion hasChanges={form.formState.isDirty && !isSubmitting} />
    </FormProvider>
  );
}

const schemaOf = (part: SettingsPart, base: StoredPart) =>
  savedPart(part, base) as unknown as z.ZodMiniType<SettingsValues, SettingsValues>;
