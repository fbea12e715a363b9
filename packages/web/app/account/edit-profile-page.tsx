import { mobileNumberOf } from '@mathappu/contract/mobile-number';
import { useQueryClient } from '@tanstack/react-query';
import { type ComponentProps, useRef } from 'react';
import { call } from '#web/api/call.ts';
import { useCheckedForm } from '#web/forms/use-checked-form.ts';
import { useSubmit } from '#web/forms/use-submit.ts';
import { pageMeta } from '#web/head/page-meta.ts';
import { loadUser } from '#web/session/load-user.ts';
import { changeUser, type StoredUser, useSession } from '#web/session/session-store.ts';
import { useNavigateWithToast } from '#web/toasts/use-navigate-with-toast.ts';
import { FormError } from '#web/ui/fields/form-error.tsx';
import { SelectField } from '#web/ui/fields/select-field.tsx';
import { SubmitButton } from '#web/ui/fields/submit-button.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { digitsOf, rewriteInput } from '#web/ui/format/digits.ts';
import * as words from '#words/account';
import { BackToAccount } from './back-to-account.tsx';
import { FormPage } from './form-page.tsx';
import { FormSkeleton } from './form-skeleton.tsx';

export const meta = pageMeta({
  title: words.editProfile,
  description: words.profileDescription,
  isPrivate: true,
});

export default function EditProfilePage() {
  const user = useSession();
  return (
    <FormPage title={words.editProfile} before={<BackToAccount />}>
      {user ? <EditProfileForm user={user} /> : <FormSkeleton fields={4} />}
    </FormPage>
  );
}

/** Each in its own language, for who reads no other. */
const languages = [
  { value: 'en', label: 'English' },
  { value: 'ta', label: 'தமிழ்' },
];

function EditProfileForm({ user }: { user: StoredUser }) {
  const queries = useQueryClient();
  const navigateWithToast = useNavigateWithToast();
  const form = useCheckedForm(async () => (await import('@mathappu/contract/account')).profile, {
    defaultValues: {
      name: user.name,
      email: user.email,
      number: user.number,
      language: user.language ?? 'en',
    },
  });
  const { errors, dirtyFields } = form.formState;

  const { submit, isSubmitting, refusal } = useSubmit(form, {
    keepAs: { name: 'profile' },
    send: async ({ language, ...profile }) => {
      // Sent, it is the customer's choice, which signing in on pages in another language leaves.
      const body = dirtyFields.language ? { ...profile, language } : profile;
      const { message } = await call('updateUser', { body, failureText: words.profileFailed });
      changeUser(body);
      await loadUser(queries).catch(() => {
        // The call has shown its toast; the profile is saved nevertheless.
      });
      return message;
    },
    onSuccess: (text) => navigateWithToast('/account', { kind: 'success', text }),
  });

  return (
    <form method="post" noValidate onSubmit={submit} className="grid gap-5">
      <TextField
        label={words.fullName}
        autoComplete="name"
        error={errors.name?.message}
        {...form.register('name')}
      />
      <TextField
        label={words.email}
        type="email"
        readOnly
        autoComplete="off"
        hint={words.emailFixed}
        error={errors.email?.message}
        {...form.register('email')}
      />
      <TenDigitsField
        label={words.phoneNumber}
        hint={words.phoneHint}
        error={errors.number?.message}
        {...form.register('number')}
      />
      <SelectField
        label={words.mailLanguage}
        options={languages}
        error={errors.language?.message}
        {...form.register('language')}
      />
      <FormError message={refusal} />
      <SubmitButton isBusy={isSubmitting}>{words.saveChanges}</SubmitButton>
    </form>
  );
}

/**
 * Shows digits alone, at most ten, of a mobile number that is typed or pasted with its prefix, too: the
 * keys that it does not show count, so that "+91 98400 12345" becomes its ten digits at the last key.
 */
function TenDigitsField(props: ComponentProps<typeof TextField>) {
  const latest = useRef({ typed: '', shown: '' });

  function show(value: string): string {
    const { typed, shown } = latest.current;
    const written = value.startsWith(shown) ? typed + value.slice(shown.length) : value;
    const mobile = mobileNumberOf(written.replace(/\p{L}+/gu, ''));
    const digits = mobile ?? digitsOf(written, 10);
    latest.current = { typed: mobile ?? written, shown: digits };
    return digits;
  }

  return (
    <TextField
      inputMode="tel"
      autoComplete="tel-national"
      {...props}
      onInput={({ currentTarget }) => rewriteInput(currentTarget, show)}
    />
  );
}
