import type { Webhook } from '@mathappu/contract/programs/webhooks';
import { call } from '#web/admin/api/admin-call.ts';
import { PasswordDialog } from '#web/admin/staff/password-dialog.tsx';
import * as words from '#words/admin/programs';

type DeleteWebhookDialogProps = { webhook: Webhook | undefined; onClose: () => void };

export function DeleteWebhookDialog({ webhook, onClose }: DeleteWebhookDialogProps) {
  const { _id: webhookId = '' } = webhook ?? {};
  return (
    <PasswordDialog
      isOpen={webhook !== undefined}
      title={words.deleteTitle}
      text={words.deleteText}
      submitLabel={words.deleteWebhook}
      send={(password) =>
        call('deleteWebhook', {
          params: { webhookId },
          body: { password },
          failureText: words.deleteFailed,
        })
      }
      changes="listWebhooks"
      onClose={onClose}
    />
  );
}
