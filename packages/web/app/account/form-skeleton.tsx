import { Loading } from '#web/ui/loading.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';

/** The height of a form with this number of fields and a button. */
export function FormSkeleton({ fields }: { fields: number }) {
  return (
    <Loading>
      <div className="grid gap-5">
        {Array.from({ length: fields }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: they are all the same
          <div key={index} className="grid gap-1.5">
            <Skeleton className="h-6.5 w-32" />
            <Skeleton className="h-11" />
          </div>
        ))}
        <Skeleton className="h-13" />
      </div>
    </Loading>
  );
}
