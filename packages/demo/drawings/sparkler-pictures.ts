import { carton, type Label } from './boxes.ts';
import type { Canvas } from './canvas.ts';
import { lighter, palette } from './palette.ts';
import type { Scene } from './scene.ts';
import { glints, sparkle } from './sparks.ts';
import { sparklerStick } from './tubes.ts';

type Pose = {
  label: Label;
  place: Scene['place'];
  colours: readonly string[];
  /** Foot and tip of every burning stick. */
  sticks: readonly (readonly [from: readonly [number, number], tip: readonly [number, number]])[];
  reach: number;
  coat?: string;
  box?: readonly [x: number, y: number, width: number, height: number];
};

const inBox = (canvas: Canvas, pose: Pose) => {
  if (!pose.box) return '';
  const [x, y, width, height] = pose.box;
  const peeking = Array.from({ length: 7 }, (_, i) =>
    sparklerStick(
      [x + width * 0.2 + i * width * 0.1, y - height],
      [x + width * 0.24 + i * width * 0.1, y - height - 66 - (i % 3) * 12],
      6,
      pose.coat ?? '#6d6a78',
      0,
    ),
  ).join('');
  return peeking + carton(canvas, x, y, width, height, 40, pose.label);
};

function sparklers(pose: Pose): Scene {
  const glowColour = pose.colours[0] ?? palette.gold;
  const tip = pose.sticks[0]?.[1] ?? [320, 240];
  return {
    place: pose.place,
    glow: glowColour,
    floor: 500,
    pool: [tip[0], 545, 260, glowColour],
    behind: (canvas) => inBox(canvas, pose),
    light: (canvas, light) => {
      for (const [i, [, [x, y]]] of pose.sticks.entries()) {
        const colour = pose.colours[i % pose.colours.length] ?? palette.gold;
        const colours = pose.sticks.length > 1 ? [colour, lighter(colour, 0.35)] : pose.colours;
        sparkle(canvas, light, { x, y, r: pose.reach, count: pose.reach * 1.1, colours });
        glints(canvas, light, {
          x,
          y: y + 20,
          rx: pose.reach,
          ry: pose.reach,
          count: 9,
          size: 8,
          colours,
        });
      }
    },
    front: () =>
      pose.sticks
        .map(([from, end]) => sparklerStick(from, end, 8, pose.coat ?? '#6d6a78'))
        .join(''),
    shine: pose.sticks.map(
      ([, [x, y]], i) =>
        [
          x,
          y,
          pose.reach * 1.5,
          pose.colours[i % pose.colours.length] ?? palette.gold,
          0.5,
        ] as const,
    ),
  };
}

export const sparklerPictures: Record<string, Scene> = {
  'sparklers-7cm-electric': sparklers({
    label: { colour: '#20409a', motif: 'star', accent: palette.gold },
    place: 'lamps',
    colours: [palette.gold, palette.straw, palette.saffron],
    sticks: [
      [
        [560, 620],
        [420, 250],
      ],
    ],
    reach: 190,
    box: [60, 590, 170, 130],
  }),
  'sparklers-10cm-colour': sparklers({
    label: { colour: '#a01c6b', motif: 'butterfly' },
    place: 'street',
    colours: [palette.magenta, palette.aqua, palette.lime],
    sticks: [
      [
        [260, 640],
        [130, 260],
      ],
      [
        [320, 640],
        [320, 170],
      ],
      [
        [380, 640],
        [510, 260],
      ],
    ],
    reach: 120,
  }),
  'sparklers-12cm-green': sparklers({
    label: { colour: '#0d6b46', motif: 'mango', accent: palette.lime },
    place: 'hills',
    colours: [palette.green, palette.lime, '#8dffb0'],
    sticks: [
      [
        [60, 640],
        [250, 230],
      ],
    ],
    reach: 205,
    box: [390, 600, 150, 220],
  }),
  'sparklers-15cm-red': sparklers({
    label: { colour: '#b3122d', motif: 'flame', accent: palette.gold },
    place: 'temple',
    colours: [palette.ember, '#ff6a55', '#ff2f4f'],
    sticks: [
      [
        [600, 640],
        [400, 220],
      ],
    ],
    reach: 205,
    box: [70, 600, 140, 250],
  }),
  'sparklers-30cm-electric': sparklers({
    label: { colour: '#d97a12', motif: 'sun', accent: palette.cream, ground: '#7d0f2b' },
    place: 'terrace',
    colours: [palette.gold, palette.straw, palette.cream],
    sticks: [
      [
        [40, 640],
        [250, 190],
      ],
      [
        [600, 640],
        [410, 250],
      ],
    ],
    reach: 175,
  }),
  'sparklers-30cm-five-colour': sparklers({
    label: { colour: '#3b1c86', motif: 'feather', accent: palette.aqua },
    place: 'courtyard',
    colours: [palette.ember, palette.gold, palette.green, palette.sky, palette.magenta],
    sticks: [
      [
        [290, 640],
        [80, 330],
      ],
      [
        [305, 640],
        [180, 200],
      ],
      [
        [320, 640],
        [320, 140],
      ],
      [
        [335, 640],
        [460, 200],
      ],
      [
        [350, 640],
        [560, 330],
      ],
    ],
    reach: 92,
  }),
  'sparklers-50cm-electric': sparklers({
    label: { colour: '#5a2a10', motif: 'comet' },
    place: 'lamps',
    colours: [palette.gold, palette.saffron, palette.straw],
    sticks: [
      [
        [20, 630],
        [470, 170],
      ],
    ],
    reach: 225,
    coat: '#7a6a58',
  }),
  'sparklers-umbrella': {
    place: 'street',
    glow: palette.saffron,
    floor: 500,
    pool: [320, 550, 280, palette.saffron],
    light: (canvas, light) => {
      for (let i = 0; i < 9; i += 1) {
        const x = 320 + (i - 4) * 58;
        const y = 190 + Math.abs(i - 4) ** 2 * 8;
        sparkle(canvas, light, {
          x,
          y,
          r: 74,
          count: 70,
          colours: [palette.gold, palette.rose, palette.straw],
        });
      }
    },
    front: () =>
      Array.from({ length: 9 }, (_, i) =>
        sparklerStick(
          [320, 470],
          [320 + (i - 4) * 58, 190 + Math.abs(i - 4) ** 2 * 8],
          6,
          '#6d6a78',
          0.02,
        ),
      ).join('') + sparklerStick([320, 640], [320, 440], 12, '#a5682a', 0),
    shine: [[320, 230, 330, palette.saffron, 0.4]],
  },
};
