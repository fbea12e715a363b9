import { priceListPath } from '#web/navigation/paths.ts';
import * as words from '#words/frame';

export const siteLinks = [
  { to: '/', label: words.home },
  { to: '/products', label: words.products },
  { to: priceListPath, label: words.priceList },
  { to: '/contact', label: words.contact },
  { to: '/safetytips', label: words.safetyTips },
] as const;

export const policyLinks = [
  { to: '/privacypolicy', label: words.privacyPolicy },
  { to: '/terms', label: words.terms },
  { to: '/refundpolicy', label: words.refundPolicy },
] as const;
