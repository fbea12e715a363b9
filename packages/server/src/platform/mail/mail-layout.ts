import { fill, type Language } from '@mathappu/contract/words';
import type { Config } from '#server/platform/config/config.ts';
import { escapeHtml } from '#server/platform/html/escape-html.ts';
import * as tamil from './mail-words.ta.ts';
import * as english from './mail-words.ts';
import type { Mail } from './mailer.ts';

/** The shop's details that mails state. */
export type ShopNames = Pick<Config, 'publicUrl'> & {
  readonly name: string;
  readonly phone: string;
  readonly email: string;
  /** Digits with the code of the country; '' when there is none. */
  readonly whatsapp: string;
};

/** Mail programs make a link of the WhatsApp number. */
const waysOf = ({ phone, whatsapp, email }: ShopNames): string[] =>
  [phone, whatsapp && `https://wa.me/${whatsapp}`, email].filter(Boolean);

export const contactOf = ({ email, phone }: ShopNames) => ({ email, phone });

/** The recipient of a mail and its language. */
export type Addressee = { readonly to: string; readonly language: Language };

type Link = { readonly label: string; readonly url: string };
type Paragraph = string | false;

type MailParts = Addressee & {
  readonly subject: string;
  /** The address for answers, in place of the one in the shop's settings. */
  readonly replyTo?: string;
  readonly heading: string;
  /**
   * The name in the greeting. It is '' for an address that is not confirmed: a stranger might read
   * it.
   */
  readonly name?: string;
  /** Plain sentences; each becomes a paragraph, but for those that are missing. */
  readonly paragraphs: readonly Paragraph[];
  /** A code shown large, such as a one-time code. */
  readonly code?: string;
  readonly action?: Link;
  /** Beside the action. */
  readonly link?: Link;
  /** Rows such as the lines of an order: label and value, both of them bold when it is `strong`. */
  readonly rows?: readonly (readonly [string, string, 'strong'?])[];
  readonly closing?: readonly Paragraph[];
  readonly shop: ShopNames;
};

/** The one layout of all mails, as plain text and as HTML for narrow screens. */
export function layOutMail({ name, closing = [], ...parts }: MailParts): Mail {
  const { to, subject, language, replyTo = parts.shop.email } = parts;
  const hello = name ? fill(words[language].hello, { name }) : words[language].helloWithoutName;
  const content = {
    ...parts,
    paragraphs: [name !== undefined && hello, ...parts.paragraphs].filter(isSaid),
    closing: closing.filter(isSaid),
  };
  const [text, html] = [asText(content), asHtml(content)];
  return { from: parts.shop.name, to, replyTo, subject, text, html };
}

const words = { en: english, ta: tamil };

const isSaid = (text: Paragraph | undefined): text is string => Boolean(text);

type Content = Omit<MailParts, 'name' | 'paragraphs' | 'closing'> & {
  readonly paragraphs: readonly string[];
  readonly closing: readonly string[];
};

function asText({
  heading,
  paragraphs,
  code,
  action,
  link,
  rows = [],
  closing,
  shop,
}: Content): string {
  const blocks = [
    heading,
    ...paragraphs,
    code,
    rows.map(([what, howMuch]) => `${what}: ${howMuch}`).join('\n'),
    action && `${action.label}:\n${action.url}`,
    link && `${link.label}:\n${link.url}`,
    ...closing,
    `-- \n${shop.name}\n${waysOf(shop).join(' · ')}`,
  ];
  return `${blocks.filter(Boolean).join('\n\n')}\n`;
}

function asHtml({
  heading,
  paragraphs,
  code,
  action,
  link,
  rows = [],
  closing,
  shop,
  language,
}: Content): string {
  const p = (text: string) => `<p style="margin:0 0 16px">${escapeHtml(text)}</p>`;
  const table = rows
    .map(
      ([what, howMuch, weight]) =>
        `<tr${weight ? ' style="font-weight:700"' : ''}><td style="padding:6px 12px 6px 0;border-bottom:1px solid #eee4d8">${escapeHtml(what)}</td>` +
        `<td align="right" style="padding:6px 0;border-bottom:1px solid #eee4d8">${escapeHtml(howMuch)}</td></tr>`,
    )
    .join('');
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(heading)}</title></head>
<body style="margin:0;background:#fbf6ee;font:16px/1.5 system-ui,-apple-system,'Segoe UI',Roboto,sans-serif;color:#241a2e">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;background:#ffffff;border-radius:12px">
<tr><td style="padding:20px 24px;background:#1d1238;border-radius:12px 12px 0 0;color:#ffd27a;font-size:20px;font-weight:700">${escapeHtml(shop.name)}</td></tr>
<tr><td style="padding:24px">
<h1 style="margin:0 0 16px;font-size:22px;line-height:1.3">${escapeHtml(heading)}</h1>
${paragraphs.map(p).join('\n')}
${code ? `<p style="margin:0 0 16px;font-size:32px;letter-spacing:6px;font-weight:700">${escapeHtml(code)}</p>` : ''}
${table ? `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 16px">${table}</table>` : ''}
${action ? `<p style="margin:0 0 16px"><a href="${escapeHtml(action.url)}" style="display:inline-block;padding:12px 20px;background:#b3341c;color:#ffffff;border-radius:8px;text-decoration:none;font-weight:600">${escapeHtml(action.label)}</a></p><p style="margin:0 0 16px;font-size:13px;color:#6b5f75;word-break:break-all">${escapeHtml(action.url)}</p>` : ''}
${link ? `<p style="margin:0 0 16px"><a href="${escapeHtml(link.url)}" style="color:#b3341c;font-weight:600">${escapeHtml(link.label)}</a></p>` : ''}
${closing.map(p).join('\n')}
</td></tr>
<tr><td style="padding:16px 24px;font-size:13px;color:#6b5f75;border-top:1px solid #eee4d8">${[shop.name, ...waysOf(shop)].map(escapeHtml).join(' · ')}</td></tr>
</table></td></tr></table></body></html>
`;
}
