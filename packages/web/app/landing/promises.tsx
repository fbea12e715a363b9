import { fill } from '@mathappu/contract/words';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { rich } from '#web/language/rich.ts';
import { OpeningHours } from '#web/shop-details/opening-hours.tsx';
import { callAddress, useShop } from '#web/shop-details/shop-details.ts';
import { formatRupees } from '#web/ui/format/format-rupees.ts';
import { PhoneIcon } from '#web/ui/images/contact-icons.tsx';
import { BoxIcon, ShieldIcon, TruckIcon } from '#web/ui/images/shop-icons.tsx';
import * as frameWords from '#words/frame';
import * as words from '#words/landing';

/** Settings of the shop as answers to the first questions of a family. */
export function Promises() {
  const shop = useShop();
  const { licence, gstin, phone, whatsapp, enquiry, sales, deliveryPromise } = shop;
  const minimum = sales?.minimumOrder ?? 0;
  const paying = shop.isOnlinePaymentAvailable ? frameWords.payingOnline : frameWords.payingInCash;
  return (
    <section aria-label={words.promises} className="page-column mt-8">
      <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-[repeat(auto-fit,minmax(14rem,1fr))]">
        {licence && (
          <Answer icon={<ShieldIcon className="size-7" />} title={words.licensed}>
            <p>{licence}</p>
            {gstin && <p>{fill(frameWords.gstin, { gstin })}</p>}
          </Answer>
        )}
        {deliveryPromise && (
          <Answer icon={<TruckIcon className="size-7" />} title={words.delivery}>
            <p>{deliveryPromise}</p>
            {minimum > 0 && <p>{fill(words.minimum, { amount: formatRupees(minimum) })}</p>}
          </Answer>
        )}
        <Answer icon={<BoxIcon className="size-7" />} title={words.paying}>
          <p>
            {rich<string>(enquiry?.promise ?? paying, {
              refunds: (text: ReactNode) => (
                <Link to="/refundpolicy" className="link">
                  {text}
                </Link>
              ),
            })}
          </p>
        </Answer>
        {(phone || whatsapp) && (
          <Answer icon={<PhoneIcon className="size-7" />} title={words.questions}>
            {shop.openingHours[0] && (
              <p>
                <OpeningHours />
              </p>
            )}
            <p className="flex flex-wrap gap-x-4">
              {phone && (
                <a href={callAddress(phone)} className="link inline-flex min-h-11 items-center">
                  {phone}
                </a>
              )}
              {whatsapp && (
                <a
                  href={`https://wa.me/${whatsapp}`}
                  className="link inline-flex min-h-11 items-center"
                >
                  {words.onWhatsApp}
                </a>
              )}
            </p>
          </Answer>
        )}
      </ul>
    </section>
  );
}

type AnswerProps = { icon: ReactNode; title: string; children: ReactNode };

const Answer = ({ icon, title, children }: AnswerProps) => (
  <li className="flex gap-3 rounded-lg border border-line bg-surface p-4 shadow-rest">
    <span className="text-teal">{icon}</span>
    <div className="min-w-0 flex-1 text-sm text-ink-soft wrap-anywhere">
      <p className="mb-0.5 text-base font-semibold text-ink">{title}</p>
      {children}
    </div>
  </li>
);
