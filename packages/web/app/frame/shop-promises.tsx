import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { callAddress, useShop } from '#web/document/shop-details.ts';
import { BoxIcon, PhoneIcon, ShieldIcon, TruckIcon } from '#web/ui/images/icons.tsx';

/** Answers to common questions, shown where customers decide. */
export function ShopPromises() {
  const { phone, licence, isOnlinePaymentAvailable } = useShop();
  return (
    <ul className="grid gap-2 text-sm text-ink-soft">
      <Answer icon={<TruckIcon />}>FREE delivery in Tamil Nadu</Answer>
      <Answer icon={<BoxIcon />}>
        {isOnlinePaymentAvailable ? 'Pay online or cash on delivery' : 'Cash on delivery'},{' '}
        <Link to="/refundpolicy" className="link">
          refunds and returns
        </Link>
      </Answer>
      <Answer icon={<ShieldIcon />}>
        {licence && `Licensed seller: ${licence}, `}
        <Link to="/safetytips" className="link">
          {licence ? 'safety tips' : 'Safety tips'}
        </Link>
      </Answer>
      {phone && (
        <Answer icon={<PhoneIcon />}>
          Questions before you order? Call{' '}
          <a href={callAddress(phone)} className="link whitespace-nowrap">
            {phone}
          </a>
        </Answer>
      )}
    </ul>
  );
}

function Answer({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <li className="flex items-start gap-2.5">
      {icon}
      <span className="min-w-0 wrap-anywhere">{children}</span>
    </li>
  );
}
