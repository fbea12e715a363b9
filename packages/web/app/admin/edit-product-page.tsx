import { PageHeading } from '#web/ui/page-heading.tsx';

export default function EditProductPage() {
  return (
    <div className="page-column py-8">
      <PageHeading title="Edit Product" />
    </div>
  );
}
