import { PageHeading } from '#web/ui/page-heading.tsx';

export default function SafetyTipsPage() {
  return (
    <div className="page-column py-8">
      <PageHeading title="Safety Tips" />
    </div>
  );
}
