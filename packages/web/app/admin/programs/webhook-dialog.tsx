import { type EventType, eventTypes } from '@mathappu/contract/programs/event-types';
import { updateWebhook, type Webhook } from '@mathappu/contract/programs/webhooks';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import * as z from 'zod/mini';
import { call } from '#web/admin/api/admin-call.ts';
import { type DialogForm, FormDialog } from '#web/admin/frame/form-dialog.tsx';
import { VersionedDialogForm } from '#web/admin/frame/versioned-dialog-form.tsx';
import { OwnPasswordField } from '#web/admin/staff/own-password-field.tsx';
import { readAgain } from '#web/api/read-again.ts';
import { randomKey } from '#web/stores/random-key.ts';
import { useToastHere } from '#web/toasts/use-toast-here.ts';
import { Button } from '#web/ui/button.tsx';
import { CheckboxField } from '#web/ui/fields/checkbox-field.tsx';
import { FormError } from '#web/ui/fields/form-error.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import * as words from '#words/admin/programs';
import { eventWords } from './event-words.ts';
import { SecretDialog } from './secret-dialog.tsx';

/** The name under which the form is kept. */
export const keptWebhook = 'webhook';

/** Null of a secret that an answer which was lost had. */
type Made = { secret: string | null };

type WebhookDialogProps = {
  isOpen: boolean;
  /** Undefined for a new one. */
  webhook: Webhook | undefined;
  onDelete: (webhook: Webhook) => void;
  onClose: () => void;
};

/** Adds or changes an address; the secret of a new one, which is shown this once, takes the place of the form. */
export function WebhookDialog({ isOpen, webhook, onDelete, onClose }: WebhookDialogProps) {
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
        title={words.secretTitle}
        label={words.secret}
        text={made.secret === null ? words.secretLost : words.secretOnce}
        secret={made.secret}
      />
    );
  }
  return (
    <FormDialog
      isOpen={isOpen}
      onClose={close}
      title={webhook ? words.changeWebhook : words.newWebhook}
      submitLabel={words.save}
    >
      {(form) => (
        <>
          <WebhookForm {...form} webhook={webhook} onMade={setMade} onSaved={close} />
          {webhook && (
            <Button variant="quiet-danger" className="mt-5 -ml-5" onClick={() => onDelete(webhook)}>
              {words.deleteWebhook}
            </Button>
          )}
        </>
      )}
    </FormDialog>
  );
}

const { version: _, ...written } = updateWebhook.body.shape;
const writtenWebhook = z.object(written);
type Written = z.input<typeof writtenWebhook>;

type WebhookFormProps = DialogForm & {
  webhook: Webhook | undefined;
  onMade: (made: Made) => void;
  onSaved: () => void;
};

function WebhookForm({ webhook, onMade, onSaved, ...dialog }: WebhookFormProps) {
  const queries = useQueryClient();
  const showToast = useToastHere();
  const [idempotencyKey] = useState(randomKey);
  const options = { failureText: words.saveFailed };
  return (
    <VersionedDialogForm
      {...dialog}
      schemaOf={() => writtenWebhook}
      defaultValues={valuesOf(webhook)}
      opened={webhook}
      valuesOf={valuesOf}
      keepAs={{ name: keptWebhook }}
      changedCode="recordChanged"
      send={async ({ isOn, ...body }, base) => {
        if (!base) return call('createWebhook', { body, idempotencyKey, ...options });
        const changed = { ...body, isOn, version: base.version };
        return call('updateWebhook', {
          params: { webhookId: base._id },
          body: changed,
          ...options,
        });
      }}
      readAgain={() => readAgain(queries, ['listWebhooks'])}
      onSuccess={({ message, data }) => {
        if ('secret' in data) return onMade(data);
        showToast({ kind: 'success', text: message });
        return onSaved();
      }}
    >
      {(form, base) => (
        <>
          <TextField
            label={words.url}
            hint={words.urlHint}
            type="url"
            required
            autoComplete="off"
            error={form.formState.errors.url?.message}
            {...form.register('url')}
          />
          <EventChoice form={form} />
          {base && <CheckboxField label={words.isOn} {...form.register('isOn')} />}
          <OwnPasswordField
            error={form.formState.errors.password?.message}
            {...form.register('password')}
          />
        </>
      )}
    </VersionedDialogForm>
  );
}

function EventChoice({ form }: { form: UseFormReturn<Written, unknown, Written> }) {
  const { errors } = form.formState;
  return (
    <fieldset>
      <legend className="font-semibold">{words.whichEvents}</legend>
      {eventTypes.map((event) => (
        <CheckboxField
          key={event}
          label={eventWords[event]}
          value={event}
          {...form.register('events')}
        />
      ))}
      {errors.events?.message && <FormError message={errors.events.message} />}
    </fieldset>
  );
}

const valuesOf = (webhook: Webhook | undefined): Written => ({
  url: webhook?.url ?? '',
  events: webhook?.events ?? ([] as EventType[]),
  isOn: webhook?.isOn ?? true,
  password: '',
});
