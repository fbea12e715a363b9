import { Card } from '#web/ui/card.tsx';
import { Loading } from '#web/ui/loading.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import * as words from '#words/orders';

export function OrderDetailSkeleton() {
  return (
    <Loading text={words.loadingOrder}>
      <Skeleton className="mb-2 h-11 w-20" />
      <Skeleton className="h-11 w-72" />
      <Skeleton className="mt-2 mb-8 h-7 w-48" />
      <div className="grid items-start gap-6 lg:grid-cols-[1fr_24rem] lg:gap-8">
        <div className="grid gap-6 lg:order-2">
          <Card className="h-67">
            <Skeleton className="h-7 w-28" />
          </Card>
          <Card className="h-48">
            <Skeleton className="h-7 w-40" />
          </Card>
        </div>
        <Card className="h-80">
          <Skeleton className="h-7 w-24" />
        </Card>
      </div>
    </Loading>
  );
}
