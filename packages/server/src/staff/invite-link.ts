import type { Language } from '@mathappu/contract/words';
import { pageUrl } from '#server/platform/config/page-language.ts';

/** 130 random bits. */
export const inviteCodeLength = 26;

export const inviteUrl = (
  shop: Parameters<typeof pageUrl>[0],
  language: Language,
  code: string,
): string => pageUrl(shop, language, `/login?invite=${code}`);

export const daysLater = (moment: Date, days: number): Date =>
  new Date(moment.getTime() + days * 86_400_000);
