import type { Address } from '@mathappu/contract/addresses';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '#web/api/call.ts';
import { CallError } from '#web/api/call-error.ts';
import { showToast } from '#web/toasts/toast.ts';
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx';

type RemoveAddressProps = {
  /** The one to be removed; nothing is asked while there is none. */
  address: Address | undefined;
  onClose: () => void;
};

export function RemoveAddress({ address, onClose }: RemoveAddressProps) {
  const queries = useQueryClient();
  const [isRemoving, setRemoving] = useState(false);

  async function remove(addressId: string) {
    setRemoving(true);
    try {
      const failureText = 'Failed to remove address';
      await call('deleteAddress', { params: { addressId }, failureText });
      showToast({ kind: 'success', text: 'Address removed successfully' });
      await queries.invalidateQueries({ queryKey: ['listAddresses'] });
      onClose();
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      if (error.status === 404) queries.invalidateQueries({ queryKey: ['listAddresses'] });
      onClose();
    } finally {
      setRemoving(false);
    }
  }

  return (
    <ConfirmDialog
      open={address !== undefined}
      title="Remove this address?"
      confirmLabel="Remove"
      busy={isRemoving}
      onConfirm={() => address && remove(address._id)}
      onCancel={onClose}
    >
      {address && `${address.name}, ${address.address_line}, ${address.city} ${address.pincode}`}
    </ConfirmDialog>
  );
}
