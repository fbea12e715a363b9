import { Loading } from '#web/ui/loading.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';

const fields = ['name', 'mobile', 'line', 'state', 'city', 'pincode'];

export function AddressFormSkeleton() {
  return (
    <Loading>
      <div className="grid gap-5">
        {fields.map((field) => (
          <div key={field}>
            <Skeleton className="mb-2 h-6 w-28" />
            <Skeleton className={field === 'line' ? 'h-25' : 'h-11'} />
          </div>
        ))}
        <Skeleton className="h-11" />
        <Skeleton className="h-13" />
      </div>
    </Loading>
  );
}
