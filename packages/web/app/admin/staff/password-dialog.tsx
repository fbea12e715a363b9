import { endAccess } from '@mathappu/contract/staff';
import { useQueryClient } from '@tanstack/react-query';
import { type DialogForm, FormDialog } from '#web/admin/frame/form-dialog.tsx';
import { readAgain } from '#web/api/read-again.ts';
import { useCheckedForm } from '#web/forms/use-checked-form.ts';
import { useSubmit } from '#web/forms/use-submit.ts';
import { useToastHere } from '#web/toasts/use-toast-here.ts';
import { FormError } from '#web/ui/fields/form-error.tsx';
import { OwnPasswordField } from './own-password-field.tsx';

type Act = {
  text: string;
  /** The list that is read again afterwards. */
  changes?: 'listStaff' | 'listApiKeys' | 'listWebhooks';
  send: (password: string) => Promise<{ message: string }>;
};

type PasswordDialogProps = Act & {
  isOpen: boolean;
  title: string;
  submitLabel: string;
  onClose: () => void;
};

/** Asks whether something is to be taken away, and for the password. */
export function PasswordDialog({ text, changes, send, ...dialog }: PasswordDialogProps) {
  return (
    <FormDialog {...dialog} tone="danger">
      {(form) => (
        <PasswordForm {...form} text={text} changes={changes} send={send} onDone={dialog.onClose} />
      )}
    </FormDialog>
  );
}

type PasswordFormProps = DialogForm & Act & { onDone: () => void };

function PasswordForm({
  id,
  onSending,
  text,
  changes = 'listStaff',
  send,
  onDone,
}: PasswordFormProps) {
  const queries = useQueryClient();
  const showToast = useToastHere();
  const form = useCheckedForm(async () => endAccess.body, { defaultValues: { password: '' } });
  const { submit, refusal } = useSubmit(form, {
    keepAs: 'none',
    send: async ({ password }) => {
      onSending(true);
      try {
        return await send(password);
      } finally {
        await readAgain(queries, [changes]);
        onSending(false);
      }
    },
    onSuccess: ({ message }) => {
      showToast({ kind: 'success', text: message });
      onDone();
    },
    invalidToast: 'none',
  });
  return (
    <form id={id} noValidate onSubmit={submit} className="grid gap-5">
      <p className="wrap-anywhere">{text}</p>
      <OwnPasswordField
        error={form.formState.errors.password?.message}
        {...form.register('password')}
      />
      <FormError message={refusal} />
    </form>
  );
}
