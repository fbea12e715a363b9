import { PageHeading } from '#web/ui/page-heading.tsx';

export default function ProductDetailPage() {
  return (
    <div className="page-column py-8">
      <PageHeading title="Product" />
    </div>
  );
}
