import { carton, type Label, matchbox } from './boxes.ts';
import { burst } from './bursts.ts';
import { type Canvas, line } from './canvas.ts';
import { palette } from './palette.ts';
import type { Scene } from './scene.ts';
import { fountain, glints, sparkle } from './sparks.ts';
import { cone, disc, rocket, sparklerStick, tube } from './tubes.ts';

/** What looks out of an open gift box. */
export const treats = (canvas: Canvas, x: number, y: number, width: number) =>
  [0.1, 0.18, 0.26]
    .map((part) =>
      sparklerStick([x + width * part, y + 10], [x + width * part - 20, y - 130], 7, '#8a8694', 0),
    )
    .join('') +
  rocket(canvas, x + width * 0.42, y - 10, -6, {
    colour: '#1f58c2',
    nose: palette.saffron,
    length: 100,
    girth: 34,
    stick: 20,
  }) +
  rocket(canvas, x + width * 0.58, y - 4, 7, {
    colour: '#c2187a',
    nose: palette.aqua,
    length: 110,
    girth: 34,
    stick: 20,
  }) +
  cone(canvas, x + width * 0.8, y + 14, 84, 96, {
    colour: '#138a4c',
    motif: 'star',
    stripes: true,
  }) +
  tube(canvas, x + width * 1.02, y + 8, 46, 96, { colour: '#8a2ac2' });

function giftBox(look: {
  place: Scene['place'];
  glow: string;
  label: Label;
  box: readonly [number, number, number, number];
  shells: readonly (readonly [number, number, number, string])[];
  around?: Scene['front'];
}): Scene {
  const [x, y, width, height] = look.box;
  return {
    place: look.place,
    glow: look.glow,
    floor: 470,
    pool: [x + width / 2, 590, 330, look.glow],
    light: (canvas, light) => {
      for (const [cx, cy, r, colour] of look.shells)
        burst(canvas, light, { x: cx, y: cy, r, colours: [colour, palette.straw] });
      glints(canvas, light, {
        x: x + width / 2,
        y: y - height - 70,
        rx: width * 0.6,
        ry: 70,
        count: 22,
        size: 10,
        colours: [palette.gold, palette.cream],
      });
    },
    front: (canvas) =>
      carton(canvas, x, y, width, height, 90, look.label, treats(canvas, 36, 4, width * 0.86)) +
      line(
        `M${x + width * 0.14} ${y - height}V${y}M${x + width * 0.86} ${y - height}V${y}`,
        look.label.accent ?? palette.gold,
        9,
        'opacity="0.9"',
      ) +
      (look.around?.(canvas) ?? ''),
    shine: [[x + width / 2, y - height - 40, 260, look.glow, 0.4]],
  };
}

const flame = (x: number, y: number, size: number, colour: string) =>
  [1, 0.66, 0.36]
    .map(
      (part, i) =>
        `<path d="M${x} ${y - size * 1.5 * part}C${x + size * 0.5 * part} ${y - size * 0.7 * part} ${x + size * 0.5 * part} ${y} ${x} ${y}S${x - size * 0.5 * part} ${y - size * 0.7 * part} ${x} ${y - size * 1.5 * part}Z" fill="${[colour, palette.straw, '#ffffff'][i]}" opacity="${[0.75, 0.85, 0.95][i]}"/>`,
    )
    .join('');

