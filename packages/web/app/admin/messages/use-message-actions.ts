import type { Message, MessageStatus } from '@mathappu/contract/messages';
import { useQueryClient } from '@tanstack/react-query';
import { call } from '#web/admin/api/admin-call.ts';
import { useConflict } from '#web/admin/frame/conflict.tsx';
import { readAgain } from '#web/api/read-again.ts';
import { useToastHere } from '#web/toasts/use-toast-here.ts';
import { useMutation } from '#web/ui/use-mutation.ts';
import * as words from '#words/admin/messages';

/** The acts of an admin on a message. Each is sent with the status that the admin saw. */
export function useMessageActions({ _id, status: from, answered }: Message) {
  const queries = useQueryClient();
  const showToast = useToastHere();
  const { conflict, attempt } = useConflict('messageStatusChanged');
  const answering = useConflict('messageAnswerChanged');
  const params = { messageId: _id };

  const changing = useMutation({
    mutationFn: (status: MessageStatus) =>
      attempt(() =>
        call('updateMessageStatus', {
          params,
          body: { status, from },
          failureText: words.statusFailed,
        }),
      ),
    onSuccess: () => showToast({ kind: 'success', text: words.statusUpdated }),
    // Read again even after a failure: somebody else may have changed the message.
    onSettled: () => readAgain(queries),
  });

  const wasAnswered = answered !== null;
  const marking = useMutation({
    mutationFn: (isAnswered: boolean) =>
      answering.attempt(() =>
        call('updateMessageAnswered', {
          params,
          body: { isAnswered, from: wasAnswered },
          failureText: words.updateFailed,
        }),
      ),
    onSuccess: ({ message }) => showToast({ kind: 'success', text: message }),
    onSettled: () => readAgain(queries),
  });

  async function remove(): Promise<void> {
    try {
      await attempt(() =>
        call('deleteMessage', { params, query: { from }, failureText: words.removeFailed }),
      );
      showToast({ kind: 'success', text: words.removed });
    } finally {
      readAgain(queries);
    }
  }

  return {
    conflict,
    answerConflict: answering.conflict,
    changeStatus: changing.mutate,
    /** The status that is being set. */
    pendingStatus: changing.isPending ? changing.variables : undefined,
    markAnswered: marking.mutate,
    isMarking: marking.isPending,
    remove,
  };
}
