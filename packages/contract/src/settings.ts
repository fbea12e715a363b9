import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';

export const shopDetails = z.object({
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  address: z.string(),
  socials: z.array(z.object({ label: z.string(), url: z.string() })),
  gstin: z.nullable(z.string()),
  /** Explosives licence line shown where people hesitate; null when not set. */
  licence: z.nullable(z.string()),
  isOnlinePaymentAvailable: z.boolean(),
  publicUrl: z.string(),
});
export type ShopDetails = z.output<typeof shopDetails>;

export const getShopDetails = endpoint('getShopDetails', {
  tag: 'Shop',
  summary: 'Who the shop is, how to reach it and how one can pay',
  data: shopDetails,
});
