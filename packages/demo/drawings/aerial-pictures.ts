import { carton, type Label } from './boxes.ts';
import { type Burst, burst, risingTail } from './bursts.ts';
import { type Canvas, ellipse, n } from './canvas.ts';
import { darker, palette } from './palette.ts';
import type { Scene } from './scene.ts';
import { fountain } from './sparks.ts';
import { roundBody, tube } from './tubes.ts';

/** A block of tubes bound together, their mouths showing on top. */
function cake(
  canvas: Canvas,
  x: number,
  y: number,
  width: number,
  height: number,
  columns: number,
  label: Label,
) {
  const depth = width * 0.34;
  const rows = Math.max(2, Math.round(columns * 0.5));
  const rx = width / columns / 2.3;
  const mouths = Array.from({ length: rows * columns }, (_, i) => {
    const row = (Math.floor(i / columns) + 0.5) / rows;
    const column = ((i % columns) + 0.5) / columns;
    const mx = column * width + row * depth * 0.8;
    const my = -row * depth * 0.5;
    return (
      ellipse(mx, my, rx, rx * 0.55, roundBody(canvas, palette.kraft)) +
      ellipse(mx, my, rx * 0.7, rx * 0.36, darker(palette.card, 0.75))
    );
  }).join('');
  return (
    carton(canvas, x, y, width, height, depth, label) +
    `<g transform="translate(${n(x)} ${n(y - height)})">${mouths}</g>`
  );
}

function aerial(look: {
  place: Scene['place'];
  zoom?: Scene['zoom'];
  glow: string;
  shells: readonly Burst[];
  from: readonly [number, number];
  pack: (canvas: Canvas) => string;
}): Scene {
  return {
    place: look.place,
    zoom: look.zoom,
    glow: look.glow,
    floor: 560,
    pool: [look.from[0], 600, 220, look.glow],
    light: (canvas, light) => {
      for (const shell of look.shells) {
        const start = [look.from[0] + (shell.x - look.from[0]) * 0.08, look.from[1]] as const;
        risingTail(canvas, light, {
          from: start,
          to: [shell.x, shell.y],
          colour: palette.saffron,
          width: Math.max(2, shell.r / 40),
        });
        burst(canvas, light, shell);
      }
      fountain(canvas, light, {
        x: look.from[0],
        y: look.from[1] + 4,
        height: 70,
        spread: 20,
        count: 80,
        colours: [palette.gold],
      });
    },
    front: look.pack,
    shine: look.shells
      .slice(0, 4)
      .map(
        (shell) =>
          [shell.x, shell.y, shell.r * 1.5, shell.colours[0] ?? palette.gold, 0.28] as const,
      ),
  };
}

/** Shells on a fan above the pack, two rows of them when there are many. */
const fan = (
  count: number,
  r: number,
  radius: number,
  tints: readonly (readonly string[])[],
  kinds: readonly Burst['kind'][],
): Burst[] =>
  Array.from({ length: count }, (_, i) => {
    const angle = ((-58 + (116 * i) / Math.max(1, count - 1)) * Math.PI) / 180;
    const far = radius * (i % 2 ? 0.72 : 1);
    return {
      x: 320 + Math.sin(angle) * far,
      y: 520 - Math.cos(angle) * far,
      r: r * (i % 2 ? 0.8 : 1),
      colours: tints[i % tints.length] ?? [palette.gold],
      kind: kinds[i % kinds.length],
    };
  });

const many = [
  [palette.magenta, palette.rose],
  [palette.gold, palette.straw],
  [palette.aqua, palette.sky],
  [palette.green, palette.lime],
  [palette.ember, palette.saffron],
  [palette.lilac, palette.violet],
] as const;

