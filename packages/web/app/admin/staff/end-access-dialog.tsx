import type { StaffMember } from '@mathappu/contract/staff';
import { fill } from '@mathappu/contract/words';
import { call } from '#web/admin/api/admin-call.ts';
import * as words from '#words/admin/staff';
import { PasswordDialog } from './password-dialog.tsx';

type EndAccessDialogProps = { member: StaffMember | undefined; onClose: () => void };

/** Ends somebody's access, or withdraws an invitation. */
export function EndAccessDialog({ member, onClose }: EndAccessDialogProps) {
  const { _id: staffId = '', name = '' } = member ?? {};
  const isInvited = member !== undefined && member.linkEndsAt !== null;
  return (
    <PasswordDialog
      isOpen={member !== undefined}
      title={fill(isInvited ? words.withdrawTitle : words.endTitle, { name })}
      text={isInvited ? words.withdrawText : fill(words.endText, { name })}
      submitLabel={isInvited ? words.withdraw : words.endAccess}
      send={(password) =>
        call('endAccess', { params: { staffId }, body: { password }, failureText: words.endFailed })
      }
      onClose={onClose}
    />
  );
}
