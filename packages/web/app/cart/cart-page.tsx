import { PageHeading } from '#web/ui/page-heading.tsx';

export default function CartPage() {
  return (
    <div className="page-column py-8">
      <PageHeading title="Cart" />
    </div>
  );
}
