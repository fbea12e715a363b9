type BothNames = { name: string; nameTa: string };

const tamilWords =
  /\p{Script=Tamil}[\p{Script=Tamil}\u200c\u200d]*(?:[\s\d.,'’"-]+\p{Script=Tamil}[\p{Script=Tamil}\u200c\u200d]*)*/gu;
/** Brackets without a letter of another script, with a Tamil letter in them. */
const tamilInBrackets = /[([{]([^()[\]{}]*\p{Script=Tamil}[^()[\]{}]*)[)\]}]/gu;
const otherLetter = /[^\P{L}\p{Script=Tamil}]/u;
/** Brackets in which no letter or digit is left, and what parts two names. */
const emptyBrackets = /[([{][^\p{L}\p{N}()[\]{}]*[)\]}]/gu;
const partingSigns = /^[\s/|,;:–—-]+|[\s/|,;:–—-]+$/g;

/** A name in which both scripts stand, as 'Flower Pots (பூச்சட்டி)', parted; `name` is never ''. */
export function partNames(written: string): BothNames {
  const text = written.replace(/\s+/g, ' ').trim();
  const tamil: string[] = [];
  const take = (found: string) => {
    tamil.push(found.trim());
    return ' ';
  };
  const rest = text
    .replace(tamilInBrackets, (whole, inside: string) =>
      otherLetter.test(inside) ? whole : take(inside),
    )
    .replace(tamilWords, take);
  const nameTa = tamil.join(' ');
  const name = rest
    .replace(emptyBrackets, ' ')
    .replace(/\s+/g, ' ')
    .replace(partingSigns, '')
    .trim();
  if (nameTa === '') return { name: text, nameTa: '' };
  // A size or a number alone is no name.
  return otherLetter.test(name) ? { name, nameTa } : { name: text, nameTa: text };
}
