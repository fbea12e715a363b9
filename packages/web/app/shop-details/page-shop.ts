import type { ShopDetails } from '@mathappu/contract/settings';

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
  /** That it is sent without an account. */
  withoutAccount: string;
  signIn: string;
  signInDescription: string;
  registerDescription: string;
};

/** The shop's details with the sentences that depend on them, in the language of the page. */
export type PageShop = Omit<
  ShopDetails,
  'hours' | 'saleMode' | 'estimateDays' | 'lawNotice' | 'lawNote' | Rare | SaleField
> & {
  /** Where it delivers, as a sentence without its full stop. */
  deliveryArea: string;
} & Partial<Pick<ShopDetails, 'legalName' | 'whatsapp' | 'gstin' | 'licence'>> & {
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
    /** Until when orders are taken, and what the owner says of it; unless there is nothing to say. */
    seasonLine?: { lead: string; notice: string };
  };

/** Details that error pages do not show. */
type Rare = 'legalName' | 'whatsapp' | 'gstin' | 'licence' | 'grievanceOfficer';
type SaleField =
  | 'hasPriceRules'
  | 'hasCodes'
  | 'minimumOrder'
  | 'packingPercent'
  | 'delivery'
  | 'depots'
  | 'season';
export type Sales = Pick<ShopDetails, SaleField>;
