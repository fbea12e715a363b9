import { packet } from './boxes.ts';
import type { Canvas } from './canvas.ts';
import { bigCracker, boundBomb, cracker, shreds } from './crackers.ts';
import { palette } from './palette.ts';
import type { Scene } from './scene.ts';
import { glints, type Light, sparkle, streak } from './sparks.ts';

/** The flash of a bang: a hard white heart and straight rays. */
function flash(canvas: Canvas, light: Light, x: number, y: number, r: number, colour: string) {
  const { random } = canvas;
  for (let i = 0; i < 64; i += 1) {
    const angle = random.between(0, Math.PI * 2);
    const far = r * random.between(0.4, 1);
    const near = r * 0.12;
    const d = `M${x + Math.round(Math.cos(angle) * near)} ${y + Math.round(Math.sin(angle) * near)}L${x + Math.round(Math.cos(angle) * far)} ${y + Math.round(Math.sin(angle) * far)}`;
    streak(
      light,
      d,
      random.next() < 0.5 ? colour : palette.cream,
      random.between(1.5, 5),
      random.between(0.3, 0.9),
    );
  }
  streak(light, `M${x} ${y}h.1`, '#ffffff', r * 0.3);
}

const burningFuse = (canvas: Canvas, light: Light, x: number, y: number) =>
  sparkle(canvas, light, { x, y, r: 62, count: 70, colours: [palette.gold, palette.saffron] });

export const singleSoundPictures: Record<string, Scene> = {
  'sound-bijili': {
    place: 'courtyard',
    glow: palette.ember,
    floor: 400,
    pool: [440, 500, 240, palette.saffron],
    behind: (canvas) =>
      packet(canvas, 170, 420, 190, 250, -7, { colour: '#c2172b', motif: 'bolt' }),
    light: (canvas, light) => {
      flash(canvas, light, 470, 230, 150, palette.saffron);
      glints(canvas, light, {
        x: 470,
        y: 230,
        rx: 150,
        ry: 130,
        count: 22,
        size: 9,
        colours: [palette.gold],
      });
    },
    front: (canvas) =>
      shreds(canvas, 470, 230, 160, 26, [palette.red, '#ff6a7a', palette.maroon]) +
      Array.from({ length: 9 }, (_, i) =>
        cracker(
          canvas,
          300 + i * 33,
          560 - (i % 3) * 16,
          -50 + i * 14,
          92,
          15,
          i % 2 ? '#d4202f' : '#f1ede0',
          i % 2 ? palette.gold : palette.red,
        ),
      ).join(''),
    shine: [[470, 230, 260, palette.saffron, 0.5]],
  },
  'sound-kuruvi': {
    place: 'street',
    glow: palette.gold,
    floor: 470,
    pool: [200, 560, 220, palette.gold],
    light: (canvas, light) => flash(canvas, light, 190, 260, 200, palette.gold),
    front: (canvas) =>
      shreds(canvas, 190, 260, 170, 22, [palette.green, palette.gold, palette.cream]) +
      [
        [320, 590, -8],
        [430, 570, 4],
        [540, 590, 12],
      ]
        .map(([x = 0, y = 0, turn = 0], i) =>
          bigCracker(canvas, x, y, turn, 140, {
            colour: ['#138a4c', '#d69a12', '#138a4c'][i] ?? palette.leaf,
            accent: palette.cream,
            motif: 'mango',
          }),
        )
        .join(''),
    shine: [[190, 260, 260, palette.gold, 0.4]],
  },
  'sound-lakshmi': {
    place: 'temple',
    glow: palette.magenta,
    floor: 480,
    pool: [320, 590, 260, palette.magenta],
    light: (canvas, light) => burningFuse(canvas, light, 342, 218),
    front: (canvas) =>
      bigCracker(canvas, 160, 600, -6, 210, { colour: '#c2187a', motif: 'lotus' }) +
      bigCracker(canvas, 490, 600, 6, 210, { colour: '#c2187a', motif: 'lotus' }) +
      bigCracker(canvas, 322, 620, 0, 300, { colour: '#d4235f', motif: 'lotus' }),
    shine: [[342, 220, 190, palette.gold, 0.5]],
  },
  'sound-two-sound': {
    place: 'terrace',
    glow: palette.sky,
    floor: 490,
    pool: [320, 580, 260, palette.sky],
    light: (canvas, light) => {
      flash(canvas, light, 180, 230, 145, palette.sky);
      flash(canvas, light, 460, 160, 180, palette.ember);
    },
    front: (canvas) =>
      shreds(canvas, 320, 190, 250, 30, [palette.blue, palette.red, palette.cream]) +
      bigCracker(canvas, 240, 610, -5, 200, {
        colour: '#2450b8',
        motif: 'drum',
        accent: palette.cream,
      }) +
      bigCracker(canvas, 410, 610, 7, 200, {
        colour: '#c8202c',
        motif: 'drum',
        accent: palette.cream,
      }),
    shine: [
      [180, 220, 200, palette.sky, 0.35],
      [460, 150, 240, palette.ember, 0.35],
    ],
  },
  'sound-atom': {
    zoom: [320, 400, 1.1],
    place: 'hills',
    glow: palette.green,
    floor: 480,
    pool: [320, 590, 280, palette.gold],
    light: (canvas, light) => burningFuse(canvas, light, 352, 190),
    front: (canvas) => boundBomb(canvas, 320, 450, 150, { colour: '#2a5a26', twine: '#8fbf4a' }),
    shine: [[352, 190, 230, palette.gold, 0.55]],
  },
  'sound-hydro': {
    place: 'lamps',
    glow: palette.blue,
    floor: 490,
    pool: [320, 590, 280, palette.blue],
    behind: (canvas) =>
      boundBomb(canvas, 190, 490, 100, { colour: '#1d3f8a', twine: '#7ab0ff' }) +
      boundBomb(canvas, 460, 490, 100, { colour: '#1d3f8a', twine: '#7ab0ff' }),
    light: (canvas, light) => {
      flash(canvas, light, 325, 190, 190, palette.sky);
      glints(canvas, light, {
        x: 325,
        y: 190,
        rx: 210,
        ry: 150,
        count: 30,
        size: 9,
        colours: [palette.aqua, palette.cream],
      });
    },
    front: (canvas) => boundBomb(canvas, 325, 520, 95, { colour: '#173272', twine: '#a9ccff' }),
    shine: [[325, 190, 280, palette.sky, 0.4]],
  },
};
