import { aerialShots } from './catalogue/aerial-shots.ts';
import { capsAndGuns } from './catalogue/caps-and-guns.ts';
import { colourMatches } from './catalogue/colour-matches.ts';
import { flowerPots } from './catalogue/flower-pots.ts';
import { fountains } from './catalogue/fountains.ts';
import { garlands } from './catalogue/garlands.ts';
import { giftBoxes } from './catalogue/gift-boxes.ts';
import { groundChakkars } from './catalogue/ground-chakkars.ts';
import { handHeld } from './catalogue/hand-held.ts';
import { novelties } from './catalogue/novelties.ts';
import { pencils } from './catalogue/pencils.ts';
import { rockets } from './catalogue/rockets.ts';
import { singleSound } from './catalogue/single-sound.ts';
import { smoke } from './catalogue/smoke.ts';
import { sparklers } from './catalogue/sparklers.ts';
import { twinklingStars } from './catalogue/twinkling-stars.ts';
import type { DemoProduct } from './demo-product.ts';

const families = [
  sparklers,
  flowerPots,
  aerialShots,
  groundChakkars,
  fountains,
  giftBoxes,
  rockets,
  singleSound,
  novelties,
  pencils,
  garlands,
  twinklingStars,
  colourMatches,
  smoke,
  handHeld,
  capsAndGuns,
];

/** What the first two pages of the shop show. */
const shopWindow = [
  'aerial-60',
  'sparklers-30cm-five-colour',
  'flower-pots-colour-koti',
  'fountain-peacock',
  'gift-family',
  'chakkar-deluxe',
  'rocket-lunik',
  'wala-1000',
  'sound-lakshmi',
  'smoke-three-colour',
  'pencil-colour',
  'match-ten-in-one',
  'aerial-120',
  'flower-pots-deluxe',
  'sparklers-12cm-green',
  'novelty-helicopter',
  'chakkar-big',
  'gift-kids',
  'fountain-tri-colour',
  'sound-atom',
  'novelty-magic-whip',
  'rocket-parachute',
  'twinkling-star-small',
  'candle-roman',
];

/** Takes one product of each family in turn until none is left. */
function inTurn(lists: readonly (readonly DemoProduct[])[]): DemoProduct[] {
  const longest = Math.max(...lists.map((list) => list.length));
  return Array.from({ length: longest }, (_, at) => lists.flatMap((list) => list[at] ?? [])).flat();
}

const everything = inTurn(families);

/** In the shop's default order. */
export const demoCatalogue: readonly DemoProduct[] = [
  ...shopWindow.flatMap((slug) => everything.filter((product) => product.slug === slug)),
  ...everything.filter((product) => !shopWindow.includes(product.slug)),
];
