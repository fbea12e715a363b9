import { PageHeading } from '#web/ui/page-heading.tsx';

export default function ProductAdminPage() {
  return (
    <div className="page-column py-8">
      <PageHeading title="Product Management" />
    </div>
  );
}
