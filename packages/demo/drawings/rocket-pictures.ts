import { carton } from './boxes.ts';
import { burst, risingTail } from './bursts.ts';
import { ellipse, line, shape } from './canvas.ts';
import { palette } from './palette.ts';
import type { Scene } from './scene.ts';
import { glints } from './sparks.ts';
import { rocket } from './tubes.ts';

const bottle = (x: number, y: number) =>
  shape(`M${x - 16} ${y}v-70q0-22 9-34v-34h14v34q9 12 9 34v70Z`, '#123f3a') +
  line(`M${x - 10} ${y - 8}v-60`, palette.aqua, 3, 'opacity="0.6"') +
  ellipse(x, y + 2, 24, 6, palette.ink, 'opacity="0.5"');

export const rocketPictures: Record<string, Scene> = {
  'rocket-baby': {
    place: 'street',
    glow: palette.saffron,
    floor: 540,
    light: (canvas, light) => {
      risingTail(canvas, light, {
        from: [470, 520],
        to: [330, 170],
        colour: palette.saffron,
        width: 4,
      });
      burst(canvas, light, { x: 325, y: 150, r: 105, colours: [palette.gold, palette.saffron] });
    },
    front: (canvas) =>
      [0, 1, 2, 3]
        .map((i) =>
          rocket(canvas, 96 + i * 76, 520 - (i % 2) * 20, -6 + i * 4, {
            colour: ['#c21f3a', '#1f58c2', '#0d7a4a', '#8a2aa8'][i] ?? palette.red,
            nose: palette.saffron,
            length: 130,
            girth: 40,
            stick: 150,
          }),
        )
        .join(''),
    shine: [[325, 150, 190, palette.gold, 0.4]],
  },
  'rocket-lunik': {
    zoom: [340, 300, 1.22],
    place: 'terrace',
    glow: palette.sky,
    floor: 560,
    light: (canvas, light) => {
      risingTail(canvas, light, {
        from: [200, 620],
        to: [318, 330],
        colour: palette.gold,
        width: 8,
      });
      burst(canvas, light, {
        x: 500,
        y: 130,
        r: 95,
        colours: [palette.sky, palette.blue],
        heart: palette.cream,
      });
      glints(canvas, light, {
        x: 250,
        y: 520,
        rx: 80,
        ry: 110,
        count: 30,
        size: 8,
        colours: [palette.gold, palette.saffron],
      });
    },
    front: (canvas) =>
      rocket(canvas, 320, 350, 18, {
        colour: '#24479e',
        nose: '#e0323a',
        length: 190,
        girth: 62,
        stick: 230,
        fins: true,
      }),
    shine: [[300, 390, 170, palette.saffron, 0.5]],
  },
  'rocket-whistling': {
    place: 'hills',
    glow: palette.magenta,
    floor: 540,
    light: (canvas, light) => {
      for (const [x, y, colour] of [
        [150, 130, palette.magenta],
        [330, 80, palette.aqua],
        [520, 150, palette.gold],
      ] as const) {
        risingTail(canvas, light, {
          from: [300 + (x - 320) * 0.15, 520],
          to: [x, y],
          colour,
          width: 4.5,
        });
        burst(canvas, light, { x, y, r: 70, colours: [colour], kind: 'peony' });
      }
    },
    front: (canvas) =>
      carton(canvas, 190, 620, 220, 120, 60, {
        colour: '#a8125e',
        motif: 'comet',
        accent: palette.aqua,
      }) +
      line('M70 300q24-22 0-44M92 312q44-34 0-80', palette.rose, 4, 'opacity="0.7"') +
      rocket(canvas, 530, 500, 10, {
        colour: '#a8125e',
        nose: palette.aqua,
        length: 130,
        girth: 36,
        stick: 130,
      }),
    shine: [[330, 130, 280, palette.magenta, 0.22]],
  },
  'rocket-parachute': {
    zoom: [330, 330, 1.16],
    place: 'temple',
    glow: palette.teal,
    floor: 540,
    behind: () =>
      [
        [190, 190, 84, palette.ember],
        [450, 140, 66, palette.teal],
      ]
        .map(([cx, cy, r, colour]) => {
          const [x, y, s] = [Number(cx), Number(cy), Number(r)];
          return (
            line(
              `M${x - s} ${y}L${x} ${y + s * 1.5}L${x + s} ${y}M${x - s * 0.4} ${y}L${x} ${y + s * 1.5}L${x + s * 0.4} ${y}`,
              palette.steel,
              1.4,
            ) +
            shape(
              `M${x - s} ${y}A${s} ${s * 0.9} 0 0 1 ${x + s} ${y}Q${x + s * 0.7} ${y - 14} ${x + s * 0.4} ${y}Q${x} ${y - 16} ${x - s * 0.4} ${y}Q${x - s * 0.7} ${y - 14} ${x - s} ${y}Z`,
              String(colour),
            ) +
            shape(
              `M${x - s * 0.4} ${y}Q${x - s * 0.3} ${y - s * 0.8} ${x} ${y - s * 0.88}Q${x + s * 0.3} ${y - s * 0.8} ${x + s * 0.4} ${y}Q${x} ${y - 16} ${x - s * 0.4} ${y}Z`,
              palette.cream,
            )
          );
        })
        .join(''),
    light: (canvas, light) => {
      burst(canvas, light, {
        x: 190,
        y: 322,
        r: 44,
        colours: [palette.ember, palette.rose],
        kind: 'peony',
      });
      burst(canvas, light, {
        x: 450,
        y: 244,
        r: 40,
        colours: [palette.aqua, palette.teal],
        kind: 'peony',
      });
    },
    front: (canvas) =>
      rocket(canvas, 350, 560, -8, {
        colour: '#0a6f8f',
        nose: palette.gold,
        accent: palette.cream,
        length: 220,
        girth: 72,
        stick: 100,
      }),
    shine: [
      [190, 300, 170, palette.ember, 0.35],
      [450, 220, 170, palette.teal, 0.35],
    ],
  },
  'rocket-two-sound': {
    place: 'sky',
    glow: palette.ember,
    light: (canvas, light) => {
      risingTail(canvas, light, {
        from: [250, 600],
        to: [230, 250],
        colour: palette.saffron,
        width: 5,
      });
      burst(canvas, light, {
        x: 230,
        y: 220,
        r: 120,
        colours: ['#ffffff', palette.straw],
        kind: 'crackle',
      });
      burst(canvas, light, {
        x: 440,
        y: 150,
        r: 145,
        colours: [palette.ember, palette.saffron],
        kind: 'palm',
      });
    },
    front: (canvas) =>
      bottle(470, 630) +
      rocket(canvas, 466, 505, 3, {
        colour: '#d4232f',
        nose: '#2a2a44',
        length: 110,
        girth: 40,
        stick: 80,
      }) +
      rocket(canvas, 110, 560, -14, {
        colour: '#d4232f',
        nose: '#2a2a44',
        length: 130,
        girth: 44,
        stick: 110,
      }),
    shine: [
      [230, 220, 200, palette.straw, 0.3],
      [440, 150, 220, palette.ember, 0.3],
    ],
  },
};
