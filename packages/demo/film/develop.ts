import { addEnlarged, bloomOf } from './bloom.ts';
import { ambientOf, drawSmoke } from './drifting-smoke.ts';
import { at, type LightBuffer, lightBuffer, sample } from './light-buffer.ts';
import { period } from './programme.ts';
import { lightLamps, type Scenery } from './scenery.ts';
import type { Films, Show } from './show.ts';
import { horizon, screenY, type View } from './view.ts';

const exposure = 1.25;

function compose(
  show: Show,
  scenery: Scenery,
  films: Films,
  view: View,
  seconds: number,
): LightBuffer {
  const lit = lightLamps(scenery.lamps, view, seconds);
  const { width, height } = view;
  const bright = lightBuffer(width, height);
  const ambient = ambientOf(show.lamps);
  for (let pixel = 0; pixel < scenery.hides.length; pixel++) {
    const open = 1 - at(scenery.hides, pixel);
    for (let channel = 0; channel < 3; channel++) {
      const index = pixel * 3 + channel;
      bright.data[index] =
        at(films.sky.data, index) * open + at(films.steps.data, index) + at(lit.data, index);
    }
  }
  const glow = bloomOf(bright);
  for (let index = 0; index < glow.data.length; index++) {
    glow.data[index] = at(glow.data, index) * 0.2;
  }
  drawSmoke(show.puffs, show.lamps, view, glow);
  const scene = lightBuffer(width, height);
  addEnlarged(scene, glow, 1);
  for (let pixel = 0; pixel < scenery.hides.length; pixel++) {
    const hidden = at(scenery.hides, pixel);
    const low = Math.min(1, Math.floor(pixel / width) / (horizon * view.scale)) ** 3;
    for (let channel = 0; channel < 3; channel++) {
      const index = pixel * 3 + channel;
      const sky = (ambient[channel] as number) * 0.022 * (0.35 + low) * (1 - hidden * 0.55);
      scene.data[index] =
        at(scene.data, index) * (1 - hidden * 0.72) +
        at(scenery.backdrop.data, index) +
        at(bright.data, index) +
        sky;
    }
  }
  return scene;
}

/** The temple tank below the steps mirrors the show, stretched and rippled. */
function mirror(scene: LightBuffer, view: View, seconds: number): void {
  const shore = Math.round(screenY(view, horizon + 1));
  const turn = (seconds / period) * Math.PI * 2;
  for (let row = view.height - 1; row >= shore; row--) {
    const depth = (row - shore) / view.scale;
    const near = depth / (720 - horizon);
    for (let column = 0; column < view.width; column++) {
      const x = column / view.scale;
      const ripple =
        Math.sin(depth * 0.9 - turn * 9 + Math.sin(x * 0.013 + turn * 3) * 2.2) +
        0.6 * Math.sin(depth * 0.47 + x * 0.021 + turn * 7);
      const up = depth * 1.1 + depth * depth * 0.021 + ripple * (0.8 + near * 7);
      const y = shore - 1 - Math.max(0, up) * view.scale;
      const aside = column + ripple * (0.6 + near * 3) * view.scale;
      for (let channel = 0; channel < 3; channel++) {
        const seen =
          (sample(scene, aside, y, channel) +
            sample(scene, aside, y - 3 * near * view.scale, channel) +
            sample(scene, aside, y + 3 * near * view.scale, channel)) /
          3;
        const tint = channel === 0 ? 0.5 : channel === 1 ? 0.52 : 0.62;
        scene.data[(row * view.width + column) * 3 + channel] = seen * tint * (1 - near * 0.35);
      }
    }
  }
}

/** Light to bytes: highlights roll off towards white, shadows get a fixed fine grain. */
function print(scene: LightBuffer): Buffer {
  const bytes = Buffer.alloc(scene.data.length);
  for (let pixel = 0; pixel < scene.data.length; pixel += 3) {
    const grain = (((pixel * 2654435761) >>> 8) & 255) / 255 - 0.5;
    const peak = Math.max(
      at(scene.data, pixel),
      at(scene.data, pixel + 1),
      at(scene.data, pixel + 2),
    );
    const over = Math.max(0, peak * exposure - 1.1) * 0.16;
    for (let channel = 0; channel < 3; channel++) {
      const light = at(scene.data, pixel + channel) * exposure + over;
      const shown = (1 - Math.exp(-light)) ** (1 / 2.2) * 255;
      bytes[pixel + channel] = Math.max(0, Math.min(255, Math.round(shown + grain)));
    }
  }
  return bytes;
}

/** One finished frame, three bytes a pixel. */
export function develop(
  show: Show,
  scenery: Scenery,
  films: Films,
  view: View,
  seconds: number,
): Buffer {
  const scene = compose(show, scenery, films, view, seconds);
  mirror(scene, view, seconds);
  return print(scene);
}
