import { randomBytes } from 'node:crypto';
import type { OrderRequest } from '@mathappu/contract/checkout';
import { answerTotals, makeTotals } from '@mathappu/contract/orders/totals';
import { termsOf } from '@mathappu/contract/settings/delivery-terms';
import { grants } from '@mathappu/contract/staff/grants';
import type { Language } from '@mathappu/contract/words';
import { insertUser } from '#server/account/account-queries.ts';
import { createAddress } from '#server/addresses/change-addresses.ts';
import { priceCart, type RequestedLine } from '#server/cart/price-cart.ts';
import { productsAt, slotsInOrder } from '#server/catalogue/catalogue.ts';
import { listProductsForOrder } from '#server/catalogue/stock-queries.ts';
import type { Caller } from '#server/platform/http/handle.ts';
import { openRateLimits } from '#server/platform/http/rate-limits.ts';
import { hashPassword } from '#server/sessions/password.ts';
import { signIn } from '#server/sessions/sign-in.ts';
import { findUserByEmail } from '#server/sessions/user-queries.ts';
import type { Shop } from '#server/shop.ts';
import type { Agenda } from './agenda.ts';
import type { SeasonStory } from './season-story.ts';

export type Buyer = {
  readonly userId: string;
  readonly name: string;
  readonly email: string;
  readonly addressId: string;
  readonly city: string;
  readonly language: Language;
};

/** Where the season is played: the shop as its acts see it, who acts, and what is still to come. */
export type Stage = {
  readonly shop: Shop;
  readonly story: SeasonStory;
  readonly agenda: Agenda;
  readonly start: Date;
  readonly end: Date;
  readonly owner: Caller;
  readonly buyers: readonly Buyer[];
  readonly productIds: readonly string[];
  readonly random: Random;
};

type Random = {
  /** From `low` up to, not including, `high`. */
  between(low: number, high: number): number;
  whole(low: number, high: number): number;
  pick<T>(items: readonly T[]): T;
};

function makeRandom(next: () => number): Random {
  const between = (low: number, high: number) => low + next() * (high - low);
  const whole = (low: number, high: number) => Math.floor(between(low, high + 1));
  return {
    between,
    whole,
    pick: (items) => items[whole(0, items.length - 1)] as (typeof items)[number],
  };
}

/** The accounts of the season have a password that nobody knows, so its hash need not cost anything. */
const noCost = { memoryCost: 1024, timeCost: 1, parallelism: 1 };

/** Opens the stage: the shop sends nothing and refuses nobody for being quick. */
export async function openStage(
  opened: Shop,
  {
    story,
    agenda,
    ownerEmail,
    start,
    end,
  }: Pick<Stage, 'story' | 'agenda' | 'start' | 'end'> & { readonly ownerEmail: string },
): Promise<Stage> {
  const shop: Shop = {
    ...opened,
    config: { ...opened.config, passwordCost: noCost },
    jobs: { enqueue: async () => {}, retry: async () => {}, delete: async () => {} },
    limits: await openRateLimits({ REDIS_URL: undefined, RATE_LIMIT_SCALE: 1_000_000 }),
    now: () => new Date(Date.now()),
  };
  const owner = await findUserByEmail(shop.db, ownerEmail);
  if (!owner) throw new Error(`nobody has the address ${ownerEmail}`);
  const { id: userId, name, email } = owner;
  const catalogue = await shop.catalogue.current();
  return {
    shop,
    story,
    agenda,
    start,
    end,
    owner: { userId, sessionId: '', name, email, role: 'ADMIN', grants, staff: null },
    buyers: await addBuyers(shop, story),
    productIds: productsAt(catalogue, slotsInOrder(catalogue, 'featured')).map(({ id }) => id),
    random: makeRandom(story.makeRandom()),
  };
}

async function addBuyers(shop: Shop, { people }: SeasonStory): Promise<Buyer[]> {
  const password = randomBytes(24).toString('base64url');
  const passwordHash = await hashPassword(shop.config, password);
  const buyers: Buyer[] = [];
  for (const [index, { name, city, pincode, street, readsTamil }] of people.entries()) {
    const email = `${name.toLowerCase().replace(/[^a-z]+/g, '.')}@families.example`;
    const language = readsTamil ? 'ta' : 'en';
    const phone = String(9_000_010_000 + index);
    const isEmailVerified = index % 9 !== 8;
    const user = { name, email, phone, passwordHash, isEmailVerified, language } as const;
    const userId = await insertUser(shop.db, user);
    const { _id: addressId } = await createAddress(shop, userId, {
      ...{ name, city, pincode },
      mobile: phone,
      address_line: street,
      state: 'Tamil Nadu',
      country: 'India',
      isDefault: true,
    });
    await signIn(shop, { email, password }, { ip: '192.0.2.1', userAgent: '', language });
    buyers.push({ userId, name, email, addressId, city, language });
  }
  return buyers;
}

/** What the checkout would send for so much of these products as the shop can spare; undefined for nothing. */
export async function requestOf(
  { shop }: Stage,
  { addressId, city }: Buyer,
  wished: readonly RequestedLine[],
): Promise<OrderRequest | undefined> {
  const ids = wished.map(({ productId }) => productId);
  const products = await listProductsForOrder(shop.db, ids);
  const stockOf = new Map(products.map(({ id, stock }) => [id, stock]));
  const lines = wished
    .map(({ productId, quantity }) => ({
      productId,
      quantity: Math.min(quantity, Math.floor((stockOf.get(productId) ?? 0) * spared)),
    }))
    .filter(({ quantity }) => quantity > 0);
  if (lines.length === 0) return undefined;
  const { selling, delivery } = await shop.settings.read();
  const { subtotal, total } = answerTotals(
    makeTotals(priceCart(products, lines).totalPaise, {
      packingPercent: selling.packingPercent,
      delivery: termsOf(delivery, city),
    }),
  );
  return {
    product_details: lines,
    delivery_address: addressId,
    totalAmt: total,
    subTotalAmt: subtotal,
    isAgeNoticeShown: true,
  };
}

/** No order takes more than this share of what is there, so that nothing is sold out by the season. */
const spared = 0.15;

/** Different products, those in front more often. */
export function wishOf({ random, productIds }: Stage, most = 7): RequestedLine[] {
  const wished = new Map<string, number>();
  for (let line = random.whole(2, most); line > 0; line -= 1) {
    const place = Math.floor(random.between(0, 1) ** 1.3 * productIds.length);
    const productId = productIds[place] as string;
    wished.set(productId, random.whole(1, 4));
  }
  return Array.from(wished, ([productId, quantity]) => ({ productId, quantity }));
}
