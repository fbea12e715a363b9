import { PageHeading } from '#web/ui/page-heading.tsx';

export default function SignInPage() {
  return (
    <div className="page-column py-8">
      <PageHeading title="Sign In" />
    </div>
  );
}
