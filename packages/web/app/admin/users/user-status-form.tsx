import { statusReasonMaxLength } from '@mathappu/contract/limits';
import type { AdminUser, UserStatus } from '@mathappu/contract/users';
import { fill, plural } from '@mathappu/contract/words';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { Link } from 'react-router';
import { call } from '#web/admin/api/admin-call.ts';
import { useRead } from '#web/admin/api/use-admin-read.ts';
import { useMay } from '#web/admin/api/use-may.ts';
import { ConflictNotice, useConflict, whoAndWhen } from '#web/admin/frame/conflict.tsx';
import { openFilter, ordersOfPath } from '#web/admin/orders/orders-query.ts';
import { readAgain } from '#web/api/read-again.ts';
import { textError } from '#web/forms/text-error.ts';
import { useSubmit } from '#web/forms/use-submit.ts';
import { adminOrderPath } from '#web/navigation/paths.ts';
import { useToastHere } from '#web/toasts/use-toast-here.ts';
import { afterNextFrame } from '#web/ui/after-next-frame.ts';
import { Button } from '#web/ui/button.tsx';
import { FormError } from '#web/ui/fields/form-error.tsx';
import { SelectField } from '#web/ui/fields/select-field.tsx';
import { SubmitButton } from '#web/ui/fields/submit-button.tsx';
import { TextAreaField } from '#web/ui/fields/text-area-field.tsx';
import { Notice } from '#web/ui/notice.tsx';
import * as words from '#words/admin/users';
import * as uiWords from '#words/ui';
import { orderStatusLooks } from '../orders/order-statuses.ts';
import { userStatusLook, userStatusOptions } from './user-status.tsx';

type Fields = { status: UserStatus | ''; reason: string };
const empty: Fields = { status: '', reason: '' };

const reasonError = textError(statusReasonMaxLength);

type UserStatusFormProps = {
  user: AdminUser;
  /** Starts with the present status and reason instead of empty. */
  isEditing: boolean;
  onClose: () => void;
};

export function UserStatusForm(props: UserStatusFormProps) {
  const { user, onClose } = props;
  const { form, conflict, submit, isSubmitting, refusal } = useStatusChange(props);
  const { control, register, formState } = form;
  const chosen = useWatch({ control, name: 'status' });
  const isBlocking = chosen === 'suspended' || chosen === 'banned';

  return (
    <form noValidate onSubmit={submit} className="space-y-4">
      <SelectField
        label={words.status}
        required
        placeholder={words.selectStatus}
        options={userStatusOptions}
        error={formState.errors.status?.message}
        {...register('status', { required: words.statusMissing })}
      />
      {user.role === 'USER' && <OpenOrdersNotice userId={user._id} isShown={isBlocking} />}
      <TextAreaField
        label={words.reason}
        rows={2}
        placeholder={words.reasonOptional}
        hint={words.reasonHint}
        error={formState.errors.reason?.message}
        {...register('reason', { validate: reasonError })}
      />
      {conflict ? (
        <ConflictNotice
          change={fill(words.changed, {
            ...whoAndWhen(conflict),
            status: userStatusLook(String(conflict.status)).label,
          })}
        />
      ) : (
        <FormError message={refusal} />
      )}
      <div className="flex flex-wrap justify-end gap-3">
        {!isSubmitting && (
          <Button variant="secondary" onClick={onClose}>
            {uiWords.cancel}
          </Button>
        )}
        <SubmitButton size="md" isBusy={isSubmitting}>
          {words.update}
        </SubmitButton>
      </div>
    </form>
  );
}

function useStatusChange({ user, isEditing, onClose }: UserStatusFormProps) {
  const queries = useQueryClient();
  const showToast = useToastHere();
  const form = useForm<Fields>({
    defaultValues: isEditing ? { status: user.status, reason: user.statusReason } : empty,
  });
  const { reset, setFocus } = form;
  const [from, setFrom] = useState({ status: user.status, reason: user.statusReason });
  const { conflict, attempt } = useConflict('userStatusChanged', ({ status, reason }) =>
    setFrom({ status: status as UserStatus, reason: String(reason) }),
  );
  const { submit, isSubmitting, refusal } = useSubmit(form, {
    keepAs: { name: `user-status-${user._id}`, base: from, onRestore: setFrom },
    send: ({ status, reason }) =>
      attempt(
        () =>
          call('updateUserStatus', {
            params: { userId: user._id },
            body: { status: status || user.status, reason, from },
            failureText: words.updateFailed,
          }),
        // Read again even after a failure: somebody else may have changed the user.
      ).finally(() => readAgain(queries)),
    onSuccess: ({ message }) => {
      showToast({ kind: 'success', text: message });
      reset(empty);
      onClose();
    },
    invalidToast: 'none',
  });

  // After the dialog around it, which opens after the next frame and takes the focus first.
  useEffect(() => {
    if (!isEditing) return;
    let isLeft = false;
    afterNextFrame(() => afterNextFrame(() => isLeft || setFocus('status')));
    return () => {
      isLeft = true;
    };
  }, [isEditing, setFocus]);

  return { form, conflict, submit, isSubmitting, refusal };
}

const namedOrders = 5;

type OpenOrdersNoticeProps = {
  userId: string;
  /** It reads them also while it is hidden, so that nothing moves once it is shown. */
  isShown: boolean;
};

/** Says, before a user is suspended or banned, which of their orders are still under way. */
function OpenOrdersNotice({ userId, isShown }: OpenOrdersNoticeProps) {
  const maySee = useMay()('listAllOrders');
  const { data, isError, refetch } = useRead(
    'listAllOrders',
    { query: { userId, status: openFilter, limit: String(namedOrders) } },
    { staleTime: 0, toast: false, enabled: maySee },
  );
  if (!isShown || !maySee) return null;
  if (isError && !data) {
    return (
      <Notice tone="yellow" isLive>
        {words.openOrdersFailed}
        <Button variant="quiet" size="sm" onClick={() => refetch()}>
          {uiWords.retry}
        </Button>
      </Notice>
    );
  }
  if (!data) return <Notice>{uiWords.loading}</Notice>;
  const { orders, pagination } = data.data;
  const { total } = pagination;
  if (total === 0) return <Notice isLive>{words.noOpenOrders}</Notice>;
  return (
    <Notice tone="yellow" isLive>
      <p>{fill(plural(words.openOrders, total), { count: total })}</p>
      <ul>
        {orders.map(({ orderId, status }) => (
          <li key={orderId} className="flex flex-wrap items-center gap-x-2">
            <Link
              to={adminOrderPath(orderId)}
              className="link figures inline-flex min-h-11 items-center"
            >
              {orderId}
            </Link>
            {orderStatusLooks[status].label}
          </li>
        ))}
      </ul>
      {total > orders.length && (
        <Link
          to={`${ordersOfPath(userId)}&status=${openFilter}`}
          className="link inline-flex min-h-11 items-center"
        >
          {words.allOpenOrders}
        </Link>
      )}
    </Notice>
  );
}
