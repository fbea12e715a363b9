import type { ShopDetails } from '@mathappu/contract/settings';
import { useRouteLoaderData } from 'react-router';

/** What pages show of the shop, with its opening hours in the language of the page. */
export type PageShop = Omit<ShopDetails, 'hours' | 'saleMode' | Rare> &
  Partial<Pick<ShopDetails, 'legalName' | 'whatsapp'>> & {
    grievanceOfficer?: string | null;
    openingHours: readonly string[];
  };

/** What error pages do not show. */
type Rare = 'legalName' | 'whatsapp' | 'grievanceOfficer';

/** For error pages that were rendered without the shop's details. */
export const bareShop: PageShop = {
  name: 'Mathappu',
  email: '',
  phone: '',
  address: '',
  openingHours: [],
  socials: [],
  gstin: null,
  licence: null,
  isOnlinePaymentAvailable: false,
  publicUrl: '',
};

/** The `tel:` address of a phone number. */
export const callAddress = (phone: string): string => `tel:${phone.replace(/[^+\d]/g, '')}`;

export function useShop(): PageShop {
  return useRouteLoaderData<PageShop>('root') ?? bareShop;
}
