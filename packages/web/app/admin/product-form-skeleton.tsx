import { Card } from '#web/ui/card.tsx';
import { Loading } from '#web/ui/loading.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';

export function ProductFormSkeleton() {
  return (
    <Loading text="Loading product…">
      <Card padding="lg" className="grid max-w-prose gap-6">
        <Skeleton className="h-18" />
        <Skeleton className="h-44" />
        <Skeleton className="h-60" />
        <div className="grid gap-5 sm:grid-cols-2">
          <Skeleton className="h-25" />
          <Skeleton className="h-25" />
          <Skeleton className="h-25" />
          <Skeleton className="h-25" />
        </div>
        <Skeleton className="h-32" />
      </Card>
    </Loading>
  );
}
