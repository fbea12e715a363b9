import { carton, type Label, packet } from './boxes.ts';
import { type Burst, burst, risingTail } from './bursts.ts';
import { type Canvas, ellipse } from './canvas.ts';
import { cracker, shreds } from './crackers.ts';
import { treats } from './gift-and-match-pictures.ts';
import { palette } from './palette.ts';
import type { Scene } from './scene.ts';
import { fountain, glints, sparkle } from './sparks.ts';
import { cone, disc, rocket, sparklerStick, tube } from './tubes.ts';

/** The pack alone, near, under festival lamps. */
const packShot = (
  glow: string,
  place: Scene['place'],
  front: (canvas: Canvas) => string,
): Scene => ({
  place,
  glow,
  floor: 430,
  pool: [320, 560, 340, glow],
  light: (canvas, light) =>
    glints(canvas, light, {
      x: 320,
      y: 200,
      rx: 280,
      ry: 130,
      count: 16,
      size: 8,
      colours: [palette.gold, palette.cream],
    }),
  front,
  shine: [[220, 200, 380, palette.straw, 0.16]],
});

/** The effect alone, as the neighbours see it. */
const nightShot = (glow: string, shells: readonly Burst[]): Scene => ({
  place: 'sky',
  glow,
  light: (canvas, light) => {
    for (const shell of shells) {
      risingTail(canvas, light, {
        from: [320 + (shell.x - 320) * 0.3, 640],
        to: [shell.x, shell.y],
        colour: palette.saffron,
        width: 2.5,
      });
      burst(canvas, light, shell);
    }
  },
  shine: shells
    .slice(0, 4)
    .map((shell) => [shell.x, shell.y, shell.r * 1.4, shell.colours[0] ?? glow, 0.25] as const),
});

const electric: Label = {
  colour: '#d97a12',
  motif: 'sun',
  accent: palette.cream,
  ground: '#7d0f2b',
};

const contents = (label: Label, colour: string) => (canvas: Canvas) =>
  carton(canvas, 150, 440, 300, 180, 90, label, treats(canvas, 30, 4, 270)) +
  [0, 1, 2]
    .map((i) => cone(canvas, 80 + i * 84, 560 + (i % 2) * 26, 78, 92, { colour, motif: 'star' }))
    .join('') +
  [0, 1]
    .map((i) =>
      disc(canvas, 360 + i * 110, 580 - i * 16, 50, { colour: '#1a4f9e', heart: palette.gold }),
    )
    .join('') +
  [0, 1]
    .map((i) =>
      tube(canvas, 555 + i * 40, 560 + i * 34, 38, 96, {
        colour: ['#138a4c', '#8a2ac2'][i] ?? colour,
      }),
    )
    .join('');

