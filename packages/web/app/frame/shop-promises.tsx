import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { PincodeCheck } from '#web/delivery/pincode-check.tsx';
import { rich } from '#web/language/rich.ts';
import { callAddress, useShop } from '#web/shop-details/shop-details.ts';
import { PhoneIcon } from '#web/ui/images/contact-icons.tsx';
import { BoxIcon, ShieldIcon, TruckIcon } from '#web/ui/images/shop-icons.tsx';
import * as words from '#words/frame';

/**
 * Answers to common questions, shown where customers decide.
 * @param hasPincodeCheck where no address has been chosen yet
 */
export function ShopPromises({ hasPincodeCheck = false }: { hasPincodeCheck?: boolean }) {
  const { phone, licence, isOnlinePaymentAvailable, deliveryPromise, enquiry } = useShop();
  const paying = isOnlinePaymentAvailable ? words.payingOnline : words.payingInCash;
  return (
    <ul className="grid gap-2 text-sm text-ink-soft">
      <Answer icon={<TruckIcon />}>{hasPincodeCheck ? <PincodeCheck /> : deliveryPromise}</Answer>
      <Answer icon={<BoxIcon />}>
        {rich<string>(enquiry?.promise ?? paying, {
          refunds: (text: ReactNode) => (
            <Link to="/refundpolicy" className="link">
              {text}
            </Link>
          ),
        })}
      </Answer>
      <Answer icon={<ShieldIcon />}>
        {licence ? rich(words.licensedSeller, { licence, tips }) : tips(words.tips)}
      </Answer>
      {phone && (
        <Answer icon={<PhoneIcon />}>
          {rich<string>(enquiry?.questions ?? words.questions, {
            phone: (
              <a href={callAddress(phone)} className="link whitespace-nowrap">
                {phone}
              </a>
            ),
          })}
        </Answer>
      )}
    </ul>
  );
}

const tips = (text: ReactNode) => (
  <Link to="/safetytips" className="link">
    {text}
  </Link>
);

function Answer({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <li className="flex items-start gap-2.5">
      {icon}
      <div className="min-w-0 flex-1 wrap-anywhere">{children}</div>
    </li>
  );
}
