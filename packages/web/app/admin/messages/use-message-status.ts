import type { Message } from '@mathappu/contract/messages';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type Answer, call } from '#web/api/call.ts';
import { showToast } from '#web/toasts/toast.ts';

const everyList = { queryKey: ['listMessages'] };

/** An optimistic update (https://tanstack.com/query/latest/docs/framework/react/guides/optimistic-updates). */
export function useMessageStatus() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ _id, status }: Message) =>
      call('updateMessageStatus', {
        params: { messageId: _id },
        body: { status },
        failureText: 'Failed to update status',
      }),
    onMutate: async (changed) => {
      await queries.cancelQueries(everyList);
      const before = queries.getQueriesData<Answer<'listMessages'>>(everyList);
      queries.setQueriesData<Answer<'listMessages'>>(
        everyList,
        (answer) =>
          answer && {
            ...answer,
            data: answer.data.map((message) => (message._id === changed._id ? changed : message)),
          },
      );
      return before;
    },
    onError: (_error, _changed, before) => {
      for (const [key, answer] of before ?? []) queries.setQueryData(key, answer);
    },
    onSuccess: () => showToast({ kind: 'success', text: 'Message status updated' }),
    onSettled: () => queries.invalidateQueries(),
  });
}
