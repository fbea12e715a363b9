import type { MoneyAccount, ReceiptMethod } from '@mathappu/contract/orders/manual-payments';
import type { ComponentProps } from 'react';
import { useRead } from '#web/admin/api/use-admin-read.ts';
import { FormError } from '#web/ui/fields/form-error.tsx';
import { SelectField } from '#web/ui/fields/select-field.tsx';
import * as words from '#words/admin/orders/manual-payments';

/** The shop's accounts of a method; undefined until they are known. Without them the server asks. */
export function useAccountsOf(method: ReceiptMethod | null): readonly MoneyAccount[] | undefined {
  const { data } = useRead('listAccounts', {}, { toast: false });
  return data?.data.filter((account) => account.method === method);
}

type AccountFieldProps = Omit<ComponentProps<typeof SelectField>, 'label' | 'options'> & {
  method: ReceiptMethod | null;
};

/** Into, or out of, which account of the shop the money went; not asked for where the method has none. */
export function AccountField({ method, ...field }: AccountFieldProps) {
  const accounts = useAccountsOf(method) ?? [];
  if (accounts.length === 0) return <FormError message={field.error} />;
  return (
    <SelectField
      // Options that come later do not show a value that was chosen before.
      key={method}
      label={words.account}
      placeholder={words.chooseAccount}
      options={accounts.map(({ name }) => ({ value: name, label: name }))}
      required
      {...field}
    />
  );
}
