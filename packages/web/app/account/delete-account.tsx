import { useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { TrashIcon } from '#web/ui/images/icons.tsx';
import { Loading } from '#web/ui/loading.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { useLazyModule } from '#web/ui/use-lazy-module.ts';

const loadForm = () => import('./delete-account-form.tsx');

export function DeleteAccount({ email }: { email: string }) {
  const [isAsking, setAsking] = useState(false);
  const form = useLazyModule(loadForm, isAsking);
  const close = () => setAsking(false);
  return (
    <>
      <Button variant="secondary" icon={<TrashIcon />} onClick={() => setAsking(true)}>
        Delete my account
      </Button>
      <Dialog
        isOpen={isAsking}
        onClose={close}
        title="Delete your account?"
        description="This cannot be undone. Your profile, addresses, cart and sign-ins are deleted. Orders you have placed stay in our books without your account, as tax law demands."
      >
        {form ? <form.DeleteAccountForm email={email} onCancel={close} /> : <Loading />}
      </Dialog>
    </>
  );
}
