import { toShopDay } from '@mathappu/contract/shop-time';
import type { Role } from '@mathappu/contract/staff';
import { useFormContext } from 'react-hook-form';
import { SelectField } from '#web/ui/fields/select-field.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import * as words from '#words/admin/staff';

/** As they are typed; no last day is ''. */
type Values = { role: string; until: string };

/** What somebody may do in the shop, and how long. */
export function MemberFields({ roles }: { roles: readonly Role[] }) {
  const { register, formState } = useFormContext<Values>();
  const { errors } = formState;
  return (
    <>
      <SelectField
        label={words.role}
        required
        placeholder={words.chooseRole}
        options={roles.map(({ _id, name }) => ({ value: _id, label: name }))}
        error={errors.role?.message}
        {...register('role')}
      />
      <TextField
        label={words.until}
        hint={words.untilHint}
        type="date"
        min={toShopDay(new Date())}
        error={errors.until?.message}
        {...register('until')}
      />
    </>
  );
}
