import { carton, packet } from './boxes.ts';
import { type Canvas, ellipse, line, moved, n, roundPaint, shape } from './canvas.ts';
import { darker, lighter, palette } from './palette.ts';
import type { Scene } from './scene.ts';
import { glints, type Light, sparkle } from './sparks.ts';
import { tube } from './tubes.ts';

/** A billowing column of coloured smoke, lit from the upper left. */
function smoke(
  canvas: Canvas,
  x: number,
  y: number,
  height: number,
  width: number,
  colour: string,
) {
  const { random } = canvas;
  const puff = (tint: string, power: number) =>
    roundPaint(canvas, [
      [0, tint, power],
      [0.6, tint, power * 0.6],
      [1, tint, 0],
    ]);
  const shade = puff(darker(colour, 0.45), 0.55);
  const body = puff(colour, 0.5);
  const lit = puff(lighter(colour, 0.45), 0.42);
  return Array.from({ length: 90 }, (_, i) => {
    const t = i / 90;
    const px = x + random.bell() * width * (0.12 + t) + Math.sin(t * 6) * width * 0.16;
    const py = y - t * height;
    const r = width * (0.14 + 0.46 * t) * random.between(0.6, 1.1);
    return (
      ellipse(px + r * 0.2, py + r * 0.2, r, r * 0.9, shade) +
      ellipse(px, py, r, r * 0.9, body) +
      ellipse(px - r * 0.35, py - r * 0.35, r * 0.55, r * 0.5, lit)
    );
  }).join('');
}

const bang = (canvas: Canvas, light: Light, x: number, y: number, r: number) => {
  sparkle(canvas, light, {
    x,
    y,
    r,
    count: 80,
    colours: [palette.gold, palette.saffron],
    fork: false,
  });
  glints(canvas, light, { x, y, rx: r, ry: r, count: 10, size: 9, colours: [palette.gold] });
};

const pistol = (colour: string) =>
  shape(
    'M120 150H430V196H300Q296 232 262 236H236L222 350H142L164 226Q118 214 120 150Z',
    darker(colour, 0.3),
  ) +
  shape('M124 150H430V172H124Z', colour) +
  shape('M156 240H214L204 340H152Z', '#5b3420') +
  line('M164 262L204 262M160 286L202 286M158 310L200 310', '#8a5a36', 5) +
  line('M238 240Q252 272 284 250L290 206', palette.steel, 9) +
  shape('M128 150L112 116L148 128L156 150Z', palette.steel) +
  line('M140 158H420', palette.cream, 3, 'opacity="0.5"') +
  ellipse(206, 196, 22, 22, palette.gold) +
  ellipse(206, 196, 13, 13, darker(colour, 0.2));

const ring = (x: number, y: number, r: number, colour: string) =>
  ellipse(
    x,
    y,
    r,
    r * 0.62,
    'none',
    `stroke="${darker(colour, 0.4)}" stroke-width="${n(r * 0.34)}"`,
  ) +
  ellipse(x - 1, y - 3, r, r * 0.62, 'none', `stroke="${colour}" stroke-width="${n(r * 0.2)}"`) +
  Array.from({ length: 8 }, (_, i) => {
    const angle = (i / 8) * Math.PI * 2;
    return (
      ellipse(
        x + Math.cos(angle) * r,
        y + Math.sin(angle) * r * 0.62 - 5,
        r * 0.17,
        r * 0.16,
        darker(colour, 0.3),
      ) +
      ellipse(
        x + Math.cos(angle) * r,
        y + Math.sin(angle) * r * 0.62 - 8,
        r * 0.13,
        r * 0.09,
        palette.cream,
      )
    );
  }).join('');

