import { Card } from '#web/ui/card.tsx';
import { Loading } from '#web/ui/loading.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';

export function OrderListSkeleton() {
  return (
    <Loading text="Loading orders…">
      <div className="grid gap-4">
        {[0, 1, 2].map((place) => (
          <Card key={place} className="flex flex-wrap items-center gap-4 max-md:h-57.5 md:h-22.5">
            <Skeleton className="size-12 rounded-pill" />
            <div className="flex-1">
              <Skeleton className="h-6 w-48" />
              <Skeleton className="mt-2 h-4 w-32" />
            </div>
            <Skeleton className="h-11 w-full md:w-48" />
          </Card>
        ))}
      </div>
    </Loading>
  );
}
