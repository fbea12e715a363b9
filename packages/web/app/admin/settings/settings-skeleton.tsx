import { Loading } from '#web/ui/loading.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import * as words from '#words/admin/settings';

export const SettingsSkeleton = () => (
  <Loading text={words.loading}>
    <Skeleton className="h-200" />
  </Loading>
);
