import { useShop } from '#web/shop-details/shop-details.ts';
import { Notice } from '#web/ui/notice.tsx';

/** What the law says of selling fireworks on websites; nothing in a shop that takes orders. */
export function LawNotice({ className }: { className?: string }) {
  const { enquiry } = useShop();
  return (
    enquiry && (
      <Notice tone="grey" className={className}>
        <div className="grid gap-2 text-sm whitespace-pre-line wrap-anywhere">
          {enquiry.law.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </div>
      </Notice>
    )
  );
}
