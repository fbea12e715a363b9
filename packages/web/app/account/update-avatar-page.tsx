import { avatarMaxBytes, toMegabytes } from '@mathappu/contract/limits';
import { fill } from '@mathappu/contract/words';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '#web/api/call.ts';
import { pageMeta } from '#web/head/page-meta.ts';
import { loadUser } from '#web/session/load-user.ts';
import { changeUser, type StoredUser, useSession } from '#web/session/session-store.ts';
import { useNavigateWithToast } from '#web/toasts/use-navigate-with-toast.ts';
import { useToastHere } from '#web/toasts/use-toast-here.ts';
import { Button } from '#web/ui/button.tsx';
import { AlertIcon } from '#web/ui/images/notice-icons.tsx';
import { useObjectUrl } from '#web/ui/images/use-object-url.ts';
import { Loading } from '#web/ui/loading.tsx';
import { ProgressBar } from '#web/ui/progress-bar.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { useMutation } from '#web/ui/use-mutation.ts';
import * as words from '#words/account';
import * as uiWords from '#words/ui';
import { Avatar } from './avatar.tsx';
import { BackToAccount } from './back-to-account.tsx';
import { FormPage } from './form-page.tsx';
import { checkAvatarFile, ImageChoice } from './image-choice.tsx';

export const meta = pageMeta({
  title: words.pictureTitle,
  description: words.pictureDescription,
  isPrivate: true,
});

export default function UpdateAvatarPage() {
  const user = useSession();
  return (
    <FormPage title={words.pictureTitle} before={<BackToAccount />}>
      {user ? (
        <UpdateAvatarForm user={user} />
      ) : (
        <Loading>
          <div className="grid h-83 justify-items-center">
            <Skeleton className="size-44 rounded-pill" />
          </div>
        </Loading>
      )}
    </FormPage>
  );
}

function UpdateAvatarForm({ user }: { user: StoredUser }) {
  const { file, error, progress, uploading, choose, cancel } = useAvatarUpload();
  const preview = useObjectUrl(file);
  return (
    <div className="grid justify-items-center gap-5">
      <Avatar name={user.name} src={preview ?? user.avatar} className="size-44 text-hero" />
      <ImageChoice
        label={user.avatar || file ? words.changeImage : words.selectImage}
        disabled={uploading.isPending}
        error={error}
        onFile={choose}
      />
      {error ? (
        <p id="avatar-error" className="flex gap-1.5 font-medium text-danger">
          <AlertIcon /> {error}
        </p>
      ) : (
        <p id="avatar-hint" className="text-ink-soft">
          {fill(words.imageHint, { megabytes: toMegabytes(avatarMaxBytes) })}
        </p>
      )}
      {uploading.isPending && (
        <div className="w-full">
          <ProgressBar label={words.progress} value={progress} />
        </div>
      )}
      <div className="flex flex-wrap justify-center gap-3">
        <Button variant="secondary" disabled={!file || uploading.isPending} onClick={cancel}>
          {uiWords.cancel}
        </Button>
        <Button
          disabled={!file}
          isBusy={uploading.isPending}
          busyLabel={words.uploading}
          onClick={() => file && uploading.mutate(file)}
        >
          {words.saveChanges}
        </Button>
      </div>
    </div>
  );
}

function useAvatarUpload() {
  const [file, setFile] = useState<File>();
  const [error, setError] = useState<string>();
  const [progress, setProgress] = useState(0);
  const queries = useQueryClient();
  const navigateWithToast = useNavigateWithToast();
  const showToast = useToastHere();

  const uploading = useMutation({
    mutationFn: async (avatar: File) => {
      setProgress(0);
      const answer = await call('uploadAvatar', {
        files: { avatar },
        onProgress: setProgress,
        failureText: words.pictureFailed,
      });
      changeUser({ avatar: answer.data.avatar });
      await loadUser(queries).catch(() => {
        // The call has shown its toast; the new picture is saved nevertheless.
      });
      return answer.message;
    },
    onSuccess: (text) => navigateWithToast('/account', { kind: 'success', text }),
    onError: ({ message }) => setError(message),
  });

  function choose(chosen: File) {
    const complaint = checkAvatarFile(chosen);
    setError(complaint);
    if (complaint) showToast({ kind: 'error', text: complaint });
    else setFile(chosen);
  }

  function cancel() {
    setFile(undefined);
    setError(undefined);
  }

  return { file, error, progress, uploading, choose, cancel };
}
