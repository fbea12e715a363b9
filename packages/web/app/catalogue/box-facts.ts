import type { Product } from '@mathappu/contract/catalogue';
import { formatMrp } from '@mathappu/contract/catalogue/mrp';
import { toHundredths } from '@mathappu/contract/money';
import { fill, plural } from '@mathappu/contract/words';
import * as words from '#words/catalogue';

type Boxed = Pick<Product, 'mrp' | 'maker' | 'listNumber' | 'piecesPerCase' | 'unit'>;
type Fact = { readonly name: string; readonly text: string; readonly value?: string };

/** What the box and the printed price list say of a product, as far as it is known. */
export function boxFacts({ mrp, maker, listNumber, piecesPerCase, unit }: Boxed): Fact[] {
  const facts: Fact[] = [];
  if (mrp) {
    const text = fill(words.mrp, { mrp: formatMrp(toHundredths(mrp)) });
    facts.push({ name: 'MRP', text });
  }
  if (maker) facts.push({ name: words.maker, text: `${words.maker}: ${maker}`, value: maker });
  if (listNumber) {
    facts.push({ name: words.listNumber, text: fill(words.numbered, { number: listNumber }) });
  }
  if (piecesPerCase) {
    const text = fill(plural(caseOf(unit ?? ''), piecesPerCase), { count: piecesPerCase });
    facts.push({ name: words.perCase, text });
  }
  return facts;
}

/** In the words of the unit, such as '1 Box (10 pcs)', of which the first word counts. */
function caseOf(unit: string) {
  const [word = ''] = /[a-z]+/.exec(unit.toLowerCase()) ?? [];
  if (word.startsWith('box')) return words.boxesInCase;
  if (/^(?:pkt|pack)/.test(word)) return words.packetsInCase;
  if (/^(?:pc|piece|nos?$)/.test(word)) return words.piecesInCase;
  return words.unitsInCase;
}
