import type { ApiKey } from '@mathappu/contract/programs/api-keys';
import { fill } from '@mathappu/contract/words';
import { call } from '#web/admin/api/admin-call.ts';
import { PasswordDialog } from '#web/admin/staff/password-dialog.tsx';
import * as words from '#words/admin/programs';

type EndKeyDialogProps = { apiKey: ApiKey | undefined; onClose: () => void };

export function EndKeyDialog({ apiKey, onClose }: EndKeyDialogProps) {
  const { _id: keyId = '', name = '' } = apiKey ?? {};
  return (
    <PasswordDialog
      isOpen={apiKey !== undefined}
      title={fill(words.endTitle, { name })}
      text={words.endText}
      submitLabel={words.end}
      send={(password) =>
        call('endApiKey', { params: { keyId }, body: { password }, failureText: words.endFailed })
      }
      changes="listApiKeys"
      onClose={onClose}
    />
  );
}
