import { packet } from './boxes.ts';
import { type Canvas, line, moved, n } from './canvas.ts';
import { darker, palette } from './palette.ts';
import type { Scene } from './scene.ts';
import { fountain, glints, type Light, sparkle } from './sparks.ts';

type Point = readonly [number, number];

/** A paper-wrapped stick with a spiral stripe. */
function wrapped(from: Point, tip: Point, width: number, colour: string, stripe: string) {
  const length = Math.hypot(tip[0] - from[0], tip[1] - from[1]);
  const turn = (Math.atan2(tip[1] - from[1], tip[0] - from[0]) * 180) / Math.PI;
  const stripes = Array.from(
    { length: Math.floor(length / (width * 2)) },
    (_, i) => `M${n(i * width * 2)} ${n(width * 0.4)}l${n(width)} ${n(-width * 0.8)}`,
  ).join('');
  return moved(
    from[0],
    from[1],
    turn,
    line(`M0 0H${n(length)}`, darker(colour, 0.3), width) +
      line(`M0 ${n(-width * 0.18)}H${n(length)}`, colour, width * 0.6) +
      line(stripes, stripe, width * 0.28),
  );
}

/** White flashes dropping off a slow flame. */
function twinkling(
  canvas: Canvas,
  light: Light,
  x: number,
  y: number,
  r: number,
  colours: readonly string[],
) {
  sparkle(canvas, light, { x, y, r: r * 0.5, count: 60, colours, fork: false });
  glints(canvas, light, { x, y: y + r * 0.5, rx: r * 0.75, ry: r, count: 55, size: 15, colours });
}

const shower = (
  canvas: Canvas,
  light: Light,
  tip: Point,
  lean: number,
  reach: number,
  colours: readonly string[],
) => {
  fountain(canvas, light, {
    x: tip[0],
    y: tip[1],
    height: reach,
    spread: 16,
    lean,
    count: reach * 1.8,
    colours,
    width: 2.4,
  });
};

export const twinklePictures: Record<string, Scene> = {
  'twinkling-star-small': {
    zoom: [330, 260, 1.25],
    place: 'hills',
    glow: palette.sky,
    floor: 540,
    light: (canvas, light) => {
      twinkling(canvas, light, 210, 190, 160, ['#ffffff', palette.straw, palette.sky]);
      twinkling(canvas, light, 450, 240, 140, ['#ffffff', palette.straw, palette.sky]);
    },
    front: () =>
      wrapped([330, 640], [210, 195], 13, '#2a56c6', palette.gold) +
      wrapped([350, 640], [450, 245], 13, '#c2257a', palette.cream),
    shine: [
      [210, 220, 230, palette.sky, 0.3],
      [450, 260, 210, palette.straw, 0.3],
    ],
  },
  'twinkling-star-long': {
    place: 'street',
    glow: palette.gold,
    floor: 520,
    pool: [260, 560, 220, palette.gold],
    light: (canvas, light) =>
      twinkling(canvas, light, 180, 240, 260, ['#ffffff', palette.gold, palette.straw]),
    front: (canvas) =>
      wrapped([660, 250], [182, 240], 15, '#c8222c', palette.gold) +
      packet(canvas, 500, 470, 130, 270, 12, { colour: '#c8222c', motif: 'star' }),
    shine: [[180, 290, 320, palette.gold, 0.4]],
  },
  'pencil-small': {
    zoom: [360, 330, 1.25],
    place: 'lamps',
    glow: palette.saffron,
    floor: 540,
    light: (canvas, light) =>
      shower(canvas, light, [330, 290], 30, 270, [palette.gold, palette.saffron]),
    front: (canvas) =>
      wrapped([190, 560], [330, 292], 17, '#e0a010', '#7d0f2b') +
      packet(canvas, 500, 500, 140, 200, 8, { colour: '#7d0f2b', motif: 'flame' }),
    shine: [[350, 250, 250, palette.saffron, 0.45]],
  },
  'pencil-colour': {
    place: 'temple',
    glow: palette.green,
    floor: 540,
    light: (canvas, light) => {
      shower(canvas, light, [200, 330], -24, 230, [palette.ember, palette.rose]);
      shower(canvas, light, [320, 280], 0, 250, [palette.green, palette.lime]);
      shower(canvas, light, [440, 330], 24, 230, [palette.sky, palette.blue]);
    },
    front: () =>
      wrapped([290, 640], [200, 332], 17, '#d42b3a', palette.cream) +
      wrapped([320, 640], [320, 282], 17, '#138a4c', palette.cream) +
      wrapped([350, 640], [440, 332], 17, '#2a56c6', palette.cream),
    shine: [[320, 260, 300, palette.green, 0.22]],
  },
  'pencil-ultra': {
    place: 'terrace',
    glow: palette.magenta,
    floor: 540,
    light: (canvas, light) => {
      shower(canvas, light, [430, 260], 52, 330, [palette.magenta, palette.rose, palette.gold]);
      glints(canvas, light, {
        x: 520,
        y: 180,
        rx: 130,
        ry: 130,
        count: 46,
        size: 12,
        colours: ['#ffffff', palette.rose],
      });
    },
    front: (canvas) =>
      packet(canvas, 110, 250, 110, 250, -10, {
        colour: '#7a1fa8',
        motif: 'comet',
        accent: palette.rose,
      }) + wrapped([40, 610], [430, 262], 28, '#7a1fa8', palette.gold),
    shine: [[450, 240, 280, palette.magenta, 0.4]],
  },
};
