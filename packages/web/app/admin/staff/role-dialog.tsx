import { createRole, type Role } from '@mathappu/contract/staff';
import type { Area } from '@mathappu/contract/staff/grants';
import { useQueryClient } from '@tanstack/react-query';
import { call } from '#web/admin/api/admin-call.ts';
import { type DialogForm, FormDialog } from '#web/admin/frame/form-dialog.tsx';
import { VersionedDialogForm } from '#web/admin/frame/versioned-dialog-form.tsx';
import { readAgain } from '#web/api/read-again.ts';
import { useToastHere } from '#web/toasts/use-toast-here.ts';
import { Button } from '#web/ui/button.tsx';
import { CheckboxField } from '#web/ui/fields/checkbox-field.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import * as words from '#words/admin/staff';
import { GrantTable } from './grant-table.tsx';
import { OwnPasswordField } from './own-password-field.tsx';

/** The name under which the form is kept. */
export const keptRole = 'staff-role';

type RoleDialogProps = {
  isOpen: boolean;
  /** Undefined for a new one. */
  role: Role | undefined;
  areas: readonly Area[];
  /** Of the one who edits it. */
  own: Role | undefined;
  onDelete: (role: Role) => void;
  onClose: () => void;
};

export function RoleDialog({ isOpen, role, onDelete, onClose, ...rights }: RoleDialogProps) {
  return (
    <FormDialog
      isOpen={isOpen}
      onClose={onClose}
      title={role?.name ?? words.newRole}
      submitLabel={words.save}
    >
      {(form) => (
        <>
          <RoleForm {...form} {...rights} role={role} onSaved={onClose} />
          {role &&
            (role.people === 0 ? (
              <Button variant="quiet-danger" className="mt-5 -ml-5" onClick={() => onDelete(role)}>
                {words.deleteRole}
              </Button>
            ) : (
              <p className="mt-5 text-sm text-ink-soft">{words.roleInUse}</p>
            ))}
        </>
      )}
    </FormDialog>
  );
}

type RoleFormProps = DialogForm &
  Pick<RoleDialogProps, 'role' | 'areas' | 'own'> & { onSaved: () => void };

function RoleForm({ role, areas, own, onSaved, ...dialog }: RoleFormProps) {
  const queries = useQueryClient();
  const showToast = useToastHere();
  return (
    <VersionedDialogForm
      {...dialog}
      schemaOf={() => createRole.body}
      defaultValues={valuesOf(role)}
      opened={role}
      valuesOf={valuesOf}
      keepAs={{ name: keptRole }}
      changedCode="recordChanged"
      send={(body, base) => {
        const options = { failureText: words.roleFailed };
        if (!base) return call('createRole', { body, ...options });
        return call('updateRole', {
          params: { roleId: base._id },
          body: { ...body, version: base.version },
          ...options,
        });
      }}
      readAgain={() => readAgain(queries, ['listStaff'])}
      onSuccess={({ message }) => {
        showToast({ kind: 'success', text: message });
        onSaved();
      }}
    >
      {({ register, watch, setValue, formState: { errors } }) => (
        <>
          <TextField
            label={words.roleName}
            required
            autoComplete="off"
            error={errors.name?.message}
            {...register('name')}
          />
          <GrantTable
            label={words.rights}
            areas={areas}
            held={own?.grants ?? []}
            grants={watch('grants')}
            onChange={(grants) => setValue('grants', grants, { shouldDirty: true })}
          />
          <div>
            <CheckboxField label={words.asksSecondStep} {...register('asksSecondStep')} />
            <p className="text-sm text-ink-soft">{words.asksHint}</p>
          </div>
          <OwnPasswordField error={errors.password?.message} {...register('password')} />
        </>
      )}
    </VersionedDialogForm>
  );
}

const valuesOf = (role: Role | undefined) => ({
  name: role?.name ?? '',
  grants: role?.grants ?? [],
  asksSecondStep: role?.asksSecondStep ?? false,
  password: '',
});
