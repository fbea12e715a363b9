import type { AdminUser, UserStatus } from '@mathappu/contract/users';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { call } from '#web/api/call.ts';
import { CallError } from '#web/api/call-error.ts';
import { showToast } from '#web/toasts/toast.ts';
import { Button } from '#web/ui/button.tsx';
import { FormError } from '#web/ui/fields/form-error.tsx';
import { SelectField } from '#web/ui/fields/select-field.tsx';
import { SubmitButton } from '#web/ui/fields/submit-button.tsx';
import { TextAreaField } from '#web/ui/fields/text-area-field.tsx';
import { userStatusOptions } from './user-words.ts';

type Fields = { status: UserStatus | ''; reason: string };
const empty: Fields = { status: '', reason: '' };

type UserStatusFormProps = {
  user: AdminUser;
  /** Begins with what is set now, ready to be changed. */
  isEditing: boolean;
  onClose: () => void;
};

export function UserStatusForm({ user, isEditing, onClose }: UserStatusFormProps) {
  const queries = useQueryClient();
  const { register, handleSubmit, formState, reset, setFocus } = useForm<Fields>({
    defaultValues: isEditing ? { status: user.status, reason: user.statusReason } : empty,
  });
  const updating = useMutation({
    mutationFn: ({ status, reason }: Fields) =>
      call('updateUserStatus', {
        params: { userId: user._id },
        body: { status: status || user.status, reason },
        failureText: 'Failed to update user status',
      }),
    onSuccess: () => {
      showToast({ kind: 'success', text: 'User status updated successfully' });
      reset(empty);
      onClose();
      return queries.invalidateQueries();
    },
  });

  // After the dialog around it has opened, which takes the focus first.
  useEffect(() => {
    if (!isEditing) return;
    const frame = requestAnimationFrame(() => setFocus('status'));
    return () => cancelAnimationFrame(frame);
  }, [isEditing, setFocus]);

  return (
    <form
      noValidate
      onSubmit={handleSubmit((fields) => {
        if (!updating.isPending) updating.mutate(fields);
      })}
      className="space-y-4"
    >
      <SelectField
        label="Status"
        required
        placeholder="Select Status"
        options={userStatusOptions}
        error={formState.errors.status?.message}
        {...register('status', { required: 'Please select a status' })}
      />
      <TextAreaField
        label="Reason"
        rows={2}
        maxLength={500}
        placeholder="Optional reason for status change"
        {...register('reason')}
      />
      <FormError
        message={updating.error instanceof CallError ? updating.error.message : undefined}
      />
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="secondary" onClick={onClose}>
          Cancel
        </Button>
        <SubmitButton size="md" isBusy={updating.isPending}>
          Update Status
        </SubmitButton>
      </div>
    </form>
  );
}
