import { messageMaxLength } from '@mathappu/contract/limits';
import { useEffect, useState } from 'react';
import { call } from '#web/api/call.ts';
import { useFormDraft } from '#web/forms/form-draft.ts';
import { useCheckedForm } from '#web/forms/use-checked-form.ts';
import { useSubmit } from '#web/forms/use-submit.ts';
import { useTypedValues } from '#web/forms/use-typed-values.ts';
import { useSession } from '#web/session/session-store.ts';
import { useToastHere } from '#web/toasts/use-toast-here.ts';
import { FormError } from '#web/ui/fields/form-error.tsx';
import { SubmitButton } from '#web/ui/fields/submit-button.tsx';
import { TextAreaField } from '#web/ui/fields/text-area-field.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { isPausing, startPause } from './message-pause.ts';

const incomplete = 'All fields are required';
const pausing = 'Please wait 30 seconds before sending another message';

export function ContactForm() {
  const user = useSession();
  const showToast = useToastHere();
  const form = useCheckedForm(async () => (await import('@mathappu/contract/messages')).newMessage);
  const { register, getValues, setValue, setError } = form;
  const { errors } = form.formState;
  const typed = useTypedValues(form);
  const [answerTo, setAnswerTo] = useState<string>();
  useFormDraft('contact', form, ['name', 'email', 'subject', 'message']);

  useEffect(() => {
    if (!user) return;
    if (!getValues('name')) setValue('name', user.name);
    if (!getValues('email')) setValue('email', user.email);
  }, [user, getValues, setValue]);

  const { submit, isSubmitting, refusal } = useSubmit(form, {
    send: async (body) => {
      setAnswerTo(undefined);
      if (isPausing()) {
        setError('root', { message: pausing });
        showToast({ kind: 'error', text: pausing });
        return undefined;
      }
      const failureText = 'Failed to send message';
      const { message } = await call('sendMessage', { body, failureText });
      startPause();
      return message;
    },
    onSuccess: (text, { email }) => {
      if (text === undefined) return;
      setValue('subject', '');
      setValue('message', '');
      setAnswerTo(email);
      showToast({ kind: 'success', text });
    },
    invalidToast: incomplete,
  });

  return (
    <form noValidate onSubmit={submit} className="grid gap-5">
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          label="Name"
          autoComplete="name"
          error={errors.name?.message}
          {...register('name')}
        />
        <TextField
          label="Email"
          type="email"
          autoComplete="email"
          error={errors.email?.message}
          {...register('email')}
        />
      </div>
      <TextField
        label="Subject"
        autoComplete="off"
        error={errors.subject?.message}
        {...register('subject')}
      />
      <TextAreaField
        label="Message"
        rows={6}
        value={typed.message ?? ''}
        countTo={messageMaxLength}
        error={errors.message?.message}
        {...register('message')}
      />
      <FormError message={refusal} />
      {answerTo && (
        <Notice tone="green" isLive>
          Thank you. We will answer to {answerTo}.
        </Notice>
      )}
      <SubmitButton isBusy={isSubmitting} className="sm:justify-self-start">
        Send Message
      </SubmitButton>
    </form>
  );
}
