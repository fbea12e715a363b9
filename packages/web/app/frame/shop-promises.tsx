import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { PincodeCheck } from '#web/delivery/pincode-check.tsx';
import { callAddress, useShop } from '#web/document/shop-details.ts';
import { PhoneIcon } from '#web/ui/images/contact-icons.tsx';
import { BoxIcon, ShieldIcon, TruckIcon } from '#web/ui/images/shop-icons.tsx';

/**
 * Answers to common questions, shown where customers decide.
 * @param hasPincodeCheck where no address has been chosen yet
 */
export function ShopPromises({ hasPincodeCheck = false }: { hasPincodeCheck?: boolean }) {
  const { phone, licence, isOnlinePaymentAvailable } = useShop();
  return (
    <ul className="grid gap-2 text-sm text-ink-soft">
      <Answer icon={<TruckIcon />}>
        {hasPincodeCheck ? <PincodeCheck /> : 'FREE delivery in Tamil Nadu'}
      </Answer>
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
      <div className="min-w-0 flex-1 wrap-anywhere">{children}</div>
    </li>
  );
}
