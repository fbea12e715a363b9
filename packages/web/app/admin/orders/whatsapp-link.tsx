import { whatsappAddress } from '@mathappu/contract/enquiries/whatsapp-address';
import { classNames } from '#web/ui/class-names.ts';
import * as words from '#words/admin/enquiries';

type WhatsappLinkProps = { phone: string; className?: string };

/** Opens a conversation with this phone number. */
export const WhatsappLink = ({ phone, className }: WhatsappLinkProps) => (
  <a
    href={whatsappAddress(phone)}
    target="_blank"
    rel="noreferrer"
    className={classNames('link inline-flex min-h-11 items-center', className)}
  >
    {words.whatsapp}
  </a>
);
