import type { ReactNode } from 'react';
import { Card } from '#web/ui/card.tsx';

type ProductFormLayoutProps = {
  notice?: ReactNode;
  /** What customers read of the product. */
  words: ReactNode;
  /** Pictures, price, stock and what else belongs to the sale. */
  sale: ReactNode;
  details: ReactNode;
  foot: ReactNode;
};

/** Both forms of a product: one column on a phone, two where there is room for them. */
export function ProductFormLayout({ notice, words, sale, details, foot }: ProductFormLayoutProps) {
  return (
    <Card padding="lg" className="grid gap-6">
      {notice}
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-10 gap-y-6 lg:grid-cols-[minmax(0,6fr)_minmax(0,5fr)] lg:grid-rows-[auto_1fr]">
        <div className="grid gap-6">{words}</div>
        <div className="grid content-start gap-6 lg:col-start-2 lg:row-span-2 lg:row-start-1">
          {sale}
        </div>
        <div>{details}</div>
      </div>
      <div className="grid gap-4 border-t border-line pt-6">{foot}</div>
    </Card>
  );
}
