import { mobileNumberOf } from '@mathappu/contract/mobile-number';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { call } from '#web/api/call.ts';
import { CallError } from '#web/api/call-error.ts';
import { readAgain } from '#web/api/read-again.ts';
import { PhoneField } from '#web/forms/phone-field.tsx';
import { orderPath } from '#web/navigation/paths.ts';
import { useNavigateWithToast } from '#web/toasts/use-navigate-with-toast.ts';
import { Button } from '#web/ui/button.tsx';
import { FormError } from '#web/ui/fields/form-error.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import * as words from '#words/order-links';

/** Adds what the link shows to the account of whoever knows the mobile number that was given for it. */
export function AddToAccount({ code }: { code: string }) {
  const id = useId();
  const queries = useQueryClient();
  const navigateWithToast = useNavigateWithToast();
  const [isOpen, setOpen] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const [isWrong, setWrong] = useState(false);

  async function add(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get('mobile');
    const mobile = mobileNumberOf(String(typed));
    setWrong(!mobile);
    setRefusal(undefined);
    if (!mobile || isBusy) return;
    setBusy(true);
    try {
      const { data, message } = await call('adoptSharedOrder', {
        params: { code },
        body: { mobile },
        failureText: words.addFailed,
        toast: false,
      });
      await readAgain(queries, ['getSharedOrder', 'listMyOrders', 'listMyQuotes']);
      navigateWithToast(orderPath(data.number), { kind: 'success', text: message });
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      setRefusal(error.message);
    } finally {
      setBusy(false);
    }
  }

  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        {words.addToAccount}
      </Button>
      <Dialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title={words.addToAccount}
        description={words.addLead}
        size="sm"
        actions={
          <>
            <Button variant="secondary" onClick={() => setOpen(false)}>
              {words.cancel}
            </Button>
            <Button type="submit" form={id} isBusy={isBusy}>
              {words.add}
            </Button>
          </>
        }
      >
        <form id={id} noValidate onSubmit={add} className="grid gap-4">
          <PhoneField
            name="mobile"
            label={words.mobileGiven}
            error={isWrong ? words.mobileInvalid : undefined}
          />
          <FormError message={refusal} />
        </form>
      </Dialog>
    </>
  );
}
