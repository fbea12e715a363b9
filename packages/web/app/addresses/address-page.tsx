import { useQuery } from '@tanstack/react-query';
import { useLocation, useSearchParams } from 'react-router';
import { forgetDraft } from '#web/forms/form-draft.ts';
import { pageMeta, usePageTitle } from '#web/head/page-meta.ts';
import { ReadStates } from '#web/lists/read-states.tsx';
import { useGoBack } from '#web/navigation/use-go-back.ts';
import { useSession } from '#web/session/session-store.ts';
import { useShop } from '#web/shop-details/shop-details.ts';
import { flashToast } from '#web/toasts/flash-toast.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { CloseIcon } from '#web/ui/images/navigation-icons.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';
import * as words from '#words/addresses';
import { goBack as goBackLabel } from '#words/frame';
import * as uiWords from '#words/ui';
import { draftName } from './address-draft.ts';
import { AddressForm } from './address-form.tsx';
import { AddressFormSkeleton } from './address-form-skeleton.tsx';
import { addressesFailureText, addressesQuery } from './addresses-query.ts';

export const meta = pageMeta({
  title: words.addTitle,
  description: words.description,
  isPrivate: true,
});

/** The form of a new address, or of the saved one that `?id=` names. */
export default function AddressPage() {
  const id = useSearchParams()[0].get('id');
  const user = useSession();
  const { deliveryArea } = useShop();
  const read = useQuery({ ...addressesQuery(addressesFailureText), enabled: Boolean(user) });
  const goBack = useGoBack('/checkout');
  const { key } = useLocation();
  usePageTitle(id ? words.editTitle : undefined);

  function close() {
    if (id) forgetDraft(draftName(id));
    goBack();
  }

  function leaveSaved() {
    if (goBack()) flashToast({ kind: 'success', text: words.saved }, key);
  }

  function showForm() {
    const addresses = read.data?.data;
    if (user && !id) return <AddressForm isFirst={addresses?.length === 0} onSaved={leaveSaved} />;
    const shown = user ? read : { ...read, data: undefined, isError: false };
    return (
      <ReadStates
        read={shown}
        failureText={addressesFailureText}
        skeleton={<AddressFormSkeleton />}
      >
        {({ data }) => {
          const address = data.find(({ _id }) => _id === id);
          if (!address) return <NoSuchAddress onBack={close} />;
          return <AddressForm key={id} address={address} isFirst={false} onSaved={leaveSaved} />;
        }}
      </ReadStates>
    );
  }

  return (
    <div className="page-column py-8 md:py-10">
      <div className="relative mx-auto max-w-lg">
        <div className="pr-12">
          <PageHeading title={id ? words.editTitle : words.addTitle} lead={deliveryArea} />
        </div>
        <div className="absolute -top-1 right-0">
          <IconButton label={uiWords.close} icon={<CloseIcon />} onClick={close} />
        </div>
        <Card padding="lg">{showForm()}</Card>
      </div>
    </div>
  );
}

function NoSuchAddress({ onBack }: { onBack: () => void }) {
  return (
    <div className="grid justify-items-start gap-4">
      <p>{words.gone}</p>
      <Button variant="secondary" onClick={onBack}>
        {goBackLabel}
      </Button>
    </div>
  );
}
