import { deliveryState } from '@mathappu/contract/places/states';
import type { ShopDetails } from '@mathappu/contract/settings';
import { useRouteLoaderData } from 'react-router';
import type { PageShop } from './page-shop.ts';
import { wordArea, wordDeliveryPromise, wordDeliveryPromiseTo } from './word-delivery.ts';
import { wordEnquiries, wordInvitation } from './word-enquiry.ts';
import { wordSeason } from './word-season.ts';
import { wordAllHours, wordGrievanceOfficer } from './word-shop.ts';

/** The one name that is drawn: in Tamil below it, and in the picture of shared links. */
export const drawnName = 'Mathappu';

/** For error pages that were rendered without the shop's details. */
const bareShop: PageShop = {
  name: '',
  email: '',
  phone: '',
  address: '',
  openingHours: [],
  socials: [],
  isOnlinePaymentAvailable: false,
  publicUrl: '',
  states: [deliveryState],
  deliveryArea: wordArea([deliveryState]),
};

/** The `tel:` address of a phone number. */
export const callAddress = (phone: string): string => `tel:${phone.replace(/[^+\d]/g, '')}`;

/** Opens WhatsApp with the text, for one number or to choose somebody: digits with the country's code. */
export const whatsAppAddress = (text: string, number = ''): string =>
  `https://wa.me/${number}?text=${encodeURIComponent(text)}`;

export const useShop = (): PageShop => shopOf(useRouteLoaderData<ShopDetails>('root'));

const worded = new WeakMap<ShopDetails, PageShop>();

/** The shop of the root's loader data; error pages may have none. */
export function shopOf(details: ShopDetails | undefined): PageShop {
  if (!details) return bareShop;
  const shop = worded.get(details) ?? wordShop(details);
  worded.set(details, shop);
  return shop;
}

function wordShop(shop: ShopDetails): PageShop {
  const { hours, saleMode: _, estimateDays: __, grievanceOfficer, ...details } = shop;
  const { lawNotice: ___, lawNote: ____, ...plain } = details;
  const { minimumOrder, packingPercent, delivery, depots, season, ...charged } = plain;
  const { hasPriceRules, hasCodes, ...others } = charged;
  const enquiry = wordEnquiries(shop);
  const seasonLine = wordSeason(shop);
  return {
    ...others,
    sales: {
      ...{ minimumOrder, packingPercent, delivery, depots, season },
      ...{ hasPriceRules, hasCodes },
    },
    ...(enquiry && { enquiry }),
    invitation: wordInvitation(shop),
    deliveryArea: wordArea(shop.states),
    deliveryPromise: wordDeliveryPromise(shop),
    deliveryPromiseTo: wordDeliveryPromiseTo(shop),
    ...(seasonLine && { seasonLine }),
    openingHours: wordAllHours(hours),
    grievanceOfficer: grievanceOfficer && wordGrievanceOfficer(grievanceOfficer),
  };
}
