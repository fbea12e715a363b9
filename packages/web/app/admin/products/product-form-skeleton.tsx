import { Loading } from '#web/ui/loading.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { ProductFormLayout } from './product-form-layout.tsx';

export function ProductFormSkeleton() {
  return (
    <Loading text="Loading product…">
      <ProductFormLayout
        words={
          <>
            <Skeleton className="h-18" />
            <Skeleton className="h-44" />
          </>
        }
        sale={
          <>
            <Skeleton className="h-80" />
            <Skeleton className="h-58" />
            <Skeleton className="h-25" />
          </>
        }
        details={<Skeleton className="h-80" />}
        foot={<Skeleton className="h-13 w-48" />}
      />
    </Loading>
  );
}
