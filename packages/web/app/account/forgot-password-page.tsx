import { PageHeading } from '#web/ui/page-heading.tsx';

export default function ForgotPasswordPage() {
  return (
    <div className="page-column py-8">
      <PageHeading title="Forgot Password" />
    </div>
  );
}
