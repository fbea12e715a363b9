import { Card } from '#web/ui/card.tsx';
import { Loading } from '#web/ui/loading.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import * as words from '#words/checkout';

export function CheckoutSkeleton() {
  return (
    <Loading text={words.loading}>
      <div className="grid items-start gap-6 lg:grid-cols-[1fr_24rem] lg:gap-8">
        <div className="grid gap-6">
          {['address', 'items', 'payment'].map((section) => (
            <Card key={section}>
              <Skeleton className="mb-4 h-7 w-44" />
              <Skeleton className="h-28 rounded-md" />
            </Card>
          ))}
        </div>
        <Card>
          <Skeleton className="mb-4 h-7 w-32" />
          <Skeleton className="h-40 rounded-md" />
          <Skeleton className="mt-4 h-13 rounded-md" />
        </Card>
      </div>
    </Loading>
  );
}
