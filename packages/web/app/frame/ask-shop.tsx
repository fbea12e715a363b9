import { fill } from '@mathappu/contract/words';
import { callAddress, useShop, whatsAppAddress } from '#web/shop-details/shop-details.ts';
import { type ButtonSize, buttonLooks } from '#web/ui/button-looks.ts';
import { classNames } from '#web/ui/class-names.ts';
import { ChatIcon, PhoneIcon } from '#web/ui/images/contact-icons.tsx';
import * as words from '#words/frame';
import { prefix } from '#words/language';

type AskShopProps = {
  /** The subject of the question and its page, which the text for WhatsApp names. */
  about?: { what: string; path: string };
  size?: ButtonSize;
  className?: string;
};

/** Links to ask the shop on WhatsApp and by phone, each where the owner has set a number; else nothing. */
export function AskShop({ about, size = 'sm', className }: AskShopProps) {
  const { name: shop, whatsapp, phone, publicUrl } = useShop();
  if (!whatsapp && !phone) return null;
  const text = about
    ? fill(words.askAboutText, { shop, what: about.what, link: publicUrl + prefix + about.path })
    : fill(words.askText, { shop });
  return (
    <div className={classNames('flex flex-wrap gap-2 print:hidden', className)}>
      {whatsapp && (
        <a
          href={whatsAppAddress(text, whatsapp)}
          target="_blank"
          rel="noopener noreferrer"
          className={buttonLooks('whatsapp', size)}
        >
          <ChatIcon className="size-5" />
          {words.askOnWhatsApp}
        </a>
      )}
      {phone && (
        <a href={callAddress(phone)} className={buttonLooks('secondary', size)}>
          <PhoneIcon className="size-5" />
          {words.call}
        </a>
      )}
    </div>
  );
}