export const smokeAndCapPictures: Record<string, Scene> = {
  'smoke-three-colour': {
    place: 'terrace',
    glow: palette.rose,
    floor: 500,
    behind: (canvas) =>
      smoke(canvas, 160, 470, 400, 120, '#ff5f2e') +
      smoke(canvas, 320, 460, 420, 120, '#f2f0ff') +
      smoke(canvas, 480, 470, 400, 120, '#1fbf62'),
    front: (canvas) =>
      tube(canvas, 160, 590, 70, 110, { colour: '#e0561a', accent: palette.cream, motif: 'star' }) +
      tube(canvas, 320, 605, 70, 120, { colour: '#d9d5e8', accent: '#24479e', motif: 'wheel' }) +
      tube(canvas, 480, 590, 70, 110, { colour: '#138a4c', accent: palette.cream, motif: 'star' }),
    shine: [
      [160, 460, 170, palette.saffron, 0.25],
      [480, 460, 170, palette.green, 0.25],
    ],
  },
  'smoke-festival': {
    place: 'courtyard',
    glow: palette.violet,
    floor: 490,
    behind: (canvas) =>
      smoke(canvas, 250, 470, 430, 190, '#c22fd0') + smoke(canvas, 420, 480, 360, 150, '#1aa9e0'),
    front: (canvas) =>
      tube(canvas, 250, 600, 92, 130, {
        colour: '#8a1fb0',
        motif: 'butterfly',
        accent: palette.rose,
      }) +
      tube(canvas, 430, 590, 84, 112, { colour: '#0f78b0', motif: 'fish', accent: palette.aqua }),
    shine: [
      [250, 300, 300, palette.magenta, 0.2],
      [430, 330, 240, palette.sky, 0.2],
    ],
  },
  'caps-pistol': {
    zoom: [300, 330, 1.16],
    place: 'street',
    glow: palette.saffron,
    floor: 480,
    light: (canvas, light) => bang(canvas, light, 108, 200, 110),
    front: () => moved(40, 120, -4, pistol('#c2273a')),
    behind: (canvas) => packet(canvas, 500, 490, 130, 170, 9, { colour: '#c2273a', motif: 'star' }),
    shine: [
      [108, 200, 220, palette.saffron, 0.5],
      [260, 260, 260, palette.straw, 0.2],
    ],
  },
  'caps-roll': {
    place: 'lamps',
    glow: palette.ember,
    floor: 400,
    pool: [400, 520, 240, palette.ember],
    light: (canvas, light) => bang(canvas, light, 545, 515, 70),
    behind: (canvas) => carton(canvas, 50, 420, 140, 170, 46, { colour: '#b3122d', motif: 'bolt' }),
    front: () =>
      line('M330 556Q440 590 545 520', '#d8232f', 26) +
      Array.from({ length: 8 }, (_, i) =>
        ellipse(
          350 + i * 26,
          562 + Math.sin(i / 2.4) * 14 - (i > 5 ? (i - 5) * 9 : 0),
          5.5,
          5,
          '#3a0d18',
        ),
      ).join('') +
      [
        [330, 470, 92],
        [190, 545, 66],
      ]
        .map(
          ([x = 0, y = 0, r = 0]) =>
            ellipse(x + 6, y + r * 0.96, r, r * 0.2, palette.ink, 'opacity="0.5"') +
            ellipse(x, y, r, r, '#a3152a') +
            [0.86, 0.72, 0.58, 0.44]
              .map((part) =>
                ellipse(
                  x,
                  y,
                  r * part,
                  r * part,
                  'none',
                  `stroke="${part > 0.6 ? '#e8475a' : '#d8232f'}" stroke-width="${n(r * 0.05)}"`,
                ),
              )
              .join('') +
            ellipse(x, y, r * 0.3, r * 0.3, palette.ink) +
            line(
              `M${n(x - r * 0.66)} ${n(y - r * 0.56)}A${r * 0.86} ${r * 0.86} 0 0 1 ${n(x - r * 0.1)} ${n(y - r * 0.86)}`,
              palette.cream,
              4,
              'opacity="0.6"',
            ),
        )
        .join(''),
    shine: [[545, 515, 190, palette.saffron, 0.5]],
  },
  'caps-ring': {
    place: 'hills',
    glow: palette.lime,
    floor: 380,
    pool: [330, 500, 300, palette.lime],
    light: (canvas, light) => bang(canvas, light, 470, 230, 90),
    behind: (canvas) =>
      packet(canvas, 150, 300, 170, 230, -8, {
        colour: '#1f7f3a',
        motif: 'wheel',
        accent: palette.lime,
      }),
    front: () =>
      ring(330, 440, 66, '#e8323f') +
      ring(470, 520, 78, '#2a7fe0') +
      ring(210, 545, 82, '#f0b21a') +
      ring(470, 350, 50, '#27b058'),
    shine: [[470, 230, 200, palette.gold, 0.45]],
  },
};
