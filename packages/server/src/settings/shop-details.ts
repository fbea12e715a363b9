import type { ShopDetails } from '@mathappu/contract/settings';
import { simplestRules } from '@mathappu/contract/settings/delivery-part';
import { servedStates } from '@mathappu/contract/settings/delivery-terms';
import { isShopGstin } from '@mathappu/contract/settings/gstin';
import type { Settings } from '@mathappu/contract/settings/parts';
import {
  isOpenOn,
  takesEnquiries,
  takesOnlineOrders,
} from '@mathappu/contract/settings/selling-part';
import { daysBetween, toShopDay } from '@mathappu/contract/shop-time';
import { lawNotice } from '@mathappu/contract/words/law';
import type { ShopNames } from '#server/platform/mail/mail-layout.ts';
import type { Shop } from '#server/shop.ts';

export async function readShopDetails({
  config,
  payments,
  settings,
  now,
}: Pick<Shop, 'config' | 'payments' | 'settings' | 'now'>): Promise<ShopDetails> {
  const { shop, selling, delivery, priceRules } = await settings.read();
  const today = toShopDay(now());
  // One that has not begun counts: rendered pages are kept until then.
  const rules = priceRules.filter(({ endsAt }) => endsAt === null || new Date(endsAt) > now());
  const { name, legalName, email, phone, address, hours, socials, whatsapp, licence } = shop;
  return {
    name,
    legalName,
    email,
    phone,
    whatsapp: whatsapp || null,
    address,
    hours,
    socials,
    // One that is none counts as none.
    gstin: isShopGstin(shop.gstin) ? shop.gstin : null,
    licence: licence || null,
    grievanceOfficer: grievanceOfficerOf(shop),
    saleMode: selling.saleMode,
    minimumOrder: selling.minimumOrder,
    packingPercent: selling.packingPercent,
    estimateDays: selling.estimateDays,
    lawNotice: takesEnquiries(selling.saleMode) ? lawNotice : null,
    lawNote: selling.lawNote,
    states: servedStates(delivery),
    delivery: simplestRules(delivery),
    depots: delivery.depots,
    season: {
      isOpen: isOpenOn(selling, today),
      lastOrderOn: selling.lastOrderOn || null,
      daysLeft: selling.lastOrderOn ? daysBetween(today, selling.lastOrderOn) : null,
      notice: selling.seasonNotice,
    },
    hasPriceRules: rules.length > 0,
    hasCodes: rules.some(({ code }) => code !== null),
    isOnlinePaymentAvailable: payments !== undefined && takesOnlineOrders(selling.saleMode),
    publicUrl: config.publicUrl,
  };
}

const grievanceOfficerOf = ({ grievanceName, grievancePhone, grievanceEmail }: Settings['shop']) =>
  grievanceName ? { name: grievanceName, phone: grievancePhone, email: grievanceEmail } : null;

/** The shop's details that mails state. */
export async function readShopNames({
  config,
  settings,
}: Pick<Shop, 'config' | 'settings'>): Promise<ShopNames> {
  const { name, phone, email, whatsapp } = (await settings.read()).shop;
  return { name, phone, email, whatsapp, publicUrl: config.publicUrl };
}
