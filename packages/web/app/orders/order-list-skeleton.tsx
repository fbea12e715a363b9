import { Card } from '#web/ui/card.tsx';
import { Loading } from '#web/ui/loading.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import * as words from '#words/orders';

export function OrderListSkeleton() {
  return (
    <Loading text={words.loadingOrders}>
      <div className="grid gap-4">
        {[0, 1, 2].map((place) => (
          <Card key={place} className="h-112 space-y-4 sm:h-76">
            <div className="flex items-center gap-4">
              <Skeleton className="size-12 rounded-pill" />
              <div className="flex-1">
                <Skeleton className="h-6 w-48 max-w-full" />
                <Skeleton className="mt-2 h-4 w-32" />
              </div>
            </div>
            <Skeleton className="h-6 w-2/3" />
            <Skeleton className="h-12 w-40" />
            <Skeleton className="h-11 w-full sm:w-48" />
          </Card>
        ))}
      </div>
    </Loading>
  );
}
