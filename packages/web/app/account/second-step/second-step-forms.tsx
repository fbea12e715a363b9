import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useForm } from 'react-hook-form';
import { call } from '#web/api/call.ts';
import { useSubmit } from '#web/forms/use-submit.ts';
import { loadUser } from '#web/session/load-user.ts';
import { useToastHere } from '#web/toasts/use-toast-here.ts';
import { Button } from '#web/ui/button.tsx';
import { FormError } from '#web/ui/fields/form-error.tsx';
import { PasswordField } from '#web/ui/fields/password-field.tsx';
import * as words from '#words/account/second-step';
import * as uiWords from '#words/ui';
import { CodeField } from './code-field.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';

type FormProps = { email: string; onDone: () => void };

/** Shows the new codes in its place. */
export function NewCodesForm({ email, onDone }: FormProps) {
  const queries = useQueryClient();
  const [codes, setCodes] = useState<readonly string[]>();
  const form = useForm<{ code: string }>();
  const { submit, isSubmitting, refusal } = useSubmit(form, {
    keepAs: 'none',
    send: (body) => call('confirmSecondStep', { body, failureText: words.failed }),
    onSuccess: ({ data }) => setCodes(data.recoveryCodes),
  });
  if (codes) {
    const leave = () => {
      void loadUser(queries);
      onDone();
    };
    return <RecoveryCodes email={email} codes={codes} onDone={leave} />;
  }
  return (
    <form method="post" noValidate onSubmit={submit} className="grid gap-5">
      <CodeField
        error={form.formState.errors.code?.message}
        {...form.register('code', { required: words.enterCode })}
      />
      <FormError message={refusal} />
      <Buttons onCancel={onDone} isBusy={isSubmitting}>
        {words.makeCodes}
      </Buttons>
    </form>
  );
}

export function ForgetForm({ email, onDone }: FormProps) {
  const showToast = useToastHere();
  const form = useForm<{ password: string }>();
  const { submit, isSubmitting, refusal } = useSubmit(form, {
    keepAs: 'none',
    send: (body) => call('forgetDevices', { body, failureText: words.failed }),
    onSuccess: ({ message }) => {
      showToast({ kind: 'success', text: message });
      onDone();
    },
  });
  return (
    <form method="post" noValidate onSubmit={submit} className="grid gap-5">
      <input autoComplete="username" value={email} readOnly className="hidden" />
      <PasswordField
        label={words.yourPassword}
        error={form.formState.errors.password?.message}
        {...form.register('password', { required: words.enterPassword })}
      />
      <FormError message={refusal} />
      <Buttons onCancel={onDone} isBusy={isSubmitting}>
        {words.forget}
      </Buttons>
    </form>
  );
}

export function SwitchOffForm({ email, onDone }: FormProps) {
  const queries = useQueryClient();
  const showToast = useToastHere();
  const form = useForm<{ password: string; code: string }>();
  const { errors } = form.formState;
  const { submit, isSubmitting, refusal } = useSubmit(form, {
    keepAs: 'none',
    send: async (body) => {
      const { message } = await call('removeSecondStep', { body, failureText: words.failed });
      await loadUser(queries);
      return message;
    },
    onSuccess: (text) => {
      showToast({ kind: 'success', text });
      onDone();
    },
  });
  return (
    <form method="post" noValidate onSubmit={submit} className="grid gap-5">
      <input autoComplete="username" value={email} readOnly className="hidden" />
      <PasswordField
        label={words.yourPassword}
        error={errors.password?.message}
        {...form.register('password', { required: words.enterPassword })}
      />
      <CodeField
        label={words.codeOrRecovery}
        inputMode="text"
        error={errors.code?.message}
        {...form.register('code', { required: words.enterCode })}
      />
      <FormError message={refusal} />
      <Buttons onCancel={onDone} isBusy={isSubmitting} variant="danger">
        {words.switchOff}
      </Buttons>
    </form>
  );
}

type ButtonsProps = {
  isBusy: boolean;
  onCancel: () => void;
  variant?: 'danger';
  children: ReactNode;
};

const Buttons = ({ isBusy, onCancel, variant, children }: ButtonsProps) => (
  <div className="flex flex-wrap justify-end gap-3">
    <Button variant="secondary" onClick={onCancel}>
      {uiWords.cancel}
    </Button>
    <Button type="submit" variant={variant} isBusy={isBusy}>
      {children}
    </Button>
  </div>
);
