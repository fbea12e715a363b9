import * as words from '#words/trade';
import { ownValue } from '../own-value.ts';
import { fill } from '../words.ts';

type TradeWord = keyof typeof words;
type TradeWords = Readonly<Record<TradeWord, string>>;

/** Translations of whole texts; the keys are in lower case. No map: English scripts leave it out. */
const phrases = {
  colour: 'colour',
  colours: 'colours',
  pieces: 'pieces',
  'pieces per box': 'piecesPerBox',
  'pieces per packet': 'piecesPerPacket',
  'pieces per bundle': 'piecesPerBundle',
  family: 'family',
  effect: 'effect',
  shots: 'shots',
  duration: 'duration',
  'burning time': 'burningTime',
  lasts: 'lasts',
  height: 'height',
  'shooting height': 'shootingHeight',
  length: 'length',
  'length unrolled': 'lengthUnrolled',
  size: 'size',
  weight: 'weight',
  'safe distance': 'safeDistance',
  'sound level': 'soundLevel',
  'suitable for': 'suitableFor',
  age: 'age',
  brand: 'brand',
  'brand style': 'brandStyle',
  contents: 'contents',
  includes: 'includes',
  takes: 'takes',
  material: 'material',
  use: 'use',
  'green cracker': 'greenCracker',
  'green cracker (csir-neeri style)': 'greenCrackerStyle',
  adults: 'adults',
  soft: 'soft',
  'very soft': 'verySoft',
  'soft to medium': 'softToMedium',
  'soft to loud': 'softToLoud',
  'soft to very loud': 'softToVeryLoud',
  medium: 'medium',
  loud: 'loud',
  'very loud': 'veryLoud',
  silent: 'silent',
  yes: 'yes',
  no: 'no',
  none: 'none',
} as const satisfies Record<string, TradeWord>;

/** Of texts that are made of these and figures alone. */
const singleWords = {
  pc: 'pc',
  pcs: 'pcs',
  piece: 'piece',
  box: 'box',
  boxes: 'boxes',
  pkt: 'pkt',
  packet: 'packet',
  bundle: 'bundle',
  set: 'set',
  pair: 'pair',
  sticks: 'sticks',
  rolls: 'rolls',
  rings: 'rings',
  about: 'about',
  to: 'to',
  each: 'each',
  second: 'second',
  seconds: 'seconds',
  minute: 'minute',
  minutes: 'minutes',
  metre: 'metre',
  metres: 'metres',
  cm: 'cm',
  kg: 'kg',
  feet: 'feet',
  inch: 'inch',
  soft: 'softSound',
  medium: 'mediumSound',
  loud: 'loudSound',
  crackle: 'crackle',
  hiss: 'hiss',
  whistle: 'whistle',
  pop: 'pop',
  roar: 'roar',
  snap: 'snap',
  ticks: 'ticks',
  whirr: 'whirr',
  two: 'two',
  bangs: 'bangs',
} as const satisfies Record<string, TradeWord>;

const ages = [
  [/^children above (\d+) with an adult$/i, 'childrenAbove'],
  [/^ages (\d+) and above$/i, 'agesAbove'],
] as const;

/**
 * A text of a product that its shop wrote in English, such as '1 Box (10 pcs)', in the language of the
 * words; undefined when one of them is not known.
 */
export function tradeTextBy(words: TradeWords, text: string): string | undefined {
  const phrase = ownValue(phrases, text.trim().toLowerCase());
  if (phrase) return words[phrase];
  for (const [pattern, sentence] of ages) {
    const years = pattern.exec(text)?.[1];
    if (years) return fill<string>(words[sentence], { years });
  }
  let isKnown = true;
  const tamil = text.replace(/\p{L}[\p{L}’']*/gu, (word) => {
    const known = ownValue(singleWords, word.toLowerCase());
    if (!known) isKnown = false;
    return known ? words[known] : word;
  });
  return isKnown ? tamil : undefined;
}

/** In the language of this build. */
export const tradeTextHere = (text: string): string | undefined => tradeTextBy(words, text);
