import { whatsappAddress } from '@mathappu/contract/enquiries/whatsapp-address';
import { fill } from '@mathappu/contract/words';
import { useQueryClient } from '@tanstack/react-query';
import { call } from '#web/admin/api/admin-call.ts';
import { useMay } from '#web/admin/api/use-may.ts';
import { DetailSection } from '#web/admin/frame/detail-section.tsx';
import { readAgain } from '#web/api/read-again.ts';
import { useAsk } from '#web/forms/use-ask.tsx';
import { orderPath } from '#web/navigation/paths.ts';
import { useShop } from '#web/shop-details/shop-details.ts';
import { useCopy } from '#web/toasts/use-copy.ts';
import { useToastHere } from '#web/toasts/use-toast-here.ts';
import { Button } from '#web/ui/button.tsx';
import { buttonLooks } from '#web/ui/button-looks.ts';
import { useMutation } from '#web/ui/use-mutation.ts';
import * as words from '#words/admin/order-links';

type SaleLinkProps = {
  number: string;
  /** Null of an old order that has no link yet. */
  code: string | null;
  /** Of the buyer; '' when there is none. */
  phone: string;
};

/** The link of an estimate, an enquiry or an order: to copy it, to send it to the buyer, and to renew it. */
export function SaleLink({ number, code, phone }: SaleLinkProps) {
  const { publicUrl, name: shop } = useShop();
  const queries = useQueryClient();
  const showToast = useToastHere();
  const copyText = useCopy();
  const { ask, questionDialog } = useAsk();
  const link = publicUrl + orderPath(code ?? '');

  const copy = () => copyText(link, { copied: words.copied, notCopied: words.notCopied });

  async function renew() {
    const { message } = await call('renewLink', {
      params: { number },
      failureText: words.renewFailed,
    });
    showToast({ kind: 'success', text: message });
    await readAgain(queries);
  }

  const making = useMutation({ mutationFn: renew });
  const mayRenew = useMay()('renewLink');
  if (code === null && !mayRenew) return null;

  return (
    <DetailSection title={words.title}>
      <p className="mb-2 text-sm text-ink-soft">{words.lead}</p>
      {code === null ? (
        <Button
          variant="secondary"
          size="sm"
          isBusy={making.isPending}
          onClick={() => making.mutate()}
        >
          {words.make}
        </Button>
      ) : (
        <div className="flex flex-wrap gap-2">
          <Button variant="secondary" size="sm" onClick={copy}>
            {words.copy}
          </Button>
          {phone && (
            <a
              href={whatsappAddress(phone, fill(words.message, { shop, number, link }))}
              target="_blank"
              rel="noopener noreferrer"
              className={buttonLooks('whatsapp', 'sm')}
            >
              {words.send}
            </a>
          )}
          {mayRenew && (
            <Button
              variant="quiet"
              size="sm"
              onClick={() =>
                ask({
                  title: fill(words.renewTitle, { number }),
                  text: words.renewText,
                  confirmLabel: words.renew,
                  cancelLabel: words.keep,
                  onConfirm: renew,
                })
              }
            >
              {words.renew}
            </Button>
          )}
        </div>
      )}
      {questionDialog}
    </DetailSection>
  );
}
