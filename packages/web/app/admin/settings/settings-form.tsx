import { savedPart } from '@mathappu/contract/settings/edit-settings';
import type { SettingsPart } from '@mathappu/contract/settings/parts';
import { type ReactNode, useState } from 'react';
import { FormProvider } from 'react-hook-form';
import type * as z from 'zod/mini';
import { call } from '#web/admin/api/admin-call.ts';
import { EditConflictNotice } from '#web/admin/frame/edit-conflict-notice.tsx';
import { CallError } from '#web/api/call-error.ts';
import { LeaveQuestion } from '#web/forms/leave-question.tsx';
import { useCheckedForm } from '#web/forms/use-checked-form.ts';
import { useSubmit } from '#web/forms/use-submit.ts';
import { useReloadShop } from '#web/shop-details/use-reload-shop.ts';
import { useToastHere } from '#web/toasts/use-toast-here.ts';
import { Card } from '#web/ui/card.tsx';
import { FormError } from '#web/ui/fields/form-error.tsx';
import { SubmitButton } from '#web/ui/fields/submit-button.tsx';
import * as words from '#words/admin/settings';
import { ConfirmChange } from './confirm-change.tsx';
import { SettingsChanges } from './settings-changes.tsx';
import { mergeEdits, type SettingsValues, type StoredPart, valuesOf } from './settings-values.ts';

type SettingsFormProps = { part: SettingsPart; stored: StoredPart; children: ReactNode };

/** A part of the settings with a button to save it, and its history. */
export function SettingsForm({ part, stored, children }: SettingsFormProps) {
  const { form, base, theirs, submit, isSubmitting, refusal, ...edit } = useSettingsEdit(
    part,
    stored,
  );
  return (
    <FormProvider {...form}>
      <form noValidate onSubmit={submit}>
        <Card padding="lg" className="grid gap-8">
          {children}
          <ConfirmChange stored={base} />
          <div className="grid gap-4 border-t border-line pt-6">
            {theirs ? (
              <EditConflictNotice
                onReload={() => edit.takeTheirs(theirs)}
                onKeep={() => edit.keepEdits(theirs)}
              >
                <p className="font-semibold">{refusal}</p>
              </EditConflictNotice>
            ) : (
              <FormError message={refusal} />
            )}
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

function useSettingsEdit(part: SettingsPart, stored: StoredPart) {
  const [base, setBase] = useState(stored);
  const [theirs, setTheirs] = useState<StoredPart>();
  const form = useCheckedForm(async () => schemaOf(part, base), {
    defaultValues: valuesOf(base.document),
  });
  const showToast = useToastHere();
  const reloadShop = useReloadShop();

  const { submit, isSubmitting, refusal } = useSubmit(form, {
    keepAs: { name: `settings-${part}`, base, onRestore: setBase },
    send: async ({ document, password, hasLegalAdvice }) => {
      const typed = structuredClone(form.getValues('document'));
      const answer = await call('updateSettings', {
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
      });
      return { typed, answer };
    },
    onSuccess: ({ typed, answer: { message, data } }) => {
      startFrom(data, valuesOf(editsSince(typed, data)));
      showToast({ kind: 'success', text: message });
      return reloadShop();
    },
    invalidToast: 'none',
  });

  /** The document with what has been typed since `before`. */
  const editsSince = (before: object, { document }: StoredPart) =>
    mergeEdits(form.getValues('document'), { base: before, theirs: document });

  /** Differences in `values` count as edits, which can be saved. */
  function startFrom(current: StoredPart, values = valuesOf(current.document)) {
    setBase(current);
    setTheirs(undefined);
    form.reset(valuesOf(current.document));
    form.reset(values, { keepDefaultValues: true });
  }

  return {
    ...{ form, base, theirs, submit, isSubmitting, refusal },
    takeTheirs: (current: StoredPart) => startFrom(current),
    keepEdits: (current: StoredPart) =>
      startFrom(current, {
        ...form.getValues(),
        document: editsSince(base.document, current),
      }),
  };
}

const schemaOf = (part: SettingsPart, base: StoredPart) =>
  savedPart(part, base) as unknown as z.ZodMiniType<SettingsValues, SettingsValues>;
