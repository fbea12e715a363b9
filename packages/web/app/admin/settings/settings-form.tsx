import { savedPart } from '@mathappu/contract/settings/edit-settings';
import { needsLegalAdvice, needsPassword } from '@mathappu/contract/settings/guarded-changes';
import type { SettingsPart } from '@mathappu/contract/settings/parts';
import { formatDateTime } from '@mathappu/contract/shop-time';
import { fill, plural } from '@mathappu/contract/words';
import { type ReactNode, useId, useState } from 'react';
import { FormProvider, useFormContext } from 'react-hook-form';
import type * as z from 'zod/mini';
import { call } from '#web/admin/api/admin-call.ts';
import { EditConflictNotice } from '#web/admin/frame/edit-conflict-notice.tsx';
import { IfMay } from '#web/admin/frame/if-may.tsx';
import { CallError } from '#web/api/call-error.ts';
import { LeaveQuestion } from '#web/forms/leave-question.tsx';
import { useCheckedForm } from '#web/forms/use-checked-form.ts';
import { useSubmit } from '#web/forms/use-submit.ts';
import { useReloadShop } from '#web/shop-details/use-reload-shop.ts';
import { useToastHere } from '#web/toasts/use-toast-here.ts';
import { Card } from '#web/ui/card.tsx';
import { CheckboxField } from '#web/ui/fields/checkbox-field.tsx';
import { FormError } from '#web/ui/fields/form-error.tsx';
import { PasswordField } from '#web/ui/fields/password-field.tsx';
import { SubmitButton } from '#web/ui/fields/submit-button.tsx';
import * as words from '#words/admin/settings';
import { wordSetting } from './setting-words.ts';
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
              <IfMay call="updateSettings">
                <SubmitButton isBusy={isSubmitting}>{words.save}</SubmitButton>
              </IfMay>
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

/** The changes of this part of the settings, newest first. */
function SettingsChanges({ stored }: { stored: StoredPart }) {
  const { changedAt, changedBy, changes } = stored;
  const count = changes.length;
  return (
    <div className="mt-6 grid gap-2">
      <p className="text-ink-soft">
        {changedAt
          ? fill(words.lastChanged, { name: changedBy ?? '', date: formatDateTime(changedAt) })
          : words.neverChanged}
      </p>
      {count > 0 && (
        <details>
          <summary className="min-h-11 cursor-pointer py-2 font-semibold">
            {fill(plural(words.changes, count), { count })}
          </summary>
          <ol className="divide-y divide-line">
            {changes.map(({ by, at, before, after }) => (
              <li key={at} className="py-3">
                <p className="text-sm text-ink-soft">
                  {fill(words.changedBy, { name: by, date: formatDateTime(at) })}
                </p>
                <ul>
                  {Object.entries(after).map(([field, value]) => (
                    <li key={field} className="wrap-anywhere">
                      {wordSetting(field, { before: before[field], after: value })}
                    </li>
                  ))}
                </ul>
              </li>
            ))}
          </ol>
        </details>
      )}
    </div>
  );
}

/**
 * Asks for the password or the confirmation that the edited change needs before it can be saved.
 */
function ConfirmChange({ stored }: { stored: StoredPart }) {
  const { register, watch, formState } = useFormContext<SettingsValues>();
  const { errors } = formState;
  const id = useId();
  const document = watch('document');
  return (
    <>
      {needsLegalAdvice(stored, document) && (
        <section className="rounded-md border border-line-strong p-4">
          <h2 className="text-lg font-semibold">{words.lawTitle}</h2>
          <p className="mt-2 max-w-prose">{words.law}</p>
          <CheckboxField
            label={words.legalAdvice}
            aria-invalid={errors.hasLegalAdvice && true}
            aria-describedby={`${id}-error`}
            {...register('hasLegalAdvice')}
          />
          <div id={`${id}-error`}>
            <FormError message={errors.hasLegalAdvice?.message} />
          </div>
        </section>
      )}
      {needsPassword(stored, document) && (
        <section className="grid gap-3">
          <h2 className="text-lg font-semibold">{words.confirmTitle}</h2>
          <p className="max-w-prose text-ink-soft">{words.passwordLead}</p>
          <PasswordField
            label={words.password}
            className="max-w-sm"
            error={errors.password?.message}
            {...register('password')}
          />
        </section>
      )}
    </>
  );
}
