import { type Answer, call } from '#web/api/call.ts';
import type { PostedForm } from '#web/api/post-form.ts';
import { forgetDraft, useFormDraft } from '#web/forms/form-draft.ts';
import { PhoneField } from '#web/forms/phone-field.tsx';
import { usePostedErrors } from '#web/forms/posted-errors.ts';
import { useCheckedForm } from '#web/forms/use-checked-form.ts';
import { useSubmit } from '#web/forms/use-submit.ts';
import { useTypedValues } from '#web/forms/use-typed-values.ts';
import { PrivacyLine } from '#web/frame/privacy-line.tsx';
import { FormError } from '#web/ui/fields/form-error.tsx';
import { PasswordField } from '#web/ui/fields/password-field.tsx';
import { SubmitButton } from '#web/ui/fields/submit-button.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { EarlyScript } from '#web/ui/inline-script.tsx';
import * as words from '#words/account';

const fields = ['name', 'email', 'number', 'password', 'confirmPassword'] as const;
type Fields = Record<(typeof fields)[number], string>;
const draftKey = 'register';

/** Until hydration, the rule of the button. */
const enableWhenFilled = import.meta.env.SSR
  ? `{
  const form = document.currentScript.parentElement;
  form.addEventListener('input', () => {
    const isFilled = [...form.elements].every(({ name, value }) => !name || value);
    form.querySelector('[type=submit]').disabled = !isFilled;
  });
}`
  : '';

type RegisterFormProps = {
  /** The registration that the browser sent before or without the scripts, and that was refused. */
  posted?: PostedForm<Answer<'registerUser'>>;
  /** Busy until it is done. */
  onRegistered: (email: string, message: string) => Promise<void>;
};

export function RegisterForm({ posted, onRegistered }: RegisterFormProps) {
  const form = useCheckedForm(
    async () => (await import('@mathappu/contract/account')).registrationForm,
    { errors: usePostedErrors<Fields>(posted) },
  );
  const { register } = form;
  const { errors } = form.formState;
  const typed = useTypedValues(form);
  const isFilled = fields.every((name) => typed[name]);
  useFormDraft(draftKey, form, ['name', 'email', 'number'], posted?.fields);

  const { submit, isSubmitting, refusal } = useSubmit(form, {
    keepAs: 'none',
    send: async ({ confirmPassword: _, ...body }) => {
      const { message } = await call('registerUser', {
        body,
        failureText: words.registerFailed,
        refusalText: words.registerRefused,
      });
      forgetRegistration();
      return message;
    },
    onSuccess: (message, { email }) => onRegistered(email, message),
  });

  return (
    <form method="post" noValidate onSubmit={submit} className="grid gap-5">
      <TextField
        label={words.fullName}
        autoComplete="name"
        defaultValue={posted?.fields.name}
        error={errors.name?.message}
        {...register('name')}
      />
      <TextField
        label={words.emailAddress}
        type="email"
        autoComplete="username"
        defaultValue={posted?.fields.email}
        error={errors.email?.message}
        {...register('email')}
      />
      <PhoneField
        label={words.mobileNumber}
        defaultValue={posted?.fields.number}
        error={errors.number?.message}
        {...register('number')}
      />
      <PasswordField
        label={words.password}
        autoComplete="new-password"
        hint={words.passwordHint}
        error={errors.password?.message}
        {...register('password')}
      />
      <PasswordField
        label={words.confirmPassword}
        autoComplete="new-password"
        error={errors.confirmPassword?.message}
        {...register('confirmPassword')}
      />
      <p className="text-ink-soft">{words.adult}</p>
      <PrivacyLine />
      <FormError message={refusal} />
      <RegisterButton isBusy={isSubmitting} isFilled={isFilled} />
    </form>
  );
}

/** Without scripts the button is always enabled. */
const RegisterButton = ({ isBusy, isFilled }: { isBusy: boolean; isFilled: boolean }) => (
  <>
    <div className="grid gap-2 [@media(scripting:none)]:hidden">
      <SubmitButton isBusy={isBusy} disabled={!isFilled} suppressHydrationWarning>
        {words.register}
      </SubmitButton>
      {!isFilled && <p className="text-center text-sm text-ink-soft">{words.fillAll}</p>}
    </div>
    <noscript>
      {import.meta.env.SSR && <SubmitButton className="w-full">{words.register}</SubmitButton>}
    </noscript>
    <EarlyScript code={enableWhenFilled} />
  </>
);

export const forgetRegistration = () => forgetDraft(draftKey);
