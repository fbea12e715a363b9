import { PageHeading } from '#web/ui/page-heading.tsx';

export default function RegisterPage() {
  return (
    <div className="page-column py-8">
      <PageHeading title="Create Account" />
    </div>
  );
}
