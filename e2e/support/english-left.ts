import { unitCodeList, wordUnitCode } from '@mathappu/contract/books/unit-codes';
import type { Page } from '@playwright/test';
import { demoCatalogue } from '#packages/demo/src/demo-catalogue.ts';
import { demoPassports } from '#packages/demo/src/demo-passports.ts';
import { home } from './shopping.ts';

/** Names and abbreviations that Tamil writes as English does, and details of the demo shop. */
const names = [
  ...[
    'Mathappu',
    'Facebook',
    'Instagram',
    'YouTube',
    'Razorpay',
    'UPI',
    'GSTIN',
    'GST',
    'OTP',
    'MRP',
  ],
  ...[
    'PIN',
    'SMS',
    'JPEG',
    'PNG',
    'WebP',
    'MB',
    'GB',
    'PostgreSQL',
    'AM',
    'PM',
    'Tamil Nadu',
    'India',
  ],
  ...['care@mathappu.example', '12 Commercial Road, Udhagamandalam, The Nilgiris'],
  ...['PDF', 'SWAS', 'SAFAL', 'STAR', 'NEERI', 'PESO', 'QR', 'dB'],
  ...[
    'Chrome',
    'Windows',
    'Alt+T',
    'Enter',
    'English',
    'CSV',
    '33ABCDE1234F1Z7',
    'WhatsApp',
    'CGST',
    'SGST',
    'HSN',
    'INV',
    'CRN',
    'https://',
    'Tally',
  ],
  ...unitCodeList.map(wordUnitCode),
];

/** What the owner writes about products, which there is in one language. */
const productTexts = demoCatalogue.flatMap(({ name, description, unit, details }) => [
  ...[name, description, unit ?? 'draft'],
  ...Object.entries(details).flat(),
]);

/** What the makers write on labels. */
const labelTexts = [...demoPassports.values()].flatMap(({ neeriRef, pesoRef, qrText }) =>
  [neeriRef, pesoRef, qrText].filter((text) => typeof text === 'string'),
);

/** What the people of the stories have written. */
const personal = [
  ...[
    'Meena Selvam',
    'Meena S.',
    'Made for a story',
    'Kavitha Murugesan',
    home.address_line,
    home.city,
  ],
  ...['Do you deliver to Karaikudi before Deepavali?', 'We are ready to come and fetch it.'],
];

/** Links and their codes, numbers of orders, payments and accounts, addresses of mail, and what no product matches. */
const codes =
  /http:\S+\/order\/\w{26}|([\dA-Z]{4}-){6}[\dA-Z]{2}|MP-[\dA-Z-]+|\b(order|pay)_\w+|[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}|[\w.]+@[\w.]+|(Question|Story cracker) [\d-]+|qqqqqq/g;

/**
 * The English that a page in Tamil shows or says beside names, products and `data`: texts and labels
 * of the whole document, also hidden ones, without those that are marked as English. What a sentence
 * lacks, such as a value, is found too.
 */
export async function findEnglish(page: Page, data: readonly string[] = []): Promise<string[]> {
  return englishOf(await page.evaluate(readTexts), data);
}

/** Those of the texts that have more English than names and `data`, or a placeholder. */
export function englishOf(texts: readonly string[], data: readonly string[] = []): string[] {
  const known = [...names, ...personal, ...productTexts, ...labelTexts, ...data].sort(
    (a, b) => b.length - a.length,
  );
  return texts.filter((text) => {
    const left = known.reduce((all, part) => all.replaceAll(part, ' '), text.replace(codes, ' '));
    return /[A-Za-z]{2}|[{}]/.test(left);
  });
}

/** Runs in the page. */
function readTexts(): string[] {
  const isEnglish = (element: Element | null) =>
    element?.closest('[lang]')?.getAttribute('lang')?.startsWith('en') ?? false;
  const texts = [document.title];
  for (const meta of document.querySelectorAll(
    'meta[name="description"], meta[property="og:title"]',
  ))
    texts.push(meta.getAttribute('content') ?? '');
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { parentElement, data } = walker.currentNode as Text;
    // What is for browsers without scripts is source here.
    if (!parentElement?.closest('script, style') && !isEnglish(parentElement))
      texts.push(data.replace(/<[^>]*>/g, ' '));
  }
  const labels = ['aria-label', 'aria-description', 'aria-roledescription', 'aria-valuetext'];
  for (const name of [...labels, 'title', 'alt', 'placeholder'])
    for (const element of document.body.querySelectorAll(`[${name}]`))
      if (!isEnglish(element)) texts.push(element.getAttribute(name) ?? '');
  return [...new Set(texts)];
}
