import type * as z from 'zod/mini';
import { type DeliveryDocument, deliveryDocument, writtenDelivery } from './delivery-part.ts';
import { type PaymentDocument, paymentDocument, writtenPayment } from './payment-part.ts';
import { type SellingDocument, sellingDocument, writtenSelling } from './selling-part.ts';
import { type ShopDocument, shopDocument, writtenShop } from './shop-part.ts';
import { type TaxDocument, taxDocument, writtenTax } from './tax-part.ts';

/** The parts of the settings, each saved by itself. */
export const settingsParts = ['shop', 'selling', 'delivery', 'payment', 'tax'] as const;
export type SettingsPart = (typeof settingsParts)[number];

/** The document of each part. */
export type Settings = {
  shop: ShopDocument;
  selling: SellingDocument;
  delivery: DeliveryDocument;
  payment: PaymentDocument;
  tax: TaxDocument;
};

/** Reads the document of a part from the database. */
export const storedSchemas = {
  shop: shopDocument,
  selling: sellingDocument,
  delivery: deliveryDocument,
  payment: paymentDocument,
  tax: taxDocument,
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
