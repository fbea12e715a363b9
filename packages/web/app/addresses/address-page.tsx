import { PageHeading } from '#web/ui/page-heading.tsx';

export default function AddressPage() {
  return (
    <div className="page-column py-8">
      <PageHeading title="Add New Address" />
    </div>
  );
}
