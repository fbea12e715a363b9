import { fill } from '@mathappu/contract/words';
import { useShop } from '#web/shop-details/shop-details.ts';
import * as words from '#words/frame';
import { PaperLink } from './paper-link/paper-link.tsx';

type PaperHeadProps = {
  /** The title of the paper. */
  title: string;
  note: string;
  /** The code of its link. */
  code?: string | null;
};

/** The seller, for what is printed only: the page's header and footer are not. */
export function PaperHead({ title, note, code = null }: PaperHeadProps) {
  const shop = useShop();
  const whatsapp = shop.whatsapp && fill(words.whatsapp, { number: `+${shop.whatsapp}` });
  const reach = [shop.phone, whatsapp, shop.email].filter(Boolean).join(', ');
  return (
    <div className="mb-6 hidden items-start justify-between gap-8 border-b border-line-strong pb-4 print:flex">
      <div>
        <p className="text-2xl font-bold">{shop.name}</p>
        {shop.legalName && <p>{shop.legalName}</p>}
        <p>{shop.address}</p>
        <p>{reach}</p>
        {shop.gstin && <p>{fill(words.gstin, { gstin: shop.gstin })}</p>}
        {shop.licence && <p>{fill(words.licence, { licence: shop.licence })}</p>}
      </div>
      <div className="shrink-0 text-right">
        <p className="text-2xl font-semibold">{title}</p>
        {/* It may have a day in it, which turns. */}
        <p className="font-semibold" suppressHydrationWarning>
          {note}
        </p>
        <PaperLink code={code} className="mt-2 max-w-xs" />
      </div>
    </div>
  );
}