export const giftAndMatchPictures: Record<string, Scene> = {
  'gift-kids': giftBox({
    place: 'street',
    glow: palette.aqua,
    label: { colour: '#1398a8', motif: 'butterfly', accent: palette.straw, ground: '#7a1f6a' },
    box: [130, 605, 310, 190],
    shells: [
      [130, 150, 80, palette.magenta],
      [520, 130, 90, palette.lime],
    ],
  }),
  'gift-family': giftBox({
    place: 'temple',
    glow: palette.saffron,
    label: { colour: '#c4261f', motif: 'lamp' },
    box: [110, 610, 350, 220],
    shells: [[320, 120, 110, palette.saffron]],
    around: (canvas) => disc(canvas, 560, 590, 56, { colour: '#1a4f9e', heart: palette.gold }),
  }),
  'gift-deluxe': giftBox({
    place: 'lamps',
    glow: palette.magenta,
    label: { colour: '#6a1b9a', motif: 'feather', accent: palette.gold },
    box: [100, 610, 370, 230],
    shells: [
      [150, 140, 95, palette.magenta],
      [480, 110, 105, palette.gold],
    ],
  }),
  'gift-grand': giftBox({
    place: 'terrace',
    glow: palette.gold,
    label: { colour: '#8a0f3a', motif: 'gopuram', accent: palette.gold },
    box: [80, 615, 410, 250],
    shells: [
      [110, 160, 80, palette.aqua],
      [320, 100, 100, palette.gold],
      [540, 150, 85, palette.ember],
    ],
    around: (canvas) => tube(canvas, 590, 600, 52, 120, { colour: '#138a4c', motif: 'star' }),
  }),
  'match-colour': {
    place: 'lamps',
    glow: palette.green,
    floor: 420,
    pool: [420, 560, 220, palette.green],
    behind: (canvas) =>
      matchbox(
        canvas,
        200,
        430,
        240,
        150,
        -10,
        { colour: '#0f6f52', motif: 'fish', accent: palette.lime },
        [palette.green, palette.red],
      ),
    light: (canvas, light) =>
      sparkle(canvas, light, {
        x: 480,
        y: 215,
        r: 130,
        count: 90,
        colours: [palette.green, palette.lime],
      }),
    front: () =>
      line('M400 600L478 232', palette.straw, 11) +
      flame(480, 236, 74, palette.green) +
      line('M560 600L548 420', palette.straw, 10) +
      line('M548 420v-14', palette.red, 18),
    shine: [[480, 200, 260, palette.green, 0.5]],
  },
  'match-ten-in-one': {
    place: 'courtyard',
    glow: palette.magenta,
    floor: 360,
    pool: [320, 520, 300, palette.magenta],
    behind: (canvas) =>
      [120, 250, 390, 520].map((x) => line(`M${x} 440V190`, palette.straw, 9)).join('') +
      (
        [
          ['#b3122d', 'sun', 470, 560],
          ['#1f4fb0', 'moon', 170, 560],
          ['#6a1b9a', 'star', 470, 470],
          ['#c98a12', 'drum', 170, 470],
        ] as const
      )
        .map(([colour, motif, x, y]) =>
          matchbox(canvas, x, y, 190, 120, 0, { colour, motif }, [
            palette.red,
            palette.green,
            palette.blue,
          ]),
        )
        .join(''),
    light: (canvas, light) => {
      for (const [x, colour] of [
        [120, palette.ember],
        [250, palette.green],
        [390, palette.sky],
        [520, palette.magenta],
      ] as const)
        sparkle(canvas, light, { x, y: 180, r: 74, count: 54, colours: [colour] });
    },
    front: () =>
      (
        [
          [120, palette.ember],
          [250, palette.green],
          [390, palette.sky],
          [520, palette.magenta],
        ] as const
      )
        .map(([x, colour]) => flame(x, 196, 50, colour))
        .join(''),
    shine: [[320, 180, 330, palette.magenta, 0.25]],
  },
  'match-long': {
    place: 'temple',
    glow: palette.ember,
    floor: 480,
    behind: (canvas) =>
      matchbox(
        canvas,
        290,
        520,
        360,
        150,
        4,
        { colour: '#c2410c', motif: 'flame', accent: palette.straw },
        [palette.red],
      ),
    light: (canvas, light) =>
      fountain(canvas, light, {
        x: 470,
        y: 170,
        height: 130,
        spread: 50,
        count: 200,
        colours: [palette.ember, palette.saffron],
      }),
    front: () =>
      line('M90 420L468 182', palette.straw, 13) +
      line('M440 198L468 182', palette.red, 20) +
      flame(470, 190, 86, palette.ember),
    shine: [[470, 150, 280, palette.ember, 0.5]],
  },
};
