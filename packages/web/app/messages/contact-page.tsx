import { PageHeading } from '#web/ui/page-heading.tsx';

export default function ContactPage() {
  return (
    <div className="page-column py-8">
      <PageHeading title="Contact" />
    </div>
  );
}
