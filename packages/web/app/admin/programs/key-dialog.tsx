import { createApiKey } from '@mathappu/contract/programs/api-keys';
import { firstKeyDays } from '@mathappu/contract/programs/program-limits';
import { toShopDayAfter } from '@mathappu/contract/shop-time';
import type { KeyGrant } from '@mathappu/contract/staff/grants';
import { fill } from '@mathappu/contract/words';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '#web/admin/api/admin-call.ts';
import { type DialogForm, FormDialog } from '#web/admin/frame/form-dialog.tsx';
import { GrantTable } from '#web/admin/staff/grant-table.tsx';
import { OwnPasswordField } from '#web/admin/staff/own-password-field.tsx';
import { areasOfKeys } from '#web/admin/staff/role-grants.ts';
import type { Answer } from '#web/api/call.ts';
import { readAgain } from '#web/api/read-again.ts';
import { useCheckedForm } from '#web/forms/use-checked-form.ts';
import { useSubmit } from '#web/forms/use-submit.ts';
import { randomKey } from '#web/stores/random-key.ts';
import { FormError } from '#web/ui/fields/form-error.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import * as words from '#words/admin/programs';
import { SecretDialog } from './secret-dialog.tsx';
import { useOwnGrants } from './use-own-grants.ts';

/** The name under which the form is kept. */
export const keptKey = 'api-key';

type Made = Answer<'createApiKey'>['data'];

type KeyDialogProps = { isOpen: boolean; onClose: () => void };

/** Makes a key; its token, which is shown this once, takes the place of the form. */
export function KeyDialog({ isOpen, onClose }: KeyDialogProps) {
  const [made, setMade] = useState<Made>();
  const close = () => {
    setMade(undefined);
    onClose();
  };
  if (made) {
    return (
      <SecretDialog
        isOpen={isOpen}
        onClose={close}
        title={fill(words.tokenTitle, { name: made.key.name })}
        label={words.token}
        text={made.token === null ? words.tokenLost : words.tokenOnce}
        secret={made.token}
      />
    );
  }
  return (
    <FormDialog isOpen={isOpen} onClose={close} title={words.newKey} submitLabel={words.make}>
      {(form) => <KeyForm {...form} onMade={setMade} />}
    </FormDialog>
  );
}

type KeyFormProps = DialogForm & { onMade: (made: Made) => void };

function KeyForm({ id, ...making }: KeyFormProps) {
  const { form, submit, refusal } = useMaking(making);
  const { register, watch, setValue, formState } = form;
  const { errors } = formState;
  return (
    <form id={id} noValidate onSubmit={submit} className="grid gap-5">
      <TextField
        label={words.keyName}
        hint={words.keyNameHint}
        required
        autoComplete="off"
        error={errors.name?.message}
        {...register('name')}
      />
      <GrantTable
        label={words.rights}
        areas={areasOfKeys}
        held={useOwnGrants()}
        grants={watch('grants')}
        error={errors.grants?.message}
        onChange={(grants) =>
          setValue('grants', grants as KeyGrant[], {
            shouldDirty: true,
            shouldValidate: formState.isSubmitted,
          })
        }
      />
      <TextField
        label={words.endsOn}
        hint={words.endsOnHint}
        type="date"
        required
        error={errors.endsOn?.message}
        {...register('endsOn')}
      />
      <OwnPasswordField error={errors.password?.message} {...register('password')} />
      <FormError message={refusal} />
    </form>
  );
}

type Kept = { idempotencyKey: string };

function useMaking({ onSending, onMade }: Omit<KeyFormProps, 'id'>) {
  const queries = useQueryClient();
  const [idempotencyKey, setKey] = useState(randomKey);
  const form = useCheckedForm(async () => createApiKey.body, {
    defaultValues: {
      name: '',
      grants: [] as KeyGrant[],
      endsOn: toShopDayAfter(new Date(), firstKeyDays),
      password: '',
    },
  });
  const { submit, refusal } = useSubmit(form, {
    keepAs: {
      name: keptKey,
      base: { idempotencyKey },
      onRestore: (kept: Kept) => setKey(kept.idempotencyKey),
    },
    send: async (body) => {
      onSending(true);
      try {
        return await call('createApiKey', { body, idempotencyKey, failureText: words.makeFailed });
      } finally {
        await readAgain(queries, ['listApiKeys']);
        onSending(false);
      }
    },
    onSuccess: ({ data }) => onMade(data),
    invalidToast: 'none',
  });
  return { form, submit, refusal };
}
