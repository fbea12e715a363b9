import type { ErrorCode } from '@mathappu/contract/errors';
import { type ReactNode, useState } from 'react';
import {
  type DefaultValues,
  type FieldValues,
  FormProvider,
  type UseFormReturn,
} from 'react-hook-form';
import type * as z from 'zod/mini';
import { CallError } from '#web/api/call-error.ts';
import { useCheckedForm } from '#web/forms/use-checked-form.ts';
import { useSubmit } from '#web/forms/use-submit.ts';
import { FormError } from '#web/ui/fields/form-error.tsx';
import { EditConflictNotice } from './edit-conflict-notice.tsx';
import type { DialogForm } from './form-dialog.tsx';

type VersionedDialogFormProps<Row, Values extends FieldValues, Checked, Saved> = DialogForm & {
  schemaOf: (base: Row | undefined) => z.ZodMiniType<Checked, Values>;
  defaultValues: Values;
  /** What is edited, as it was when the dialog opened; undefined for a new one. */
  opened: Row | undefined;
  valuesOf: (row: Row) => Values;
  /** How the form is kept when the session ends; `base` is for a new one that began with something. */
  keepAs: { name: string; base?: unknown };
  /** The refusal whose data is the version that somebody else has saved. */
  changedCode: ErrorCode;
  /** @param base is the version that was edited */
  send: (fields: Checked, base: Row | undefined) => Promise<Saved>;
  /** Reads again what the call may have changed, also after a refusal. */
  readAgain?: () => Promise<unknown>;
  onSuccess: (saved: Saved) => unknown;
  children: (form: UseFormReturn<Values, unknown, Checked>, base: Row | undefined) => ReactNode;
};

/**
 * The form of a `FormDialog` about something that has a version. When somebody else has saved another one,
 * it asks whose text to go on with.
 */
export function VersionedDialogForm<Row, Values extends FieldValues, Checked, Saved>({
  id,
  onSending,
  schemaOf,
  defaultValues,
  opened,
  valuesOf,
  keepAs,
  changedCode,
  send,
  readAgain,
  onSuccess,
  children,
}: VersionedDialogFormProps<Row, Values, Checked, Saved>) {
  const [base, setBase] = useState(opened);
  const [theirs, setTheirs] = useState<Row>();
  const form = useCheckedForm(async () => schemaOf(base), {
    defaultValues: defaultValues as DefaultValues<Values>,
  });

  const { submit, refusal } = useSubmit(form, {
    keepAs: { name: keepAs.name, base: base ?? keepAs.base },
    send: async (fields) => {
      onSending(true);
      try {
        return await send(fields, base);
      } catch (error) {
        if (error instanceof CallError && error.code === changedCode) setTheirs(error.data as Row);
        throw error;
      } finally {
        await readAgain?.();
        onSending(false);
      }
    },
    onSuccess,
    invalidToast: 'none',
  });

  function startFrom(current: Row, values = valuesOf(current)) {
    setBase(current);
    setTheirs(undefined);
    form.reset(valuesOf(current) as DefaultValues<Values>);
    form.reset(values as DefaultValues<Values>, { keepDefaultValues: true });
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
      <FormProvider {...form}>{children(form, base)}</FormProvider>
      {!theirs && <FormError message={refusal} />}
    </form>
  );
}
