import type { ShopDetails } from '@mathappu/contract/settings';
import { useRouteLoaderData } from 'react-router';

/**
 * The texts of a shop that takes enquiries. `promise` has a link `<refunds>`, `questions` has
 * `{phone}`.
 */
export type EnquiryWords = {
  /** Why it takes no orders, and the owner's own words below that. */
  law: readonly string[];
  /** The link to the checkout, and its title. */
  proceed: string;
  checkout: string;
  promise: string;
  questions: string;
  /** How a list is sent without an account; '' where it cannot be. */
  withoutAccount: string;
  signIn: string;
  signInDescription: string;
  registerDescription: string;
};

/** The shop's details on pages, with the opening hours in the language of the page. */
export type PageShop = Omit<
  ShopDetails,
  'hours' | 'saleMode' | 'estimateDays' | 'lawNotice' | 'lawNote' | Rare | SaleField
> &
  Partial<Pick<ShopDetails, 'legalName' | 'whatsapp' | 'gstin' | 'licence'>> & {
    grievanceOfficer?: { who: string; phone: string; email: string } | null;
    openingHours: readonly string[];
    /** Only while customers send enquiries instead of orders. */
    enquiry?: EnquiryWords;
    /**
     * The charges of an order beside its goods, the season, and where goods are delivered or
     * collected.
     */
    sales?: Sales;
    /** In descriptions of pages: how goods are had, and where they are delivered. */
    invitation?: string;
    /** On what terms, in a few words; and the same to a `{pincode}`, where that is free. */
    deliveryPromise?: string;
    deliveryPromiseTo?: string;
    /** In sentences, with all else that is asked of an order; unless nothing is. */
    deliveryTerms?: string;
    /** Until when orders are taken, and what the owner says of it; unless there is nothing to say. */
    seasonLine?: { lead: string; notice: string };
  };

/** Details that error pages do not show. */
type Rare = 'legalName' | 'whatsapp' | 'gstin' | 'licence' | 'grievanceOfficer';
type SaleField = 'minimumOrder' | 'packingPercent' | 'delivery' | 'depots' | 'season';
export type Sales = Pick<ShopDetails, SaleField>;

/** The one name that is drawn: in Tamil below it, and in the picture of shared links. */
export const drawnName = 'Mathappu';

/** For error pages that were rendered without the shop's details. */
export const bareShop: PageShop = {
  name: '',
  email: '',
  phone: '',
  address: '',
  openingHours: [],
  socials: [],
  isOnlinePaymentAvailable: false,
  publicUrl: '',
};

/** The `tel:` address of a phone number. */
export const callAddress = (phone: string): string => `tel:${phone.replace(/[^+\d]/g, '')}`;

/** Opens WhatsApp with the text, for one number or to choose somebody: digits with the country's code. */
export const whatsAppAddress = (text: string, number = ''): string =>
  `https://wa.me/${number}?text=${encodeURIComponent(text)}`;

export function useShop(): PageShop {
  return useRouteLoaderData<PageShop>('root') ?? bareShop;
}
