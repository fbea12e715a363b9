import type { DeskKind } from '@mathappu/contract/enquiries/desk';
import { whatsappAddress } from '@mathappu/contract/enquiries/whatsapp-address';
import { fill } from '@mathappu/contract/words';
import { useEffect, useRef } from 'react';
import { useRead } from '#web/admin/api/use-admin-read.ts';
import { adminEnquiryPath, adminOrderPath, orderPath } from '#web/navigation/paths.ts';
import { useShop } from '#web/shop-details/shop-details.ts';
import { useCopy } from '#web/toasts/use-copy.ts';
import { Button } from '#web/ui/button.tsx';
import { buttonLooks } from '#web/ui/button-looks.ts';
import { Card } from '#web/ui/card.tsx';
import { formatRupees } from '#web/ui/format/format-rupees.ts';
import { LinkButton } from '#web/ui/link-button.tsx';
import * as words from '#words/admin/desk';
import * as linkWords from '#words/admin/order-links';

/** What was written down, and for whom. */
export type Written = {
  as: DeskKind;
  /** The number of the enquiry or estimate. */
  number: string;
  code: string;
  orderId?: string | undefined;
  name: string;
  mobile: string;
};

const titles = { estimate: words.estimateDone, offer: words.offerDone, order: words.orderDone };

/** The number to tell, the link to send, and the way to the next call. */
export function WrittenPanel({ written, onNext }: { written: Written; onNext: () => void }) {
  const { as, code, orderId, name, mobile } = written;
  const number = orderId ?? written.number;
  const { publicUrl, name: shop } = useShop();
  const copyText = useCopy();
  const { data } = useRead('getSharedOrder', { params: { code } }, { toast: false });
  const link = publicUrl + orderPath(code);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Card as="section" padding="lg" className="grid gap-4">
      <div>
        <h2 ref={heading} tabIndex={-1} className="figures text-2xl">
          {fill(titles[as], { number })}
        </h2>
        <p className="wrap-anywhere">{fill(words.forBuyer, { name })}</p>
      </div>
      <p className="figures min-h-9 text-2xl font-bold">
        {data && formatRupees(data.data.totals.total)}
      </p>
      <div className="flex flex-wrap gap-3">
        <a
          href={whatsappAddress(mobile, fill(linkWords.message, { shop, number, link }))}
          target="_blank"
          rel="noopener noreferrer"
          className={buttonLooks('whatsapp')}
        >
          {linkWords.send}
        </a>
        <Button
          variant="secondary"
          onClick={() =>
            copyText(link, { copied: linkWords.copied, notCopied: linkWords.notCopied })
          }
        >
          {linkWords.copy}
        </Button>
        <LinkButton
          variant="secondary"
          to={orderId ? adminOrderPath(orderId) : adminEnquiryPath(number)}
        >
          {words.openIt}
        </LinkButton>
        <Button onClick={onNext}>{words.next}</Button>
      </div>
    </Card>
  );
}
