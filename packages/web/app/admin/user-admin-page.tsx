import { PageHeading } from '#web/ui/page-heading.tsx';

export default function UserAdminPage() {
  return (
    <div className="page-column py-8">
      <PageHeading title="User Management" />
    </div>
  );
}
