import { useQueryClient } from '@tanstack/react-query';
import { call } from '#web/api/call.ts';
import { CallError } from '#web/api/call-error.ts';
import { readAgain } from '#web/api/read-again.ts';
import { useToastHere } from '#web/toasts/use-toast-here.ts';
import * as words from '#words/addresses';

/** Changes of the list of addresses; one that is already gone leaves the list as well. */
export function useChangeAddress() {
  const queries = useQueryClient();
  const showToast = useToastHere();
  const reload = () => readAgain(queries, ['listAddresses']);

  async function change(send: () => Promise<{ message: string }>): Promise<void> {
    try {
      const { message } = await send();
      await reload();
      showToast({ kind: 'success', text: message });
    } catch (error) {
      if (error instanceof CallError && error.code === 'addressNotFound') await reload();
      throw error;
    }
  }

  return {
    remove: (addressId: string) =>
      change(() =>
        call('deleteAddress', { params: { addressId }, failureText: words.removeFailed }),
      ),
    makeDefault: (addressId: string) =>
      change(() => call('setDefaultAddress', { params: { addressId } })),
  };
}
