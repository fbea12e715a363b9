import { aerialPictures } from './aerial-pictures.ts';
import { chakkarPictures } from './chakkar-pictures.ts';
import { flowerPotPictures } from './flower-pot-pictures.ts';
import { fountainPictures } from './fountain-pictures.ts';
import { galleryPictures } from './gallery-pictures.ts';
import { garlandPictures } from './garland-pictures.ts';
import { giftAndMatchPictures } from './gift-and-match-pictures.ts';
import { handHeldPictures } from './hand-held-pictures.ts';
import { noveltyPictures } from './novelty-pictures.ts';
import { rocketPictures } from './rocket-pictures.ts';
import type { Scene } from './scene.ts';
import { singleSoundPictures } from './single-sound-pictures.ts';
import { smokeAndCapPictures } from './smoke-and-cap-pictures.ts';
import { sparklerPictures } from './sparkler-pictures.ts';
import { twinklePictures } from './twinkle-pictures.ts';

/** Every picture of the demo catalogue by its image slug. */
export const pictures: Readonly<Record<string, Scene>> = {
  ...aerialPictures,
  ...chakkarPictures,
  ...flowerPotPictures,
  ...fountainPictures,
  ...garlandPictures,
  ...galleryPictures,
  ...giftAndMatchPictures,
  ...handHeldPictures,
  ...noveltyPictures,
  ...rocketPictures,
  ...singleSoundPictures,
  ...smokeAndCapPictures,
  ...sparklerPictures,
  ...twinklePictures,
};
