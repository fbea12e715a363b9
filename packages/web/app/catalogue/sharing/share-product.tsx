import type { Product } from '@mathappu/contract/catalogue';
import { unitPriceOf } from '@mathappu/contract/catalogue/product-offer';
import { toRupees } from '@mathappu/contract/money';
import { fill } from '@mathappu/contract/words';
import { useEffect, useEffectEvent, useState } from 'react';
import { leadingName } from '#web/language/names.ts';
import { tradeText } from '#web/language/trade/trade-text.tsx';
import { useShop, whatsAppAddress } from '#web/shop-details/shop-details.ts';
import { useCopy } from '#web/toasts/use-copy.ts';
import { Button } from '#web/ui/button.tsx';
import { buttonLooks } from '#web/ui/button-looks.ts';
import { formatRupees } from '#web/ui/format/format-rupees.ts';
import { CopyIcon } from '#web/ui/images/file-icons.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import * as catalogueWords from '#words/catalogue';
import * as words from '#words/catalogue/sharing';

type ShareProductProps = { product: Product; isSharing: boolean; onDone: () => void };

/** The sheet of the system, or our own ways where there is none or it is forbidden, as in a frame. */
export function ShareProduct({ product, isSharing, onDone }: ShareProductProps) {
  const { name: shop } = useShop();
  const copyText = useCopy();
  const [isWithoutSheet, setWithoutSheet] = useState(false);
  const address = location.origin + location.pathname;
  const { unit } = product;
  const name = leadingName(product);
  const price = formatRupees(toRupees(unitPriceOf(product)));
  const text = fill(words.shareText, {
    name,
    unit: tradeText(unit ?? '').text,
    price,
    shop,
    address,
  });

  const openSheet = useEffectEvent(async () => {
    const isShared = await shareBySystem({ title: name, text });
    if (isShared) onDone();
    else setWithoutSheet(true);
  });
  useEffect(() => {
    if (isSharing) openSheet();
  }, [isSharing]);

  async function copy() {
    await copyText(address, {
      copied: words.linkCopied,
      notCopied: fill(words.linkNotCopied, { address }),
    });
    onDone();
  }

  return (
    <Dialog
      isOpen={isSharing && isWithoutSheet}
      onClose={onDone}
      title={catalogueWords.share}
      size="sm"
    >
      <div className="grid gap-3">
        <a
          href={whatsAppAddress(text)}
          target="_blank"
          rel="noopener noreferrer"
          onClick={onDone}
          className={buttonLooks('secondary')}
        >
          {words.whatsApp}
        </a>
        <Button variant="secondary" icon={<CopyIcon />} onClick={copy}>
          {words.copyLink}
        </Button>
      </div>
    </Dialog>
  );
}

/** Whether the system has asked with whom; who has cancelled was asked. */
async function shareBySystem(data: ShareData): Promise<boolean> {
  if (!navigator.share) return false;
  try {
    await navigator.share(data);
    return true;
  } catch (error) {
    // https://www.w3.org/TR/web-share/#share-method; the second one: a sheet is open already.
    const name = error instanceof DOMException ? error.name : '';
    return name === 'AbortError' || name === 'InvalidStateError';
  }
}
