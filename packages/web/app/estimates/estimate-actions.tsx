import type { SharedEstimate } from '@mathappu/contract/estimates/estimates';
import { writeList } from '@mathappu/contract/estimates/list-text';
import { useShop, whatsAppAddress } from '#web/shop-details/shop-details.ts';
import { useToastHere } from '#web/toasts/use-toast-here.ts';
import { Button } from '#web/ui/button.tsx';
import { buttonLooks } from '#web/ui/button-looks.ts';
import { formatRupees } from '#web/ui/format/format-rupees.ts';
import * as words from '#words/estimates';
import { prefix } from '#words/language';
import { estimatePath } from './estimate-address.ts';
import { estimateMessage } from './estimate-message.ts';

type EstimateActionsProps = { quote: SharedEstimate; code: string };

/** Ways to take the list along or to show it to others. */
export function EstimateActions({ quote, code }: EstimateActionsProps) {
  const { name: shop, whatsapp } = useShop();
  const showToast = useToastHere();
  const link = location.origin + prefix + estimatePath(code);
  const text = estimateMessage(quote, { shop, link });

  async function copy() {
    try {
      await navigator.clipboard.writeText(writeList(quote.lines, formatRupees));
      showToast({ kind: 'success', text: words.listCopied });
    } catch {
      // The browser refuses the clipboard, as it does outside HTTPS.
      showToast({ kind: 'error', text: words.listNotCopied });
    }
  }

  return (
    <div className="flex flex-wrap gap-2 border-t border-line pt-4">
      <Button variant="secondary" size="sm" onClick={() => window.print()}>
        {words.print}
      </Button>
      <Button variant="secondary" size="sm" onClick={copy}>
        {words.copyList}
      </Button>
      <WhatsAppLink address={whatsAppAddress(text)} label={words.share} />
      {whatsapp && <WhatsAppLink address={whatsAppAddress(text, whatsapp)} label={words.toShop} />}
    </div>
  );
}

function WhatsAppLink({ address, label }: { address: string; label: string }) {
  return (
    <a
      href={address}
      target="_blank"
      rel="noopener noreferrer"
      className={buttonLooks('secondary', 'sm')}
    >
      {label}
    </a>
  );
}
