import type { ShopDetails } from '@mathappu/contract/settings';
import { useRouteLoaderData } from 'react-router';

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

/** The `tel:` address of a phone number. */
export const callAddress = (phone: string): string => `tel:${phone.replace(/[^+\d]/g, '')}`;

export function useShop(): ShopDetails {
  return useRouteLoaderData<ShopDetails>('root') ?? bareShop;
}
