import { PageHeading } from '#web/ui/page-heading.tsx';

export default function DashboardPage() {
  return (
    <div className="page-column py-8">
      <PageHeading title="Admin Dashboard" />
    </div>
  );
}
