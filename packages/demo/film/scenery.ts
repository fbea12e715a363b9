import { mulberry32, type Random } from '../src/mulberry32.ts';
import { type Colour, colour, mix } from './colour.ts';
import { buildGopuram } from './gopuram.ts';
import { buildHouses, rowOfLamps, type TownLamp } from './houses.ts';
import { addSpot, at, type LightBuffer, lightBuffer } from './light-buffer.ts';
import { plantPalm } from './palms.ts';
import { period } from './programme.ts';
import { between } from './random-choice.ts';
import { box, fill, type Silhouette, silhouette } from './silhouette.ts';
import { horizon, screenX, screenY, type View } from './view.ts';

/** What stands still behind and below the show. */
export interface Scenery {
  backdrop: LightBuffer;
  /** How much of the sky the town hides. */
  hides: Float32Array;
  lamps: TownLamp[];
}

const zenith = colour('#100a26', 0.8);
const middleSky = colour('#1c1040');
const lowSky = colour('#47204f');
const hillsLight = colour('#241442');
const farTown = colour('#1a0d30');
const nearTown = colour('#0a0516');

function paintSky(view: View): LightBuffer {
  const sky = lightBuffer(view.width, view.height);
  for (let row = 0; row < view.height; row++) {
    const share = Math.min(1, row / view.scale / horizon);
    const light =
      share < 0.55
        ? mix(zenith, middleSky, share / 0.55)
        : mix(middleSky, lowSky, ((share - 0.55) / 0.45) ** 1.6);
    for (let column = 0; column < view.width; column++) {
      sky.data.set(light, (row * view.width + column) * 3);
    }
  }
  return sky;
}

function scatterStars(sky: LightBuffer, view: View, random: Random): void {
  for (let star = 0; star < 260; star++) {
    const y = random() ** 1.3 * 430;
    const strength = 0.05 + random() ** 5 * 0.55;
    const tint = mix([0.75, 0.82, 1], [1, 0.88, 0.7], random());
    const x = screenX(view, random() * 1280);
    addSpot(sky, x, screenY(view, y), (0.7 + strength) * view.scale, tint, strength);
  }
}

function lay(backdrop: LightBuffer, shape: Silhouette, light: Colour): void {
  for (let pixel = 0; pixel < shape.cover.length; pixel++) {
    const cover = at(shape.cover, pixel);
    if (cover === 0) continue;
    for (let channel = 0; channel < 3; channel++) {
      const index = pixel * 3 + channel;
      const under = at(backdrop.data, index);
      backdrop.data[index] = under + ((light[channel] as number) - under) * cover;
    }
  }
}

function raiseHills(view: View): Silhouette {
  const hills = silhouette(view);
  const ridge = Array.from({ length: 65 }, (_, step) => {
    const x = step * 20;
    const y = 548 - 30 * Math.sin(x / 171 + 0.6) - 17 * Math.sin(x / 67) - 6 * Math.sin(x / 23);
    return [x, y] as const;
  });
  fill(hills, [[0, horizon + 4], ...ridge, [1280, horizon + 4]]);
  return hills;
}

export function buildScenery(view: View): Scenery {
  const random = mulberry32(1947);
  const backdrop = paintSky(view);
  scatterStars(backdrop, view, random);
  lay(backdrop, raiseHills(view), hillsLight);

  const distant = silhouette(view);
  const distantLamps = [
    ...buildHouses(distant, horizon - 6, [14, 34], random),
    ...buildGopuram(distant, 902, horizon - 10, 112, 5),
  ];
  lay(backdrop, distant, farTown);

  const near = silhouette(view);
  const nearLamps = [
    ...buildGopuram(near, 560, horizon - 4, 186, 7),
    ...buildHouses(near, horizon - 2, [10, 36], random),
  ];
  for (const [x, high, lean] of palmsAt) plantPalm(near, [x, horizon], high, lean, random);
  box(near, 0, horizon - 8, 1280, 10);
  lay(backdrop, near, nearTown);

  const hides = new Float32Array(distant.cover.length);
  for (let pixel = 0; pixel < hides.length; pixel++) {
    hides[pixel] = Math.max(at(distant.cover, pixel) * 0.9, at(near.cover, pixel));
  }
  return { backdrop, hides, lamps: [...distantLamps, ...nearLamps, ...rowOfLamps(600, random)] };
}

const palmsAt = [
  [66, 132, 14],
  [104, 104, -12],
  [322, 92, 10],
  [452, 118, -16],
  [700, 126, 16],
  [728, 96, -8],
  [822, 84, 9],
  [1050, 108, -12],
  [1168, 140, -18],
  [1212, 104, 14],
] as const;

/** Lamps waver in whole turns of the period, so that the loop does not show. */
export function lightLamps(lamps: readonly TownLamp[], view: View, seconds: number): LightBuffer {
  const lit = lightBuffer(view.width, view.height);
  const dice = mulberry32(5);
  for (const lamp of lamps) {
    const turns = Math.round(between(dice, 8, 30));
    const phase = dice() * Math.PI * 2;
    const wave = Math.sin((seconds / period) * turns * Math.PI * 2 + phase);
    const strength = 1 - lamp.flicker * (0.5 + 0.5 * wave);
    const x = screenX(view, lamp.x);
    addSpot(lit, x, screenY(view, lamp.y), lamp.size * view.scale, lamp.light, strength);
  }
  return lit;
}
