import { PageHeading } from '#web/ui/page-heading.tsx';

export default function CheckoutPage() {
  return (
    <div className="page-column py-8">
      <PageHeading title="Checkout" />
    </div>
  );
}
