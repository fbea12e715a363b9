import { carton } from './boxes.ts';
import { type Canvas, ellipse, line } from './canvas.ts';
import { garland, type Point, shreds } from './crackers.ts';
import { numeral } from './motifs.ts';
import { darker, palette } from './palette.ts';
import type { Scene } from './scene.ts';
import { type Light, sparkle, streak } from './sparks.ts';

const reds = ['#d81f2e', '#b3122d', '#e8432f'];

/** The burning end of a garland: overlapping flashes. */
function crackling(canvas: Canvas, light: Light, x: number, y: number, r: number) {
  const { random } = canvas;
  for (let i = 0; i < 6; i += 1) {
    sparkle(canvas, light, {
      x: x + random.bell() * r * 0.7,
      y: y + random.bell() * r * 0.5,
      r: r * random.between(0.35, 0.75),
      count: 50,
      colours: [palette.gold, palette.saffron, palette.straw],
    });
  }
  streak(light, `M${x} ${y}h.1`, '#ffffff', r * 0.3);
}

const spiral = (
  x: number,
  y: number,
  from: number,
  to: number,
  turns: number,
  tilt: number,
): Point[] =>
  Array.from({ length: Math.round(turns * 14) + 1 }, (_, i) => {
    const part = i / (turns * 14);
    const angle = part * turns * Math.PI * 2;
    const r = from + (to - from) * part;
    return [x + Math.cos(angle) * r, y + Math.sin(angle) * r * tilt];
  });

/** A rolled garland tied into a wheel, its count on the paper heart. */
function wheelOf(
  canvas: Canvas,
  x: number,
  y: number,
  r: number,
  turns: number,
  count: number,
  colours: readonly string[] = reds,
) {
  return (
    ellipse(x + 8, y + r * 0.2, r * 1.16, r * 1.02, palette.ink, 'opacity="0.5"') +
    ellipse(x, y, r, r * 0.94, darker(palette.maroon, 0.3)) +
    garland(
      canvas,
      spiral(x, y, r * 0.46, r * 0.94, turns, 0.94),
      Math.round(turns * 46),
      25,
      8.5,
      colours,
    ) +
    ellipse(x, y, r * 0.36, r * 0.34, palette.gold) +
    ellipse(x, y, r * 0.32, r * 0.3, '#8f1230') +
    numeral(count, x, y, r * (count > 999 ? 0.13 : 0.2), palette.cream)
  );
}

export const garlandPictures: Record<string, Scene> = {
  'wala-100': {
    zoom: [330, 400, 1.28],
    place: 'street',
    glow: palette.ember,
    floor: 520,
    light: (canvas, light) => crackling(canvas, light, 330, 500, 130),
    front: (canvas) =>
      line('M330 0V60', palette.kraft, 4) +
      garland(
        canvas,
        [
          [330, 40],
          [322, 160],
          [340, 290],
          [330, 430],
        ],
        34,
        46,
        15,
        reds,
      ) +
      shreds(canvas, 330, 510, 190, 30, [palette.red, '#ff7a8a', palette.maroon]),
    shine: [[330, 500, 260, palette.saffron, 0.55]],
  },
  'wala-1000': {
    place: 'courtyard',
    glow: palette.saffron,
    floor: 300,
    pool: [520, 380, 240, palette.saffron],
    light: (canvas, light) => crackling(canvas, light, 520, 300, 130),
    behind: (canvas) =>
      garland(
        canvas,
        [
          [250, 560],
          [420, 570],
          [540, 520],
          [560, 420],
          [525, 320],
        ],
        44,
        30,
        10,
        reds,
      ),
    front: (canvas) =>
      wheelOf(canvas, 215, 400, 165, 3, 1000) +
      shreds(canvas, 520, 300, 150, 26, [palette.red, '#ff7a8a', palette.gold]),
    shine: [[520, 300, 250, palette.saffron, 0.55]],
  },
  'wala-2000': {
    place: 'temple',
    glow: palette.ember,
    floor: 420,
    pool: [130, 520, 240, palette.saffron],
    behind: (canvas) =>
      carton(canvas, 330, 590, 230, 270, 60, { colour: '#b3122d', motif: 'gopuram', count: 2000 }),
    light: (canvas, light) => crackling(canvas, light, 120, 330, 110),
    front: (canvas) =>
      garland(
        canvas,
        [
          [130, 350],
          [170, 460],
          [110, 530],
          [200, 590],
          [310, 560],
          [390, 600],
          [540, 610],
        ],
        60,
        30,
        10,
        ['#d81f2e', '#138a4c', '#e8a21a'],
      ) + shreds(canvas, 130, 340, 150, 24, [palette.red, palette.gold, palette.green]),
    shine: [[120, 330, 240, palette.saffron, 0.5]],
  },
  'wala-5000': {
    place: 'terrace',
    glow: palette.saffron,
    floor: 330,
    pool: [320, 480, 340, palette.ember],
    behind: (canvas) => wheelOf(canvas, 320, 350, 232, 4, 5000),
    light: (canvas, light) => crackling(canvas, light, 545, 560, 100),
    front: (canvas) => shreds(canvas, 540, 550, 130, 26, [palette.red, '#ff7a8a', palette.gold]),
    shine: [[545, 560, 240, palette.saffron, 0.6]],
  },
  'wala-10000': {
    place: 'hills',
    glow: palette.ember,
    floor: 400,
    pool: [320, 560, 360, palette.saffron],
    light: (canvas, light) => {
      crackling(canvas, light, 90, 480, 110);
      crackling(canvas, light, 230, 560, 90);
      crackling(canvas, light, 60, 590, 90);
    },
    behind: (canvas) =>
      wheelOf(canvas, 400, 280, 200, 4, 10000, ['#d81f2e', '#e8a21a', '#b3122d']) +
      wheelOf(canvas, 470, 500, 130, 3, 5000),
    front: (canvas) =>
      shreds(canvas, 130, 520, 200, 44, [palette.red, '#ff7a8a', palette.gold, palette.maroon]),
    shine: [[110, 520, 300, palette.saffron, 0.6]],
  },
};
