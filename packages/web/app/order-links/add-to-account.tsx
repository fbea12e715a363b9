import { mobileNumberOf } from '@mathappu/contract/mobile-number';
import type { SharedOrder } from '@mathappu/contract/order-links/order-links';
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
export function AddToAccount({ shared, code }: { shared: SharedOrder; code: string }) {
  const id = useId();
  const queries = useQueryClient();
  const navigateWithToast = useNavigateWithToast();
  const [isOpen, setOpen] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const [isWrong, setWrong] = useState(false);

  async function add(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const { mobile: typed } = Object.fromEntries(new FormData(event.currentTarget));
    const mobile = mobileNumberOf(String(typed));
    setWrong(!mobile);
    if (mobile) await adopt({ mobile });
  }

  async function adopt(body: { mobile?: string }) {
    setRefusal(undefined);
    if (isBusy) return;
    setBusy(true);
    try {
      const { data, message } = await call('adoptSharedOrder', {
        params: { code },
        body,
        failureText: words.addFailed,
        toast: !shared.needsMobile,
      });
      await readAgain(queries, ['getSharedOrder', 'listMyOrders', 'listMyQuotes']);
      const path = orderPath(shared.kind === 'estimate' ? code : data.number);
      navigateWithToast(path, { kind: 'success', text: message });
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      setRefusal(error.message);
    } finally {
      setBusy(false);
    }
  }

  return (
    <>
      <Button
        variant="secondary"
        isBusy={isBusy && !isOpen}
        onClick={() => (shared.needsMobile ? setOpen(true) : adopt({}))}
      >
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
