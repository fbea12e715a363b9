import { fill } from '@mathappu/contract/words';
import { Link } from 'react-router';
import { priceListPath } from '#web/navigation/paths.ts';
import { OpeningHours } from '#web/shop-details/opening-hours.tsx';
import { callAddress, useShop, whatsAppAddress } from '#web/shop-details/shop-details.ts';
import {
  ChatIcon,
  ClockIcon,
  MailIcon,
  MapPinIcon,
  PhoneIcon,
} from '#web/ui/images/contact-icons.tsx';
import * as words from '#words/frame';
import { tagline } from '#words/shop-details';
import { ShopName } from './brand.tsx';
import { policyLinks } from './navigation-links.ts';
import { ThemeChoice } from './theme-choice.tsx';

const linkLooks =
  'inline-flex min-h-9 pointer-coarse:min-h-11 items-center gap-2.5 wrap-anywhere hover:text-ink hover:underline';
const columnLooks = 'grid content-start gap-1 text-ink-soft wrap-anywhere';

export function Footer() {
  const shop = useShop();
  return (
    <footer className="night night-sky print:hidden">
      <div className="garland" />
      <div className="page-column grid gap-4 pt-4 pb-6 max-sm:text-sm md:grid-cols-3 md:gap-8 md:pt-10 md:pb-14 lg:grid-cols-[2fr_2fr_1fr]">
        <div className={columnLooks}>
          <p className="mb-2 text-xl font-bold text-ink">
            <ShopName name={shop.name} />
          </p>
          <p className="max-sm:hidden">{tagline}</p>
          <p>{fill(words.whereAndWho, { area: shop.deliveryArea })}</p>
          {shop.licence && <p>{fill(words.licence, { licence: shop.licence })}</p>}
          {shop.gstin && <p>{`GSTIN: ${shop.gstin}`}</p>}
          {shop.enquiry && <p>{shop.enquiry.law.join(' ')}</p>}
          <ThemeChoice className="mt-2" />
        </div>
        <address className={`${columnLooks} not-italic`}>
          {shop.phone && (
            <a href={callAddress(shop.phone)} className={linkLooks}>
              <PhoneIcon /> {shop.phone}
            </a>
          )}
          {shop.whatsapp && (
            <a
              href={whatsAppAddress(fill(words.askText, { shop: shop.name }), shop.whatsapp)}
              target="_blank"
              rel="noopener noreferrer"
              className={linkLooks}
            >
              <ChatIcon /> {words.askOnWhatsApp}
            </a>
          )}
          {shop.email && (
            <a href={`mailto:${shop.email}`} className={linkLooks}>
              <MailIcon /> {shop.email}
            </a>
          )}
          {shop.address && (
            <p className="flex min-h-9 items-center gap-2.5">
              <MapPinIcon /> {shop.address}
            </p>
          )}
          {shop.openingHours[0] && (
            <p className="flex min-h-9 items-center gap-2.5">
              <ClockIcon />
              <span>
                <OpeningHours />
              </span>
            </p>
          )}
        </address>
        <div className="flex flex-wrap gap-x-4 text-ink-soft md:flex-col md:gap-y-1">
          <Link to={priceListPath} prefetch="intent" className={linkLooks}>
            {words.priceList}
          </Link>
          <nav aria-label={words.policies} className="contents">
            {policyLinks.map(({ to, label }) => (
              <Link key={to} to={to} className={linkLooks}>
                {label}
              </Link>
            ))}
          </nav>
        </div>
      </div>
    </footer>
  );
}
