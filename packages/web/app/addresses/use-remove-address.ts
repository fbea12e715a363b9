import { useQueryClient } from '@tanstack/react-query';
import { call } from '#web/api/call.ts';
import { CallError } from '#web/api/call-error.ts';
import { useToastHere } from '#web/toasts/use-toast-here.ts';

/** Deletes an address; one that is already gone leaves the list as well. */
export function useRemoveAddress() {
  const queries = useQueryClient();
  const showToast = useToastHere();
  const reload = () => queries.invalidateQueries({ queryKey: ['listAddresses'] });

  return async (addressId: string): Promise<void> => {
    try {
      const failureText = 'Failed to remove address';
      await call('deleteAddress', { params: { addressId }, failureText });
    } catch (error) {
      if (error instanceof CallError && error.code === 'addressNotFound') reload();
      throw error;
    }
    showToast({ kind: 'success', text: 'Address removed successfully' });
    await reload();
  };
}
