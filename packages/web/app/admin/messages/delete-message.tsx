import type { Message } from '@mathappu/contract/messages';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '#web/api/call.ts';
import { showToast } from '#web/toasts/toast.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx';

type DeleteMessageProps = { message: Message; onDeleted: () => void };

export function DeleteMessage({ message, onDeleted }: DeleteMessageProps) {
  const [isAsking, setAsking] = useState(false);
  const queries = useQueryClient();
  const deleting = useMutation({
    mutationFn: () =>
      call('deleteMessage', {
        params: { messageId: message._id },
        failureText: 'Failed to delete message',
      }),
    onSuccess: async () => {
      showToast({ kind: 'success', text: 'Message deleted' });
      await queries.invalidateQueries();
      onDeleted();
    },
    onError: () => setAsking(false),
  });

  return (
    <>
      <Button
        variant="quiet"
        className="text-danger! hover:bg-danger-soft!"
        onClick={() => setAsking(true)}
      >
        Delete
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title="Delete this message?"
        confirmLabel="Delete"
        isBusy={deleting.isPending}
        onConfirm={() => deleting.mutate()}
        onCancel={() => setAsking(false)}
      >
        <p className="wrap-anywhere">
          “{message.subject}” from {message.name} ({message.email}) will be gone for good.
        </p>
      </ConfirmDialog>
    </>
  );
}
