import { groupedCode } from '@mathappu/contract/order-links/link-code';
import { fill } from '@mathappu/contract/words';
import { orderPath } from '#web/navigation/paths.ts';
import { useShop } from '#web/shop-details/shop-details.ts';
import { classNames } from '#web/ui/class-names.ts';
import { QrCode } from '#web/ui/qr-code.tsx';
import * as words from '#words/frame/paper-link';
import { prefix } from '#words/language';

export type PrintedLinkProps = {
  code: string;
  /** English on papers that are English in every language: the packing slip and tax documents. */
  isEnglish?: boolean;
  className?: string;
};

const english = 'Scan to follow, pay and report. It must open {host}.';

/** The link of an estimate, an enquiry or an order as a QR, and its code to be typed. */
export function PrintedLink({ code, isEnglish = false, className }: PrintedLinkProps) {
  const { publicUrl } = useShop();
  const link = publicUrl + (isEnglish ? '' : prefix) + orderPath(code);
  const host = publicUrl.replace(/^https?:\/\//, '');
  return (
    <div className={classNames('hidden items-center gap-3 text-left print:flex', className)}>
      <QrCode text={link} label={link} className="size-28 shrink-0" />
      <div className="text-sm">
        <p>{fill<string>(isEnglish ? english : words.scan, { host })}</p>
        <p className="figures mt-1 font-semibold">{groupedCode(code)}</p>
      </div>
    </div>
  );
}
