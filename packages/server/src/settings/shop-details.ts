import type { ShopDetails } from '@mathappu/contract/settings';
import type { Shop } from '#server/shop.ts';

export function shopDetailsOf({
  config,
  payments,
}: Pick<Shop, 'config' | 'payments'>): ShopDetails {
  return {
    name: config.SHOP_NAME,
    email: config.SHOP_EMAIL,
    phone: config.SHOP_PHONE,
    address: config.SHOP_ADDRESS,
    socials: config.socials,
    gstin: config.SHOP_GSTIN ?? null,
    licence: config.SHOP_LICENCE ?? null,
    isOnlinePaymentAvailable: payments !== undefined,
    publicUrl: config.publicUrl,
  };
}
