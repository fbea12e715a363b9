import type { ReactNode } from 'react';
import { Card } from '#web/ui/card.tsx';
import { Loading } from '#web/ui/loading.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import * as words from '#words/admin/products';

type ProductFormLayoutProps = {
  notice?: ReactNode;
  /** Name and description. */
  texts: ReactNode;
  /** Images, price, stock, unit and rating. */
  sale: ReactNode;
  category: ReactNode;
  /** What stands on the box. */
  box: ReactNode;
  details: ReactNode;
  goesWith: ReactNode;
  passport: ReactNode;
  foot: ReactNode;
};

/** Lays out both forms of a product: one column on a phone, two where there is room for them. */
export function ProductFormLayout(props: ProductFormLayoutProps) {
  const { notice, texts, sale, category, box, details, goesWith, passport, foot } = props;
  return (
    <Card padding="lg" className="grid gap-6">
      {notice}
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-10 gap-y-6 lg:grid-cols-[minmax(0,6fr)_minmax(0,5fr)] lg:grid-rows-[auto_1fr]">
        <div className="grid gap-6">{texts}</div>
        <div className="grid content-start gap-6 lg:col-start-2 lg:row-span-2 lg:row-start-1">
          {sale}
          {passport}
        </div>
        <div className="grid content-start gap-6">
          {category}
          {box}
          {details}
          {goesWith}
        </div>
      </div>
      <div className="grid gap-4 border-t border-line pt-6">{foot}</div>
    </Card>
  );
}

export function ProductFormSkeleton() {
  return (
    <Loading text={words.productLoading}>
      <ProductFormLayout
        texts={
          <>
            <Skeleton className="h-18" />
            <Skeleton className="h-24" />
            <Skeleton className="h-44" />
            <Skeleton className="h-50" />
          </>
        }
        sale={
          <>
            <Skeleton className="h-80" />
            <Skeleton className="h-58" />
            <Skeleton className="h-25" />
          </>
        }
        category={<Skeleton className="h-26" />}
        box={<Skeleton className="h-62" />}
        details={<Skeleton className="h-80" />}
        goesWith={<Skeleton className="h-40" />}
        passport={<Skeleton className="h-192" />}
        foot={<Skeleton className="h-13 w-48" />}
      />
    </Loading>
  );
}
