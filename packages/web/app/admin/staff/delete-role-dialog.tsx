import type { Role } from '@mathappu/contract/staff';
import { fill } from '@mathappu/contract/words';
import { call } from '#web/admin/api/admin-call.ts';
import * as words from '#words/admin/staff';
import { PasswordDialog } from './password-dialog.tsx';

type DeleteRoleDialogProps = { role: Role | undefined; onClose: () => void };

export function DeleteRoleDialog({ role, onClose }: DeleteRoleDialogProps) {
  const { _id: roleId = '', name = '', version = 1 } = role ?? {};
  return (
    <PasswordDialog
      isOpen={role !== undefined}
      title={fill(words.deleteTitle, { name })}
      text={words.deleteText}
      submitLabel={words.deleteRole}
      send={(password) =>
        call('deleteRole', {
          params: { roleId },
          body: { version, password },
          failureText: words.deleteFailed,
        })
      }
      onClose={onClose}
    />
  );
}
