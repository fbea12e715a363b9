import { TrashIcon } from '#web/ui/images/edit-icons.tsx';
import * as words from '#words/account';
import { DialogButton } from './dialog-button.tsx';

const loadForm = () => import('./delete-account-form.tsx');

export function DeleteAccount({ email }: { email: string }) {
  return (
    <DialogButton
      label={words.deleteMyAccount}
      icon={<TrashIcon />}
      title={words.deleteQuestion}
      description={words.deleteConsequences}
      load={loadForm}
    >
      {({ DeleteAccountForm }, close) => <DeleteAccountForm email={email} onCancel={close} />}
    </DialogButton>
  );
}
