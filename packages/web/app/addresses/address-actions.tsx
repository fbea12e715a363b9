import type { Address } from '@mathappu/contract/addresses';
import { maxAddresses } from '@mathappu/contract/limits';
import { fill } from '@mathappu/contract/words';
import { Link } from 'react-router';
import { zoneName } from '#web/delivery/zone-names.ts';
import { useAsk } from '#web/forms/use-ask.tsx';
import { addressPath } from '#web/navigation/paths.ts';
import { IconButton, iconButtonLooks } from '#web/ui/icon-button.tsx';
import { EditIcon, PlusIcon, TrashIcon } from '#web/ui/images/edit-icons.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import * as words from '#words/addresses';
import { useChangeAddress } from './use-change-address.ts';

/** Edit and remove. */
export function AddressActions({ address }: { address: Address }) {
  const { ask, questionDialog } = useAsk();
  const { remove } = useChangeAddress();
  const { _id, name, address_line, pincode } = address;
  const city = zoneName(address.city);
  const editLabel = fill(words.editOf, { name, city });
  return (
    <div className="-mt-2 -mr-2 flex max-sm:flex-col">
      <Link
        to={addressPath(_id)}
        aria-label={editLabel}
        title={editLabel}
        className={iconButtonLooks('plain', 'md')}
      >
        <EditIcon />
      </Link>
      <IconButton
        label={fill(words.removeOf, { name, city })}
        icon={<TrashIcon />}
        tone="danger"
        onClick={() =>
          ask({
            title: words.removeQuestion,
            text: `${name}, ${address_line}, ${city} ${pincode}`,
            confirmLabel: words.remove,
            onConfirm: () => remove(_id),
          })
        }
      />
      {questionDialog}
    </div>
  );
}

/** The way to a new address, or why there is none. */
export function AddAddress({ count }: { count: number }) {
  if (count >= maxAddresses) {
    return <p className="text-ink-soft">{fill(words.tooMany, { maximum: maxAddresses })}</p>;
  }
  return (
    <LinkButton
      to="/address"
      variant="secondary"
      icon={<PlusIcon className="size-5" />}
      className="justify-self-start"
    >
      {words.addTitle}
    </LinkButton>
  );
}
