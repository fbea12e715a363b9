import { TrashIcon } from '#web/ui/images/edit-icons.tsx';
import { DialogButton } from './dialog-button.tsx';

const loadForm = () => import('./delete-account-form.tsx');

export function DeleteAccount({ email }: { email: string }) {
  return (
    <DialogButton
      label="Delete my account"
      icon={<TrashIcon />}
      title="Delete your account?"
      description="This cannot be undone. Your profile, addresses, cart and sign-ins are deleted. Orders you have placed stay in our books without your account, as tax law demands."
      load={loadForm}
    >
      {({ DeleteAccountForm }, close) => <DeleteAccountForm email={email} onCancel={close} />}
    </DialogButton>
  );
}
