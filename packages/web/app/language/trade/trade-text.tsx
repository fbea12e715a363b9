import { fill } from '@mathappu/contract/words';
import { isTamil, langOfData } from '#words/language';
import * as words from '#words/language/trade';

/** Translations of whole texts; the keys are in lower case. */
const phrases = new Map(
  Object.entries({
    colour: words.colour,
    colours: words.colours,
    pieces: words.pieces,
    'pieces per box': words.piecesPerBox,
    'pieces per packet': words.piecesPerPacket,
    'pieces per bundle': words.piecesPerBundle,
    family: words.family,
    effect: words.effect,
    shots: words.shots,
    duration: words.duration,
    'burning time': words.burningTime,
    lasts: words.lasts,
    height: words.height,
    'shooting height': words.shootingHeight,
    length: words.length,
    'length unrolled': words.lengthUnrolled,
    size: words.size,
    weight: words.weight,
    'safe distance': words.safeDistance,
    'sound level': words.soundLevel,
    'suitable for': words.suitableFor,
    age: words.age,
    brand: words.brand,
    'brand style': words.brandStyle,
    contents: words.contents,
    includes: words.includes,
    takes: words.takes,
    material: words.material,
    use: words.use,
    'green cracker': words.greenCracker,
    'green cracker (csir-neeri style)': words.greenCrackerStyle,
    adults: words.adults,
    soft: words.soft,
    'very soft': words.verySoft,
    'soft to medium': words.softToMedium,
    'soft to loud': words.softToLoud,
    'soft to very loud': words.softToVeryLoud,
    medium: words.medium,
    loud: words.loud,
    'very loud': words.veryLoud,
    silent: words.silent,
    yes: words.yes,
    no: words.no,
    none: words.none,
  }),
);

/** Of texts that are made of these and figures alone. */
const singleWords = new Map(
  Object.entries({
    pc: words.pc,
    pcs: words.pcs,
    piece: words.piece,
    box: words.box,
    boxes: words.boxes,
    pkt: words.pkt,
    packet: words.packet,
    bundle: words.bundle,
    set: words.set,
    pair: words.pair,
    sticks: words.sticks,
    rolls: words.rolls,
    rings: words.rings,
    about: words.about,
    to: words.to,
    each: words.each,
    second: words.second,
    seconds: words.seconds,
    minute: words.minute,
    minutes: words.minutes,
    metre: words.metre,
    metres: words.metres,
    cm: words.cm,
    kg: words.kg,
    feet: words.feet,
    inch: words.inch,
    soft: words.softSound,
    medium: words.mediumSound,
    loud: words.loudSound,
    crackle: words.crackle,
    hiss: words.hiss,
    whistle: words.whistle,
    pop: words.pop,
    roar: words.roar,
    snap: words.snap,
    ticks: words.ticks,
    whirr: words.whirr,
    two: words.two,
    bangs: words.bangs,
  }),
);

const ages = [
  [/^children above (\d+) with an adult$/i, words.childrenAbove],
  [/^ages (\d+) and above$/i, words.agesAbove],
] as const;

/**
 * A text of a product that its shop wrote in English, such as '1 Box (10 pcs)', in Tamil; undefined
 * when one of its words is not known.
 */
export function tradeTextInTamil(text: string): string | undefined {
  const phrase = phrases.get(text.trim().toLowerCase());
  if (phrase) return phrase;
  for (const [pattern, sentence] of ages) {
    const years = pattern.exec(text)?.[1];
    if (years) return fill(sentence, { years });
  }
  let isKnown = true;
  const tamil = text.replace(/\p{L}[\p{L}’']*/gu, (word) => {
    const known = singleWords.get(word.toLowerCase());
    if (!known) isKnown = false;
    return known ?? word;
  });
  return isKnown ? tamil : undefined;
}

/** The text for a reader of this page, and its `lang`. */
export function tradeText(text: string): { text: string; lang: string } {
  if (/\p{Script=Tamil}/u.test(text)) return { text, lang: 'ta' };
  const tamil = isTamil ? tradeTextInTamil(text) : undefined;
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
