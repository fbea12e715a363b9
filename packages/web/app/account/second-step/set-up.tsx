import { fill } from '@mathappu/contract/words';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { type Answer, call } from '#web/api/call.ts';
import { CallError } from '#web/api/call-error.ts';
import { readAgain } from '#web/api/read-again.ts';
import { useSubmit } from '#web/forms/use-submit.ts';
import { CopyButton } from '#web/toasts/copy-button.tsx';
import { Button } from '#web/ui/button.tsx';
import { FormError } from '#web/ui/fields/form-error.tsx';
import { PasswordField } from '#web/ui/fields/password-field.tsx';
import { QrCode } from '#web/ui/qr-code.tsx';
import * as words from '#words/account/second-step';
import * as uiWords from '#words/ui';
import { CodeField } from './code-field.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';

type Key = Answer<'startSecondStep'>['data'];

type SetUpProps = {
  email: string;
  onDone: () => void;
  /** Left out where there is no way around it. */
  onCancel?: () => void;
};

/** The password, the key with its first code, and the recovery codes. */
export function SetUp({ email, onDone, onCancel }: SetUpProps) {
  const [key, setKey] = useState<Key>();
  const [codes, setCodes] = useState<readonly string[]>();
  const step = codes ? 3 : key ? 2 : 1;
  return (
    <div className="grid max-w-prose gap-3">
      <p className="text-sm font-semibold text-ink-soft">{fill(words.step, { step })}</p>
      {codes ? (
        <RecoveryCodes email={email} codes={codes} onDone={onDone} />
      ) : key ? (
        <FirstCodeForm
          secondStepKey={key}
          onConfirmed={setCodes}
          onBack={() => setKey(undefined)}
        />
      ) : (
        <PasswordStep email={email} onStarted={setKey} onCancel={onCancel} />
      )}
    </div>
  );
}

type PasswordStepProps = {
  email: string;
  onStarted: (key: Key) => void;
  onCancel: (() => void) | undefined;
};

function PasswordStep({ email, onStarted, onCancel }: PasswordStepProps) {
  const form = useForm<{ password: string }>();
  const { submit, isSubmitting, refusal } = useSubmit(form, {
    keepAs: 'none',
    send: (body) => call('startSecondStep', { body, failureText: words.failed, toast: false }),
    onSuccess: ({ data }) => onStarted(data),
    invalidToast: 'none',
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
      <div className="flex flex-wrap gap-3">
        <Button type="submit" isBusy={isSubmitting}>
          {words.goOn}
        </Button>
        {onCancel && (
          <Button variant="secondary" onClick={onCancel}>
            {uiWords.cancel}
          </Button>
        )}
      </div>
    </form>
  );
}

type FirstCodeFormProps = {
  secondStepKey: Key;
  onConfirmed: (codes: readonly string[]) => void;
  onBack: () => void;
};

function FirstCodeForm({ secondStepKey, onConfirmed, onBack }: FirstCodeFormProps) {
  const queries = useQueryClient();
  const form = useForm<{ code: string }>();
  const [wrong, setWrong] = useState(0);
  const { submit, isSubmitting, refusal } = useSubmit(form, {
    keepAs: 'none',
    send: async (body) => {
      const answer = await call('confirmSecondStep', {
        body,
        failureText: words.failed,
        toast: false,
      }).catch((error: unknown) => {
        if (error instanceof CallError && error.code === 'wrongSecondStep') setWrong(wrong + 1);
        throw error;
      });
      // Other devices are signed out.
      await readAgain(queries, ['listSessions']);
      return answer;
    },
    onSuccess: ({ data }) => onConfirmed(data.recoveryCodes),
    invalidToast: 'none',
  });
  const { secret, uri } = secondStepKey;
  return (
    <form method="post" noValidate onSubmit={submit} className="grid gap-5">
      <p>{words.scan}</p>
      <QrCode text={uri} label={words.qrLabel} className="size-52 rounded-md" />
      <div>
        <p className="text-sm font-semibold text-ink-soft">{words.key}</p>
        <p className="flex items-center gap-2">
          <span className="font-mono wrap-anywhere">{secret.replace(/(.{4})(?=.)/g, '$1 ')}</span>
          <CopyButton text={secret} label={words.key} />
        </p>
      </div>
      <CodeField
        hint={wrong > 1 ? words.checkClock : words.othersSignedOut}
        error={form.formState.errors.code?.message}
        {...form.register('code', { required: words.enterCode })}
      />
      <FormError message={refusal} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" isBusy={isSubmitting}>
          {words.switchOn}
        </Button>
        <Button variant="secondary" onClick={onBack}>
          {uiWords.cancel}
        </Button>
      </div>
    </form>
  );
}
