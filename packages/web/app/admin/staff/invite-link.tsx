import { whatsappAddress } from '@mathappu/contract/enquiries/whatsapp-address';
import { formatDate } from '@mathappu/contract/shop-time';
import type { StaffMember } from '@mathappu/contract/staff';
import { fill } from '@mathappu/contract/words';
import { useShop } from '#web/shop-details/shop-details.ts';
import { useCopy } from '#web/toasts/use-copy.ts';
import { Button } from '#web/ui/button.tsx';
import { buttonLooks } from '#web/ui/button-looks.ts';
import { TextField } from '#web/ui/fields/text-field.tsx';
import * as words from '#words/admin/staff';

/** The link of an invitation, which is shown once. */
export function InviteLink({ staff, link }: { staff: StaffMember; link: string }) {
  const { name: shop } = useShop();
  const copyText = useCopy();
  const { name, linkEndsAt } = staff;
  return (
    <div className="grid gap-5">
      <p className="wrap-anywhere">
        {fill(words.linkOnce, { name, date: linkEndsAt ? formatDate(linkEndsAt) : '' })}
      </p>
      <TextField
        label={words.link}
        readOnly
        value={link}
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <div className="flex flex-wrap gap-3">
        <Button
          onClick={() => copyText(link, { copied: words.copied, notCopied: words.notCopied })}
        >
          {words.copyLink}
        </Button>
        <a
          href={whatsappAddress('', fill(words.message, { shop, link }))}
          target="_blank"
          rel="noopener noreferrer"
          className={buttonLooks('whatsapp')}
        >
          {words.whatsapp}
        </a>
      </div>
    </div>
  );
}
