import { PageHeading } from '#web/ui/page-heading.tsx';

export default function OtpVerificationPage() {
  return (
    <div className="page-column py-8">
      <PageHeading title="Verify OTP" />
    </div>
  );
}
