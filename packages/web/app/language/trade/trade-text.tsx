import { tradeTextHere } from '@mathappu/contract/catalogue/trade-text';
import { isTamil, langOfData } from '#words/language';

/** The text for a reader of this page, and its `lang`. */
export function tradeText(text: string): { text: string; lang: string } {
  if (/\p{Script=Tamil}/u.test(text)) return { text, lang: 'ta' };
  const tamil = isTamil ? tradeTextHere(text) : undefined;
  return tamil === undefined ? { text, lang: langOfData } : { text: tamil, lang: 'ta' };
}

/** In an element of its own. */
export function TradeText({ children, className }: { children: string; className?: string }) {
  const { text, lang } = tradeText(children);
  return (
    <span lang={lang} className={className}>
      {text}
    </span>
  );
}
