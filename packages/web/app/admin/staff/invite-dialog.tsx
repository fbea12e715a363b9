import { inviteStaff, type Role } from '@mathappu/contract/staff';
import { fill } from '@mathappu/contract/words';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { FormProvider } from 'react-hook-form';
import * as z from 'zod/mini';
import { call } from '#web/admin/api/admin-call.ts';
import { type DialogForm, FormDialog } from '#web/admin/frame/form-dialog.tsx';
import type { Answer } from '#web/api/call.ts';
import { readAgain } from '#web/api/read-again.ts';
import { useCheckedForm } from '#web/forms/use-checked-form.ts';
import { useSubmit } from '#web/forms/use-submit.ts';
import { useToastHere } from '#web/toasts/use-toast-here.ts';
import { Button } from '#web/ui/button.tsx';
import { ChoiceField } from '#web/ui/fields/choice-field.tsx';
import { FormError } from '#web/ui/fields/form-error.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import * as words from '#words/admin/staff';
import { InviteLink } from './invite-link.tsx';
import { MemberFields } from './member-fields.tsx';
import { OwnPasswordField } from './own-password-field.tsx';
import { chosenRole, typedUntil } from './typed-member.ts';

/** The name under which the form is kept. */
export const keptInvite = 'staff-invite';

type Invited = Answer<'inviteStaff'>['data'];

type InviteDialogProps = {
  isOpen: boolean;
  /** Those that may be given. */
  roles: readonly Role[];
  onClose: () => void;
};

/** Invites somebody; a link that is to be shown takes the place of the form, this once. */
export function InviteDialog({ isOpen, roles, onClose }: InviteDialogProps) {
  const [shown, setShown] = useState<Invited>();
  const close = () => {
    setShown(undefined);
    onClose();
  };
  if (shown?.link) {
    const { staff, link } = shown;
    return (
      <Dialog
        isOpen={isOpen}
        onClose={close}
        isShownOnce
        title={fill(words.linkTitle, { name: staff.name })}
        actions={
          <Button variant="secondary" onClick={close}>
            {words.done}
          </Button>
        }
      >
        <InviteLink staff={staff} link={link} />
      </Dialog>
    );
  }
  return (
    <FormDialog
      isOpen={isOpen}
      onClose={close}
      title={words.inviteTitle}
      submitLabel={words.invite}
    >
      {(form) => (
        <InviteForm
          {...form}
          roles={roles}
          onInvited={(invited) => (invited.link ? setShown(invited) : close())}
        />
      )}
    </FormDialog>
  );
}

type InviteFormProps = DialogForm & {
  roles: readonly Role[];
  onInvited: (invited: Invited) => void;
};

const ways = [
  { value: 'mail', label: words.byMail },
  { value: 'link', label: words.byLink },
] as const;
type Way = (typeof ways)[number]['value'];

function InviteForm({ id, roles, ...inviting }: InviteFormProps) {
  const { form, submit, refusal } = useInviting(inviting);
  const { errors } = form.formState;
  return (
    <FormProvider {...form}>
      <form id={id} noValidate onSubmit={submit} className="grid gap-5">
        <TextField
          label={words.name}
          required
          autoComplete="off"
          error={errors.name?.message}
          {...form.register('name')}
        />
        <TextField
          label={words.email}
          type="email"
          required
          autoComplete="off"
          error={errors.email?.message}
          {...form.register('email')}
        />
        <MemberFields roles={roles} />
        <ChoiceField
          label={words.by}
          options={ways}
          value={form.watch('by')}
          onChange={(value) => form.setValue('by', value)}
        />
        <OwnPasswordField error={errors.password?.message} {...form.register('password')} />
        <FormError message={refusal} />
      </form>
    </FormProvider>
  );
}

function useInviting({ onSending, onInvited }: Omit<InviteFormProps, 'id' | 'roles'>) {
  const queries = useQueryClient();
  const showToast = useToastHere();
  const form = useCheckedForm(async () => inviteForm, {
    defaultValues: { name: '', email: '', role: '', until: '', by: 'mail' as Way, password: '' },
  });
  const { submit, refusal } = useSubmit(form, {
    keepAs: { name: keptInvite },
    send: async (body) => {
      onSending(true);
      try {
        return await call('inviteStaff', { body, failureText: words.inviteFailed });
      } finally {
        await readAgain(queries, ['listStaff']);
        onSending(false);
      }
    },
    onSuccess: ({ message, data }) => {
      showToast({ kind: 'success', text: message });
      onInvited(data);
    },
    invalidToast: 'none',
  });
  return { form, submit, refusal };
}

/** Turns what is typed into the input of the call. */
const inviteForm = z.object({
  ...inviteStaff.body.shape,
  role: chosenRole,
  until: typedUntil,
});
