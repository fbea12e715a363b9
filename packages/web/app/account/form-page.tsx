import type { ReactNode } from 'react';
import { Card } from '#web/ui/card.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';

type FormPageProps = {
  title: string;
  lead?: ReactNode;
  before?: ReactNode;
  /** Below the card: further links. */
  after?: ReactNode;
  children: ReactNode;
};

/** A page with one form in a narrow column. */
export function FormPage({ title, lead, before, after, children }: FormPageProps) {
  return (
    <div className="page-column py-8 md:py-10">
      <div className="mx-auto max-w-md">
        <PageHeading title={title} lead={lead} before={before} />
        <Card padding="lg">{children}</Card>
        {after && (
          <div className="mt-6 flex flex-wrap items-center justify-center gap-x-4 gap-y-3">
            {after}
          </div>
        )}
      </div>
    </div>
  );
}
