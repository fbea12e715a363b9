import type { AdminUser } from '@mathappu/contract/users';
import { useRead } from '#web/admin/api/use-admin-read.ts';
import { ReadStates } from '#web/lists/read-states.tsx';
import { Loading } from '#web/ui/loading.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { useLazyModule } from '#web/ui/use-lazy-module.ts';
import * as words from '#words/admin/users';

const loadDetail = () => import('./user-detail.tsx');

type UserDialogProps = {
  openId: string | undefined;
  /** The user as in the list, when they are on the page. */
  row: AdminUser | undefined;
  isEditing: boolean;
  onClose: () => void;
};

const loading = <Loading text={words.detailLoading} />;

export function UserDialog({ openId, row, isEditing, onClose }: UserDialogProps) {
  const detail = useLazyModule(loadDetail, openId !== undefined);
  const read = useRead(
    'getUser',
    { params: { userId: openId ?? '' } },
    { enabled: openId !== undefined, failureText: words.detailFailed, staleTime: 0 },
  );
  // Another admin may have changed the user since the list was read.
  const user = read.data?.data ?? row;
  return (
    <Dialog
      isOpen={openId !== undefined}
      onClose={onClose}
      title={user?.name ?? words.user}
      description={user?.email}
      size="lg"
    >
      {user && detail ? (
        <detail.UserDetail key={user._id} user={user} isEditing={isEditing} onClose={onClose} />
      ) : (
        <ReadStates read={read} failureText={words.detailFailed} skeleton={loading}>
          {() => loading}
        </ReadStates>
      )}
    </Dialog>
  );
}
