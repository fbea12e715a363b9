import { carton } from './boxes.ts';
import { burst, risingTail } from './bursts.ts';
import { ellipse, line, moved } from './canvas.ts';
import { darker, palette } from './palette.ts';
import type { Scene } from './scene.ts';
import { dot, fountain, glints, pinwheel, streak } from './sparks.ts';
import { tube } from './tubes.ts';

const balls = [
  palette.ember,
  palette.gold,
  palette.green,
  palette.sky,
  palette.magenta,
  palette.aqua,
  palette.cream,
];

export const handHeldPictures: Record<string, Scene> = {
  'candle-roman': {
    place: 'hills',
    glow: palette.blue,
    floor: 540,
    light: (canvas, light) => {
      for (const [i, colour] of balls.entries()) {
        const x = [250, 330, 270, 420, 360, 520, 470][i] ?? 300;
        const y = 370 - i * 48;
        risingTail(canvas, light, { from: [200 + i * 8, 440], to: [x, y], colour, width: 4 });
        dot(light, x, y, 24, colour);
        dot(light, x, y, 12, '#ffffff');
      }
      fountain(canvas, light, {
        x: 200,
        y: 440,
        height: 90,
        spread: 20,
        lean: 20,
        count: 140,
        colours: [palette.gold],
      });
    },
    front: (canvas) =>
      moved(
        130,
        640,
        19,
        tube(canvas, 0, 0, 62, 220, {
          colour: '#24479e',
          accent: palette.ember,
          motif: 'comet',
          bands: 6,
        }),
      ),
    shine: [
      [200, 430, 200, palette.gold, 0.35],
      [420, 200, 280, palette.sky, 0.18],
    ],
  },
  'candle-hand': {
    place: 'lamps',
    glow: palette.lime,
    floor: 530,
    light: (canvas, light) => {
      fountain(canvas, light, {
        x: 220,
        y: 300,
        height: 260,
        spread: 26,
        lean: -14,
        count: 430,
        colours: [palette.green, palette.lime],
      });
      fountain(canvas, light, {
        x: 430,
        y: 300,
        height: 260,
        spread: 26,
        lean: 14,
        count: 430,
        colours: [palette.magenta, palette.rose],
      });
    },
    front: (canvas) =>
      moved(270, 640, -10, tube(canvas, 0, 0, 44, 350, { colour: '#138a4c', bands: 8 })) +
      moved(380, 640, 10, tube(canvas, 0, 0, 44, 350, { colour: '#c2187a', bands: 8 })),
    shine: [
      [220, 260, 220, palette.green, 0.35],
      [430, 260, 220, palette.magenta, 0.35],
    ],
  },
  'torch-hand': {
    place: 'street',
    glow: palette.saffron,
    floor: 540,
    light: (canvas, light) => {
      fountain(canvas, light, {
        x: 330,
        y: 290,
        height: 290,
        spread: 40,
        count: 560,
        colours: [palette.saffron, palette.ember, palette.gold],
      });
      glints(canvas, light, {
        x: 330,
        y: 150,
        rx: 180,
        ry: 120,
        count: 34,
        size: 9,
        colours: [palette.gold, palette.cream],
      });
    },
    front: (canvas) => {
      const cup = tube(canvas, 0, -170, 120, 130, { colour: '#b3122d', motif: 'flame', bands: 2 });
      return moved(
        318,
        640,
        3,
        line('M0 0V-180', darker('#8a5f36', 0.2), 44) +
          line('M-10 0V-180', palette.kraft, 10) +
          cup,
      );
    },
    shine: [[330, 250, 320, palette.saffron, 0.5]],
  },
  bangle: {
    place: 'temple',
    glow: palette.gold,
    floor: 360,
    pool: [330, 500, 320, palette.gold],
    behind: (canvas) =>
      carton(canvas, 50, 430, 130, 140, 44, {
        colour: '#a3155a',
        motif: 'wheel',
        accent: palette.gold,
      }),
    light: (canvas, light) => {
      pinwheel(canvas, light, {
        x: 380,
        y: 410,
        r: 130,
        reach: 150,
        count: 520,
        colours: [palette.gold, palette.rose, palette.straw],
        tilt: 0.5,
      });
      streak(light, 'M250 410a130 65 0 1 0 260 0a130 65 0 1 0 -260 0', palette.cream, 7, 0.8);
      burst(canvas, light, {
        x: 500,
        y: 130,
        r: 70,
        colours: [palette.rose, palette.gold],
        kind: 'peony',
      });
    },
    front: () =>
      (
        [
          ['#e8323f', 170, 570],
          ['#27b058', 300, 590],
          ['#2a7fe0', 440, 590],
        ] as const
      )
        .map(
          ([colour, x, y]) =>
            ellipse(
              x,
              y + 6,
              74,
              34,
              'none',
              `stroke="${darker(colour, 0.55)}" stroke-width="20"`,
            ) +
            ellipse(x, y, 74, 34, 'none', `stroke="${colour}" stroke-width="18"`) +
            ellipse(
              x,
              y - 3,
              74,
              34,
              'none',
              `stroke="${palette.gold}" stroke-width="5" stroke-dasharray="6 9"`,
            ),
        )
        .join(''),
    shine: [[380, 410, 280, palette.gold, 0.4]],
  },
};
