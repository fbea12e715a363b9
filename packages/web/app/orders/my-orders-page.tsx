import { PageHeading } from '#web/ui/page-heading.tsx';

export default function MyOrdersPage() {
  return (
    <div className="page-column py-8">
      <PageHeading title="My Orders" />
    </div>
  );
}
