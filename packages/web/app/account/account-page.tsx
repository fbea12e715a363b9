import { PageHeading } from '#web/ui/page-heading.tsx';

export default function AccountPage() {
  return (
    <div className="page-column py-8">
      <PageHeading title="Account Details" />
    </div>
  );
}
