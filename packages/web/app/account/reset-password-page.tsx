import { PageHeading } from '#web/ui/page-heading.tsx';

export default function ResetPasswordPage() {
  return (
    <div className="page-column py-8">
      <PageHeading title="Reset Password" />
    </div>
  );
}