export const galleryPictures: Record<string, Scene> = {
  'sparklers-10cm-colour-pack': packShot(
    palette.magenta,
    'lamps',
    (canvas) =>
      packet(canvas, 220, 400, 200, 320, -8, { colour: '#a01c6b', motif: 'butterfly' }) +
      packet(canvas, 440, 430, 190, 300, 9, {
        colour: '#1f7f8f',
        motif: 'butterfly',
        accent: palette.straw,
      }),
  ),
  'sparklers-30cm-electric-pack': packShot(
    palette.saffron,
    'lamps',
    (canvas) =>
      Array.from({ length: 9 }, (_, i) =>
        sparklerStick([210 + i * 24, 420], [200 + i * 28, 110 + (i % 3) * 22], 9, '#6d6a78', 0),
      ).join('') + carton(canvas, 180, 600, 230, 330, 70, electric),
  ),
  'flower-pots-deluxe-pack': packShot(
    palette.gold,
    'courtyard',
    (canvas) =>
      carton(canvas, 70, 520, 260, 270, 80, { colour: '#a7112f', motif: 'gopuram' }) +
      [0, 1]
        .map((i) =>
          cone(canvas, 420 + i * 120, 570 + i * 26, 130, 165, {
            colour: '#a7112f',
            motif: 'gopuram',
          }),
        )
        .join(''),
  ),
  'flower-pots-colour-koti-night': {
    place: 'street',
    glow: palette.lilac,
    floor: 560,
    pool: [320, 600, 320, palette.magenta],
    light: (canvas, light) => {
      for (const [x, colours] of [
        [130, [palette.magenta, palette.rose]],
        [320, [palette.green, palette.gold]],
        [510, [palette.sky, palette.violet]],
      ] as const) {
        fountain(canvas, light, { x, y: 570, height: 470, spread: 17, count: 700, colours });
        glints(canvas, light, { x, y: 190, rx: 110, ry: 90, count: 24, size: 10, colours });
      }
    },
    shine: [[320, 480, 340, palette.magenta, 0.25]],
  },
  'chakkar-deluxe-pack': packShot(
    palette.magenta,
    'terrace',
    (canvas) =>
      carton(canvas, 90, 500, 290, 180, 90, {
        colour: '#c21660',
        motif: 'wheel',
        accent: palette.aqua,
      }) +
      [
        [480, 440],
        [520, 530],
        [380, 580],
        [230, 585],
      ]
        .map(([x = 0, y = 0]) => disc(canvas, x, y, 74, { colour: '#c21660', heart: palette.aqua }))
        .join(''),
  ),
  'fountain-peacock-pack': packShot(
    palette.teal,
    'temple',
    (canvas) =>
      carton(canvas, 90, 580, 220, 360, 70, {
        colour: '#0a6f8f',
        motif: 'feather',
        accent: palette.lime,
      }) + tube(canvas, 490, 590, 140, 250, { colour: '#0a6f8f', motif: 'feather' }),
  ),
  'rocket-lunik-pack': packShot(
    palette.sky,
    'hills',
    (canvas) =>
      [0, 1, 2, 3, 4]
        .map((i) =>
          rocket(canvas, 190 + i * 56, 400, -8 + i * 4, {
            colour: '#24479e',
            nose: '#e0323a',
            length: 150,
            girth: 44,
            stick: 60,
            fins: true,
          }),
        )
        .join('') +
      carton(canvas, 140, 600, 300, 230, 80, {
        colour: '#24479e',
        motif: 'comet',
        accent: palette.saffron,
      }),
  ),
  'sound-bijili-pack': packShot(
    palette.ember,
    'courtyard',
    (canvas) =>
      [0, 1, 2]
        .map((i) =>
          packet(canvas, 150 + i * 160, 330 + (i % 2) * 24, 140, 230, -6 + i * 6, {
            colour: '#c2172b',
            motif: 'bolt',
          }),
        )
        .join('') +
      Array.from({ length: 15 }, (_, i) =>
        cracker(
          canvas,
          90 + i * 33,
          540 + (i % 4) * 16,
          -60 + ((i * 37) % 120),
          96,
          16,
          i % 2 ? '#d4202f' : '#f1ede0',
          i % 2 ? palette.gold : palette.red,
        ),
      ).join(''),
  ),
  'wala-5000-night': {
    place: 'street',
    glow: palette.saffron,
    floor: 430,
    pool: [320, 540, 380, palette.saffron],
    light: (canvas, light) => {
      for (let i = 0; i < 11; i += 1) {
        sparkle(canvas, light, {
          x: 40 + i * 56,
          y: 540 - i * 22 + (i % 2) * 26,
          r: 110 - i * 6,
          count: 90,
          colours: [palette.gold, palette.saffron, palette.cream],
        });
      }
    },
    front: (canvas) =>
      ellipse(320, 630, 400, 30, palette.ink, 'opacity="0.2"') +
      shreds(canvas, 320, 480, 330, 110, [palette.red, '#ff7a8a', palette.maroon, palette.gold]),
    shine: [
      [180, 500, 320, palette.saffron, 0.4],
      [480, 380, 240, palette.straw, 0.3],
    ],
  },
  'aerial-30-night': nightShot(palette.green, [
    { x: 240, y: 230, r: 215, colours: [palette.green, palette.lime], heart: palette.magenta },
    { x: 510, y: 420, r: 110, colours: [palette.magenta, palette.rose], kind: 'peony' },
  ]),
  'aerial-60-night': nightShot(palette.violet, [
    { x: 400, y: 230, r: 215, colours: [palette.lilac, palette.violet], heart: palette.aqua },
    { x: 130, y: 180, r: 105, colours: [palette.aqua, palette.sky] },
    { x: 150, y: 440, r: 95, colours: [palette.rose, palette.magenta], kind: 'ring' },
  ]),
  'aerial-120-night': nightShot(palette.gold, [
    { x: 210, y: 200, r: 205, colours: [palette.gold, palette.straw], kind: 'willow' },
    { x: 470, y: 300, r: 170, colours: [palette.saffron, palette.gold], kind: 'willow' },
  ]),
  'aerial-240-night': nightShot(palette.magenta, [
    { x: 160, y: 150, r: 125, colours: [palette.magenta, palette.rose] },
    { x: 470, y: 140, r: 135, colours: [palette.aqua, palette.sky], heart: palette.gold },
    { x: 320, y: 310, r: 140, colours: [palette.ember, palette.saffron], kind: 'palm' },
    { x: 110, y: 420, r: 95, colours: [palette.green, palette.lime], kind: 'peony' },
    { x: 540, y: 420, r: 95, colours: [palette.straw, palette.cream], kind: 'crackle' },
  ]),
  'gift-family-contents': packShot(
    palette.saffron,
    'courtyard',
    contents({ colour: '#c4261f', motif: 'lamp' }, '#c4261f'),
  ),
  'gift-grand-contents': packShot(
    palette.gold,
    'temple',
    contents({ colour: '#8a0f3a', motif: 'gopuram' }, '#e0761a'),
  ),
};
