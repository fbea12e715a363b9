import { views } from '../support/expect-accessible.ts';
import type { Visit } from '../support/inspector.ts';
import { test } from '../support/shop-fixtures.ts';

const [phone, desk] = views;

/** The first two look at everything once in each language; the other two are combinations of the same. */
const visits: readonly (Visit & { readonly tag: string[] })[] = [
  { language: 'en', view: phone, isThorough: true, tag: [] },
  { language: 'ta', view: desk, isThorough: false, tag: [] },
  { language: 'en', view: desk, isThorough: false, tag: ['@nightly'] },
  { language: 'ta', view: phone, isThorough: true, tag: ['@nightly'] },
];

/** Tells the stories of a file for each visit. None of them needs what another leaves. */
export function inEachVisit(tell: (visit: Visit) => void): void {
  test.describe.configure({ mode: 'parallel', timeout: 300_000 });
  test.use({
    actionTimeout: 20_000,
    // A shop of its own: what other stories write into theirs is not Tamil.
    shopSettings: { SHOP_WHATSAPP: '919876543210' },
  });
  for (const visit of visits) {
    const language = visit.language === 'en' ? 'English' : 'Tamil';
    test.describe(`in ${language} ${visit.view.name}`, { tag: visit.tag }, () => tell(visit));
  }
}
