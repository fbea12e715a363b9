import { PageHeading } from '#web/ui/page-heading.tsx';

export default function NewProductPage() {
  return (
    <div className="page-column py-8">
      <PageHeading title="New Product" />
    </div>
  );
}
