import { PageHeading } from '#web/ui/page-heading.tsx';

export default function UpdateAvatarPage() {
  return (
    <div className="page-column py-8">
      <PageHeading title="Change Avatar" />
    </div>
  );
}
