import { PageHeading } from '#web/ui/page-heading.tsx';

export default function MessageAdminPage() {
  return (
    <div className="page-column py-8">
      <PageHeading title="Message Management" />
    </div>
  );
}
