import { useLocation } from 'react-router';
import { pageMeta } from '#web/document/page-meta.ts';
import { useGoBack } from '#web/navigation/use-go-back.ts';
import { useSession } from '#web/session/session-store.ts';
import { flashToast } from '#web/toasts/flash-toast.ts';
import { Card } from '#web/ui/card.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { CloseIcon } from '#web/ui/images/icons.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';
import { AddressForm } from './address-form.tsx';
import { AddressFormSkeleton } from './address-form-skeleton.tsx';

export const meta = pageMeta({
  title: 'Add New Address',
  description: 'Where your fireworks shall be delivered.',
  isPrivate: true,
});

export default function AddressPage() {
  const user = useSession();
  const goBack = useGoBack('/checkout');
  const { key } = useLocation();

  function leaveSaved() {
    if (goBack()) flashToast({ kind: 'success', text: 'Address saved successfully!' }, key);
  }

  return (
    <div className="page-column py-8 md:py-10">
      <div className="relative mx-auto max-w-lg">
        <div className="pr-12">
          <PageHeading title="Add New Address" lead="We deliver in Tamil Nadu only" />
        </div>
        <div className="absolute -top-1 right-0">
          <IconButton label="Close" icon={<CloseIcon />} onClick={goBack} />
        </div>
        <Card padding="lg">
          {user ? <AddressForm onSaved={leaveSaved} /> : <AddressFormSkeleton />}
        </Card>
      </div>
    </div>
  );
}
