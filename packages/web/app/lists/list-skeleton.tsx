import { Loading } from '#web/ui/loading.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';

const rows = Array.from({ length: 10 }, (_, row) => row);

type ListSkeletonProps = {
  text: string;
  /** The height of a row, as a class. */
  rowHeight: string;
};

export function ListSkeleton({ text, rowHeight }: ListSkeletonProps) {
  return (
    <Loading text={text}>
      <div className="space-y-3 md:space-y-px md:overflow-hidden md:rounded-lg md:border md:border-line">
        {rows.map((row) => (
          <div
            key={row}
            className={`flex items-center gap-4 bg-surface px-4 max-md:rounded-lg max-md:border max-md:border-line ${rowHeight}`}
          >
            <Skeleton className="h-5 w-1/4" />
            <Skeleton className="h-5 w-1/3" />
            <Skeleton className="ml-auto h-5 w-1/6" />
          </div>
        ))}
      </div>
    </Loading>
  );
}
