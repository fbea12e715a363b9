import type { ShopDetails } from '@mathappu/contract/settings';
import { useRouteLoaderData } from 'react-router';
import * as words from '#words/document';

/** For error pages that were rendered without the shop's details. */
export const bareShop: ShopDetails = {
  name: 'Mathappu',
  email: '',
  phone: '',
  address: '',
  socials: [],
  gstin: null,
  licence: null,
  isOnlinePaymentAvailable: false,
  publicUrl: '',
};

export const openingHours = [
  { days: words.weekdays, hours: words.weekdayHours },
  { days: words.saturday, hours: words.saturdayHours },
] as const;

/** The `tel:` address of a phone number. */
export const callAddress = (phone: string): string => `tel:${phone.replace(/[^+\d]/g, '')}`;

export function useShop(): ShopDetails {
  return useRouteLoaderData<ShopDetails>('root') ?? bareShop;
}
