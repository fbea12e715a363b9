import { call } from '#web/api/call.ts';
import { useFormDraft } from '#web/forms/form-draft.ts';
import { PhoneField } from '#web/forms/phone-field.tsx';
import { useCheckedForm } from '#web/forms/use-checked-form.ts';
import { useSubmit } from '#web/forms/use-submit.ts';
import { useTypedValues } from '#web/forms/use-typed-values.ts';
import { FormError } from '#web/ui/fields/form-error.tsx';
import { PasswordField } from '#web/ui/fields/password-field.tsx';
import { SubmitButton } from '#web/ui/fields/submit-button.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';

const fields = ['name', 'email', 'number', 'password', 'confirmPassword'] as const;
const failureText = 'Oops! Something went wrong while registering.';
const refusalText = 'Registration failed. Please try again.';

type RegisterFormProps = {
  /** Busy until it is done. */
  onRegistered: (email: string, message: string) => Promise<void>;
};

export function RegisterForm({ onRegistered }: RegisterFormProps) {
  const form = useCheckedForm(
    async () => (await import('@mathappu/contract/account')).registrationForm,
  );
  const { register } = form;
  const { errors } = form.formState;
  const typed = useTypedValues(form);
  const isFilled = fields.every((name) => typed[name]);
  const forgetDraft = useFormDraft('register', form, ['name', 'email', 'number']);

  const { submit, isSubmitting, refusal } = useSubmit(form, {
    send: async ({ confirmPassword: _, ...body }) => {
      const { message } = await call('registerUser', { body, failureText, refusalText });
      forgetDraft();
      return message;
    },
    onSuccess: (message, { email }) => onRegistered(email, message),
  });

  return (
    <form method="post" noValidate onSubmit={submit} className="grid gap-5">
      <TextField
        label="Full Name"
        autoComplete="name"
        error={errors.name?.message}
        {...register('name')}
      />
      <TextField
        label="Email Address"
        type="email"
        autoComplete="username"
        error={errors.email?.message}
        {...register('email')}
      />
      <PhoneField label="Mobile Number" error={errors.number?.message} {...register('number')} />
      <PasswordField
        label="Password"
        autoComplete="new-password"
        hint="At least 8 characters"
        error={errors.password?.message}
        {...register('password')}
      />
      <PasswordField
        label="Confirm Password"
        autoComplete="new-password"
        error={errors.confirmPassword?.message}
        {...register('confirmPassword')}
      />
      <p className="text-ink-soft">By registering you confirm that you are 18 or older.</p>
      <FormError message={refusal} />
      <div className="grid gap-2">
        <SubmitButton isBusy={isSubmitting} disabled={!isFilled}>
          Register
        </SubmitButton>
        {!isFilled && (
          <p className="text-center text-sm text-ink-soft">Please fill in all five fields.</p>
        )}
      </div>
    </form>
  );
}
