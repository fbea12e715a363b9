import { messageMaxLength } from '@mathappu/contract/limits';
import { suspiciousWordsIn } from '@mathappu/contract/suspicious-words';
import { fill } from '@mathappu/contract/words';
import { useEffect, useEffectEvent, useState } from 'react';
import { type Answer, call } from '#web/api/call.ts';
import type { PostedForm } from '#web/api/post-form.ts';
import { useFormDraft } from '#web/forms/form-draft.ts';
import { usePostedErrors } from '#web/forms/posted-errors.ts';
import { useCheckedForm } from '#web/forms/use-checked-form.ts';
import { useSubmit } from '#web/forms/use-submit.ts';
import { useTypedValues } from '#web/forms/use-typed-values.ts';
import { PrivacyLine } from '#web/frame/privacy-line.tsx';
import { useSession } from '#web/session/session-store.ts';
import { useToastHere } from '#web/toasts/use-toast-here.ts';
import { FormError } from '#web/ui/fields/form-error.tsx';
import { SubmitButton } from '#web/ui/fields/submit-button.tsx';
import { TextAreaField } from '#web/ui/fields/text-area-field.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { Notice } from '#web/ui/notice.tsx';
import * as words from '#words/messages';
import { isPausing, startPause } from './message-pause.ts';

const contactFields = ['name', 'email', 'subject', 'message'] as const;
type MessageFields = Record<(typeof contactFields)[number], string>;

type ContactFormProps = {
  /** Filled in by the link that led here; each has a draft of its own. */
  prefill: Pick<MessageFields, 'subject' | 'message'>;
  /** The message that the browser sent before or without the scripts. */
  posted?: PostedForm<Answer<'sendMessage'>>;
};

export function ContactForm(props: ContactFormProps) {
  const { form, initial, answerTo, submit, isSubmitting, refusal } = useContactForm(props);
  const { register } = form;
  const { errors } = form.formState;
  const typed = useTypedValues(form);

  return (
    <form method="post" noValidate onSubmit={submit} className="grid gap-5">
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          label={words.name}
          autoComplete="name"
          defaultValue={initial.name}
          error={errors.name?.message}
          {...register('name')}
        />
        <TextField
          label={words.email}
          type="email"
          autoComplete="email"
          defaultValue={initial.email}
          error={errors.email?.message}
          {...register('email')}
        />
      </div>
      <TextField
        label={words.subject}
        autoComplete="off"
        defaultValue={initial.subject}
        hint={errors.subject && wordsToLeaveOut(typed.subject ?? initial.subject)}
        error={errors.subject?.message}
        {...register('subject')}
      />
      <TextAreaField
        label={words.message}
        rows={6}
        value={typed.message ?? initial.message ?? ''}
        countTo={messageMaxLength}
        hint={errors.message && wordsToLeaveOut(typed.message ?? initial.message)}
        error={errors.message?.message}
        {...register('message')}
      />
      <FormError message={refusal} />
      {answerTo && (
        <Notice tone="green" isLive>
          {fill(words.thanks, { email: answerTo })}
        </Notice>
      )}
      <PrivacyLine />
      <SubmitButton isBusy={isSubmitting} className="sm:justify-self-start">
        {words.send}
      </SubmitButton>
    </form>
  );
}

function useContactForm({ prefill, posted }: ContactFormProps) {
  const user = useSession();
  const showToast = useToastHere();
  const form = useCheckedForm(
    async () => (await import('@mathappu/contract/messages')).newMessage,
    {
      errors: usePostedErrors<MessageFields>(posted),
    },
  );
  const { getValues, setValue, setError } = form;
  const [answerTo, setAnswerTo] = useState(posted?.answer && posted.fields.email);
  const kept = keptFields(posted);
  const initial: Partial<MessageFields> = kept ?? prefill;
  useFormDraft(`contact${prefill.subject}`, form, contactFields, kept);

  const tellPosted = useEffectEvent(() => {
    if (!posted?.answer) return;
    startPause();
    showToast({ kind: 'success', text: posted.answer.message });
  });
  useEffect(() => tellPosted(), []);

  // Once for each user: the stored user changes with the cart, which must not refill a cleared name.
  const fillIn = useEffectEvent(() => {
    if (user && !getValues('name')) setValue('name', user.name);
    if (user && !getValues('email')) setValue('email', user.email);
  });
  const isSignedIn = user !== undefined;
  useEffect(() => {
    if (isSignedIn) fillIn();
  }, [isSignedIn]);

  const { submit, isSubmitting, refusal } = useSubmit(form, {
    keepAs: 'none',
    send: async (body) => {
      setAnswerTo(undefined);
      if (isPausing()) {
        setError('root', { message: words.pausing });
        showToast({ kind: 'error', text: words.pausing });
        return undefined;
      }
      const { message } = await call('sendMessage', { body, failureText: words.failed });
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
    invalidToast: words.incomplete,
  });

  return { form, initial, answerTo, submit, isSubmitting, refusal };
}

/** A message that was sent is not shown again, its sender is. */
function keptFields(posted?: PostedForm): Partial<MessageFields> | undefined {
  if (!posted?.answer) return posted?.fields;
  const { name, email } = posted.fields;
  return { name, email };
}

function wordsToLeaveOut(text = ''): string | undefined {
  const found = suspiciousWordsIn(text);
  return found.length > 0 ? fill(words.leaveOut, { words: found.join(', ') }) : undefined;
}
