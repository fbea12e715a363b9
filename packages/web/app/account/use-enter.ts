import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import type { Answer } from '#web/api/call.ts';
import type { PostedForm } from '#web/api/post-form.ts';
import { mergeGuestCart } from '#web/cart/merge/merge-guest-cart.ts';
import { showRefusal } from '#web/forms/show-refusal.ts';
import { beginSession } from '#web/session/begin-session.ts';

export type SignInStep = {
  /** What the browser sent before the scripts came. */
  posted: PostedForm<Answer<'login'>> | undefined;
  /** The form is busy until it is done. */
  onSignedIn: (message: string) => unknown;
};

/** Begins the session of an answer, and at once that of one which was posted. */
export function useEnter<Fields extends FieldValues>(
  { posted, onSignedIn }: SignInStep,
  form: UseFormReturn<Fields>,
) {
  const queries = useQueryClient();
  const [isEntering, setEntering] = useState(Boolean(posted?.answer));

  async function enter({ message, data }: Answer<'login'>): Promise<string> {
    await beginSession(data, queries);
    await mergeGuestCart(queries);
    return message;
  }

  const enterPosted = useEffectEvent((answer: Answer<'login'>) => {
    enter(answer)
      .then(onSignedIn)
      .catch((error) => showRefusal(error, form))
      .finally(() => setEntering(false));
  });
  useEffect(() => {
    if (posted?.answer) enterPosted(posted.answer);
  }, [posted]);

  return { enter, isEntering };
}
