import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { deliveryPart } from './settings/delivery-part.ts';
import { saleModes } from './settings/selling-part.ts';
import { shopPart } from './settings/shop-part.ts';

export const shopDetails = z.object({
  name: z.string(),
  /** The name in the terms and on papers. */
  legalName: z.string(),
  email: z.string(),
  phone: z.string(),
  /** Digits with the code of the country; null when not set. */
  whatsapp: z.nullable(z.string()),
  address: z.string(),
  hours: shopPart.shape.hours,
  socials: z.array(z.object({ label: z.string(), url: z.string() })),
  gstin: z.nullable(z.string()),
  /** Explosives licence line shown where people hesitate; null when not set. */
  licence: z.nullable(z.string()),
  /** The grievance officer; null when not set. */
  grievanceOfficer: z.nullable(
    z.object({ name: z.string(), phone: z.string(), email: z.string() }),
  ),
  saleMode: z.enum(saleModes),
  /** Rupees of goods that an order has at least; 0 for any. */
  minimumOrder: z.number(),
  packingPercent: z.number(),
  /** How many days after its own an estimate holds its prices. */
  estimateDays: z.int(),
  /** The names of the states served, Tamil Nadu first. */
  states: z.array(z.string()),
  /** The terms by district; those of a district that is not named are `terms`. */
  delivery: z.object({
    terms: deliveryPart.shape.terms,
    districts: deliveryPart.shape.districts,
    /** The neighbouring states that are served. */
    states: deliveryPart.shape.states,
  }),
  /** Where orders can be collected. */
  depots: deliveryPart.shape.depots,
  /**
   * The note on the law about selling fireworks online while the shop takes enquiries; else null.
   */
  lawNotice: z.nullable(z.string()),
  /** The owner's own words below it. */
  lawNote: z.string(),
  season: z.object({
    /** Whether orders are taken today. */
    isOpen: z.boolean(),
    /** A day of the shop's calendar, such as 2026-11-07; null when there is none. */
    lastOrderOn: z.nullable(z.string()),
    /** From today to that day; 0 on the day itself. */
    daysLeft: z.nullable(z.int()),
    notice: z.string(),
  }),
  /** Whether there are price rules, and whether one of them has a code. */
  hasPriceRules: z.boolean(),
  hasCodes: z.boolean(),
  isOnlinePaymentAvailable: z.boolean(),
  publicUrl: z.string(),
});
export type ShopDetails = z.output<typeof shopDetails>;

export const getShopDetails = endpoint('getShopDetails', {
  tag: 'Shop',
  summary: 'Who the shop is, how to reach it and how one can pay',
  data: shopDetails,
});