export const aerialPictures: Record<string, Scene> = {
  'aerial-single': aerial({
    place: 'temple',
    glow: palette.magenta,
    shells: [
      { x: 330, y: 200, r: 190, colours: [palette.magenta, palette.rose], heart: palette.gold },
    ],
    from: [320, 500],
    pack: (canvas) =>
      tube(canvas, 320, 615, 74, 110, { colour: '#8a1560', motif: 'star', bands: 2 }),
  }),
  'aerial-7': aerial({
    zoom: [320, 380, 1.16],
    place: 'hills',
    glow: palette.aqua,
    shells: fan(
      7,
      74,
      400,
      [
        [palette.aqua, palette.sky],
        [palette.lime, palette.green],
      ],
      ['peony', 'chrysanthemum'],
    ),
    from: [320, 520],
    pack: (canvas) =>
      cake(canvas, 262, 625, 110, 90, 4, {
        colour: '#0d6f8a',
        motif: 'fish',
        accent: palette.lime,
      }),
  }),
  'aerial-12': aerial({
    place: 'terrace',
    glow: palette.ember,
    shells: [
      { x: 190, y: 190, r: 130, colours: [palette.ember, palette.saffron], kind: 'palm' },
      { x: 460, y: 150, r: 125, colours: [palette.gold, palette.straw], heart: palette.ember },
      { x: 330, y: 330, r: 70, colours: [palette.straw], kind: 'crackle' },
    ],
    from: [320, 500],
    pack: (canvas) =>
      cake(canvas, 240, 628, 140, 115, 4, { colour: '#c2251f', motif: 'sun', count: 12 }),
  }),
  'aerial-25': aerial({
    place: 'street',
    glow: palette.straw,
    shells: fan(
      5,
      104,
      370,
      [
        [palette.cream, palette.straw],
        [palette.gold, palette.cream],
      ],
      ['crackle'],
    ),
    from: [320, 500],
    pack: (canvas) =>
      cake(canvas, 236, 628, 145, 120, 5, { colour: '#4a2f9a', motif: 'bolt', count: 25 }),
  }),
  'aerial-30': aerial({
    place: 'sky',
    glow: palette.green,
    shells: [
      { x: 320, y: 170, r: 165, colours: [palette.green, palette.lime], heart: palette.magenta },
      { x: 120, y: 300, r: 90, colours: [palette.magenta, palette.rose], kind: 'peony' },
      { x: 530, y: 310, r: 90, colours: [palette.gold, palette.saffron], kind: 'peony' },
    ],
    from: [320, 490],
    pack: (canvas) =>
      cake(canvas, 226, 628, 165, 130, 6, { colour: '#0f6e4c', motif: 'feather', count: 30 }),
  }),
  'aerial-60': aerial({
    place: 'lamps',
    glow: palette.violet,
    shells: [
      { x: 210, y: 180, r: 150, colours: [palette.lilac, palette.violet], heart: palette.aqua },
      { x: 460, y: 140, r: 120, colours: [palette.aqua, palette.sky] },
      { x: 500, y: 340, r: 85, colours: [palette.rose, palette.magenta], kind: 'ring' },
      { x: 110, y: 390, r: 70, colours: [palette.gold], kind: 'peony' },
    ],
    from: [320, 480],
    pack: (canvas) =>
      cake(canvas, 210, 630, 190, 145, 7, { colour: '#5a22a8', motif: 'moon', count: 60 }),
  }),
  'aerial-120': aerial({
    place: 'temple',
    glow: palette.gold,
    shells: [
      {
        x: 320,
        y: 150,
        r: 200,
        colours: [palette.gold, palette.saffron, palette.straw],
        kind: 'willow',
      },
      { x: 110, y: 190, r: 85, colours: [palette.ember, palette.rose] },
      { x: 540, y: 180, r: 85, colours: [palette.green, palette.lime] },
    ],
    from: [320, 470],
    pack: (canvas) =>
      cake(canvas, 190, 630, 220, 160, 9, {
        colour: '#94640c',
        motif: 'crown',
        accent: palette.straw,
        count: 120,
      }),
  }),
  'aerial-240': aerial({
    place: 'sky',
    glow: palette.magenta,
    shells: [
      ...fan(9, 95, 410, many, ['chrysanthemum', 'peony', 'crackle']),
      { x: 320, y: 240, r: 120, colours: [palette.ember, palette.gold], heart: palette.sky },
    ],
    from: [320, 460],
    pack: (canvas) =>
      cake(canvas, 165, 630, 260, 170, 12, { colour: '#b0124f', motif: 'gopuram', count: 240 }),
  }),
};
