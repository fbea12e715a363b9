import { type Role, type StaffMember, updateStaff } from '@mathappu/contract/staff';
import { useQueryClient } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { call } from '#web/admin/api/admin-call.ts';
import { type DialogForm, FormDialog } from '#web/admin/frame/form-dialog.tsx';
import { VersionedDialogForm } from '#web/admin/frame/versioned-dialog-form.tsx';
import { readAgain } from '#web/api/read-again.ts';
import { useSession } from '#web/session/session-store.ts';
import { useToastHere } from '#web/toasts/use-toast-here.ts';
import { Button } from '#web/ui/button.tsx';
import { CheckboxField } from '#web/ui/fields/checkbox-field.tsx';
import * as words from '#words/admin/staff';
import { MemberFields } from './member-fields.tsx';
import { OwnPasswordField } from './own-password-field.tsx';
import { chosenRole, typedUntil } from './typed-member.ts';

/** The name under which the form is kept. */
export const keptMember = 'staff-member';

type MemberDialogProps = {
  member: StaffMember | undefined;
  /** Those that may be given. */
  roles: readonly Role[];
  onEnd: (member: StaffMember) => void;
  onClose: () => void;
};

/** Somebody's role and last day, and the end of their access. */
export function MemberDialog({ member, roles, onEnd, onClose }: MemberDialogProps) {
  return (
    <FormDialog
      isOpen={member !== undefined}
      onClose={onClose}
      title={member?.name ?? ''}
      submitLabel={words.save}
    >
      {(form) =>
        member && (
          <>
            <p className="mb-5 text-ink-soft wrap-anywhere">{member.email}</p>
            <MemberForm {...form} member={member} roles={roles} onSaved={onClose} />
            <Button variant="quiet-danger" className="mt-5 -ml-5" onClick={() => onEnd(member)}>
              {member.linkEndsAt === null ? words.endAccess : words.withdraw}
            </Button>
          </>
        )
      }
    </FormDialog>
  );
}

type MemberFormProps = DialogForm & {
  member: StaffMember;
  roles: readonly Role[];
  onSaved: () => void;
};

function MemberForm({ member, roles, onSaved, ...dialog }: MemberFormProps) {
  const isOwn = useSession()?.email === member.email;
  const queries = useQueryClient();
  const showToast = useToastHere();
  return (
    <VersionedDialogForm
      {...dialog}
      schemaOf={() => memberForm}
      defaultValues={valuesOf(member)}
      opened={member}
      valuesOf={valuesOf}
      keepAs={{ name: keptMember }}
      changedCode="recordChanged"
      send={({ until, ...fields }, base = member) =>
        call('updateStaff', {
          params: { staffId: base._id },
          // A last day that is over could not be sent again.
          body: { ...fields, version: base.version, ...(until !== base.until && { until }) },
          failureText: words.saveFailed,
        })
      }
      readAgain={() => readAgain(queries, ['listStaff'])}
      onSuccess={({ message }) => {
        showToast({ kind: 'success', text: message });
        onSaved();
      }}
    >
      {({ register, formState: { errors } }) => (
        <>
          <MemberFields roles={roles} />
          {member.secondStep !== null && !isOwn && (
            <div>
              <CheckboxField label={words.takeOff} {...register('isSecondStepOff')} />
              <p className="text-sm text-ink-soft">{words.takeOffHint}</p>
            </div>
          )}
          <OwnPasswordField error={errors.password?.message} {...register('password')} />
        </>
      )}
    </VersionedDialogForm>
  );
}

const valuesOf = ({ role, until }: StaffMember) => ({
  role,
  until: until ?? '',
  isSecondStepOff: false,
  password: '',
});

/** Turns what is typed into the input of the call. */
const memberForm = z.object({
  role: chosenRole,
  until: typedUntil,
  isSecondStepOff: updateStaff.body.shape.isSecondStepOff,
  password: updateStaff.body.shape.password,
});
