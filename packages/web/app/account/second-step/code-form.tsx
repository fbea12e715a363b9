import { useEffect, useEffectEvent, useState } from 'react';
import { useForm } from 'react-hook-form';
import { PostedAnswer } from '#web/account/posted-answer.tsx';
import { type SignInStep, useEnter } from '#web/account/use-enter.ts';
import { call } from '#web/api/call.ts';
import { CallError } from '#web/api/call-error.ts';
import { usePostedErrors } from '#web/forms/posted-errors.ts';
import { useSubmit } from '#web/forms/use-submit.ts';
import { Button } from '#web/ui/button.tsx';
import { CheckboxField } from '#web/ui/fields/checkbox-field.tsx';
import { FormError } from '#web/ui/fields/form-error.tsx';
import { SubmitButton } from '#web/ui/fields/submit-button.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import * as accountWords from '#words/account';
import * as words from '#words/account/second-step';

type Fields = { code: string };

type CodeFormProps = SignInStep & {
  challenge: string;
  /** The password has to be given again. */
  onEnded: () => void;
};

/** The second step of a sign-in: a code of the app, or a recovery code. */
export function CodeForm(props: CodeFormProps) {
  const { challenge, posted } = props;
  const [isRecovery, setRecovery] = useState(false);
  const [isRemembered, setRemembered] = useState(false);
  const { form, submit, isBusy, refusal, wrong } = useCode(props, isRemembered);
  const focus = useEffectEvent(() => form.setFocus('code'));
  // biome-ignore lint/correctness/useExhaustiveDependencies: another kind of code is typed anew
  useEffect(() => focus(), [isRecovery]);

  return (
    <form method="post" noValidate onSubmit={submit} className="grid gap-5">
      <input type="hidden" name="challenge" value={challenge} />
      <TextField
        key={String(isRecovery)}
        label={isRecovery ? words.recoveryCode : words.appCode}
        hint={isRecovery ? words.recoveryHint : wrong > 1 ? words.checkClock : undefined}
        inputMode={isRecovery ? 'text' : 'numeric'}
        autoComplete={isRecovery ? 'off' : 'one-time-code'}
        autoCapitalize="characters"
        spellCheck={false}
        error={form.formState.errors.code?.message}
        {...form.register('code', { required: words.enterCode })}
      />
      <noscript>{import.meta.env.SSR && <p>{words.recoveryToo}</p>}</noscript>
      <div className="noscript:hidden">
        <CheckboxField
          label={words.rememberDevice}
          checked={isRemembered}
          onChange={({ target }) => setRemembered(target.checked)}
        />
      </div>
      <FormError message={refusal} />
      {posted?.answer && <PostedAnswer />}
      <SubmitButton isBusy={isBusy} className={posted?.answer && 'noscript:hidden'}>
        {accountWords.login}
      </SubmitButton>
      <Button
        variant="quiet"
        className="noscript:hidden"
        onClick={() => {
          form.reset({ code: '' });
          setRecovery(!isRecovery);
        }}
      >
        {isRecovery ? words.useApp : words.useRecovery}
      </Button>
    </form>
  );
}

function useCode({ challenge, posted, onSignedIn, onEnded }: CodeFormProps, isRemembered: boolean) {
  const errors = usePostedErrors<Fields>(isOfCode(posted) ? posted : undefined);
  const form = useForm<Fields>({ errors });
  const { enter, isEntering } = useEnter({ posted, onSignedIn }, form);
  // A page without scripts cannot count.
  const [wrong, setWrong] = useState(isOfCode(posted) ? 2 : 0);

  const { submit, isSubmitting, refusal } = useSubmit(form, {
    keepAs: 'none',
    send: async ({ code }) => {
      const body = { challenge, code, remember: isRemembered };
      return enter(
        await call('passSecondStep', { body, failureText: accountWords.tryAgain }).catch(
          (error: unknown) => {
            if (error instanceof CallError && error.code === 'wrongSecondStep') setWrong(wrong + 1);
            if (error instanceof CallError && error.code === 'challengeEnded') onEnded();
            throw error;
          },
        ),
      );
    },
    onSuccess: onSignedIn,
  });

  return { form, submit, isBusy: isSubmitting || isEntering, refusal, wrong };
}

const isOfCode = (posted: CodeFormProps['posted']): boolean =>
  posted?.refusal !== undefined && 'challenge' in posted.fields;
