import { PageHeading } from '#web/ui/page-heading.tsx';

export default function OrderDetailPage() {
  return (
    <div className="page-column py-8">
      <PageHeading title="Order" />
    </div>
  );
}
