import { useId, useState } from 'react';
import { useShop } from '#web/shop-details/shop-details.ts';
import { classNames } from '#web/ui/class-names.ts';
import { Notice } from '#web/ui/notice.tsx';
import * as words from '#words/frame';

type LawNoticeProps = {
  /** Where the enquiry is sent, and on the page of the terms. */
  isWhole?: boolean;
  className?: string;
};

/**
 * That nothing is sold here, and what the law says of it, folded on screens; nothing in a shop that
 * takes orders.
 */
export function LawNotice({ isWhole = false, className }: LawNoticeProps) {
  const { enquiry } = useShop();
  const [isOpen, setOpen] = useState(isWhole);
  const id = useId();
  if (!enquiry) return null;
  return (
    <Notice tone="grey" className={className}>
      <p className="text-sm">
        <strong className="font-semibold">{words.enquiryNotOrder}</strong>{' '}
        {!isWhole && (
          <button
            type="button"
            className="link -my-3 px-1 py-3 noscript:hidden print:hidden"
            aria-expanded={isOpen}
            aria-controls={id}
            onClick={() => setOpen(!isOpen)}
          >
            {words.why}
          </button>
        )}
      </p>
      <div
        id={id}
        className={classNames(
          'mt-2 gap-2 text-sm whitespace-pre-line wrap-anywhere',
          isOpen ? 'grid' : 'hidden noscript:grid print:grid',
        )}
      >
        {enquiry.law.map((text) => (
          <p key={text}>{text}</p>
        ))}
      </div>
    </Notice>
  );
}
