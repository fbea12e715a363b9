import type * as z from 'zod/mini';
import { type DeliveryPart, deliveryPart, writtenDelivery } from './delivery-part.ts';
import { type PaymentPart, paymentPart, writtenPayment } from './payment-part.ts';
import { type SellingPart, sellingPart, writtenSelling } from './selling-part.ts';
import { type ShopPart, shopPart, writtenShop } from './shop-part.ts';
import { type TaxPart, taxPart, writtenTax } from './tax-part.ts';

/** The parts of the settings, each saved by itself. */
export const settingsParts = ['shop', 'selling', 'delivery', 'payment', 'tax'] as const;
export type SettingsPart = (typeof settingsParts)[number];

/** The document of each part. */
export type Settings = {
  shop: ShopPart;
  selling: SellingPart;
  delivery: DeliveryPart;
  payment: PaymentPart;
  tax: TaxPart;
};

/** Reads the document of a part from the database. */
export const storedSchemas = {
  shop: shopPart,
  selling: sellingPart,
  delivery: deliveryPart,
  payment: paymentPart,
  tax: taxPart,
} as const satisfies {
  [Part in SettingsPart]: z.ZodMiniType<Settings[Part]>;
};

/** Checks what an admin has written; every field is required, so that none is lost. */
export const writtenSchemas = {
  shop: writtenShop,
  selling: writtenSelling,
  delivery: writtenDelivery,
  payment: writtenPayment,
  tax: writtenTax,
} as const satisfies {
  [Part in SettingsPart]: z.ZodMiniType<Settings[Part]>;
};
