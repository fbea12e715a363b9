import { carton } from './boxes.ts';
import { type Canvas, ellipse, line, moved, n, shape } from './canvas.ts';
import { darker, lighter, palette } from './palette.ts';
import type { Scene } from './scene.ts';
import { fountain, glints, pinwheel, sparkle, streak } from './sparks.ts';
import { disc } from './tubes.ts';

/** A rising snake of ash out of a small black tablet. */
function ashSnake(canvas: Canvas, x: number, y: number, size: number, flip: number) {
  const { random } = canvas;
  return Array.from({ length: 60 }, (_, i) => {
    const t = i / 59;
    const px = x + flip * Math.sin(t * 8.5) * size * 0.3 * (0.35 + t);
    const py = y - t * size;
    const r = size * (0.06 + 0.05 * t) * random.between(0.9, 1.1);
    return (
      ellipse(px, py, r, r * 0.8, i % 2 ? '#3b3346' : '#55495f') +
      ellipse(px - r * 0.3, py - r * 0.25, r * 0.5, r * 0.3, '#8c7d92', 'opacity="0.55"')
    );
  }).join('');
}

const rotor = (x: number, y: number, r: number) =>
  ellipse(x, y, r, r * 0.2, palette.aqua, 'opacity="0.25"') +
  ellipse(x, y, r, r * 0.2, 'none', `stroke="${palette.aqua}" stroke-width="3" opacity="0.7"`) +
  line(`M${n(x - r)} ${n(y)}H${n(x + r)}`, palette.cream, 2.5);

const helicopter = () =>
  shape(
    'M210 230Q300 150 400 220L540 196L556 160L576 162L566 220L420 258Q370 320 280 310Q210 300 210 230Z',
    '#d8232f',
  ) +
  shape('M228 228Q280 176 330 190L334 248L226 252Q224 240 228 228Z', palette.sky, 'opacity="0.9"') +
  line('M250 312L236 340M350 306L360 338M210 342H390', palette.gold, 7) +
  line('M318 176V140', palette.steel, 8) +
  shape('M250 268L420 246L418 260L262 284Z', palette.gold) +
  rotor(318, 138, 210) +
  rotor(566, 190, 40);

const drone = () =>
  line('M170 210L300 260M470 210L340 260M220 300L300 270M420 300L340 270', '#39435f', 12) +
  ellipse(320, 266, 66, 34, '#10897f') +
  ellipse(310, 256, 46, 17, palette.aqua, 'opacity="0.5"') +
  ellipse(320, 280, 16, 10, palette.ember) +
  [
    [170, 206],
    [470, 206],
    [220, 298],
    [420, 298],
  ]
    .map(([x = 0, y = 0]) => rotor(x, y, 74))
    .join('');

export const noveltyPictures: Record<string, Scene> = {
  'novelty-snake': {
    place: 'courtyard',
    glow: palette.saffron,
    floor: 400,
    pool: [360, 560, 240, palette.saffron],
    behind: (canvas) =>
      carton(canvas, 50, 520, 150, 190, 50, {
        colour: '#1d6b3a',
        motif: 'mango',
        accent: palette.lime,
      }) +
      [480, 540, 510]
        .map(
          (x, i) =>
            ellipse(x, 566 + i * 14, 20, 9, '#1a1424') +
            ellipse(x - 2, 562 + i * 14, 18, 7, '#4b3f57'),
        )
        .join(''),
    front: (canvas) => ellipse(375, 574, 46, 14, palette.ink) + ashSnake(canvas, 375, 566, 430, 1),
    light: (canvas, light) =>
      sparkle(canvas, light, {
        x: 375,
        y: 562,
        r: 80,
        count: 60,
        colours: [palette.saffron, palette.ember],
      }),
    shine: [
      [375, 560, 260, palette.saffron, 0.55],
      [340, 240, 220, palette.rose, 0.18],
    ],
  },
  'novelty-pop-pops': {
    place: 'street',
    glow: palette.aqua,
    floor: 450,
    pool: [430, 560, 220, palette.aqua],
    behind: (canvas) =>
      carton(canvas, 60, 540, 190, 230, 60, {
        colour: '#1378a6',
        motif: 'bolt',
        accent: palette.lime,
      }),
    light: (canvas, light) => {
      for (const [x, y] of [
        [440, 570],
        [540, 520],
        [370, 600],
      ] as const) {
        sparkle(canvas, light, {
          x,
          y,
          r: 70,
          count: 45,
          colours: [palette.aqua, palette.cream],
          fork: false,
        });
      }
    },
    front: () =>
      [
        [350, 220, '#ff6fae', -20],
        [440, 160, '#ffd24a', 12],
        [520, 270, '#7ee8d8', 30],
        [400, 350, '#b69cff', -8],
        [540, 400, '#ff8a5c', 16],
      ]
        .map(([x, y, colour, turn]) =>
          moved(
            Number(x),
            Number(y),
            Number(turn),
            shape('M-6-10Q-34 20-24 42Q0 60 24 42Q34 20 6-10Z', String(colour)) +
              shape('M-6-10Q-22-40-12-52L0-36L14-54Q22-38 6-10Z', lighter(String(colour), 0.35)) +
              line('M-16 8Q-20 30-10 44M2 0Q0 26 4 48', darker(String(colour), 0.35), 2),
          ),
        )
        .join(''),
    shine: [
      [440, 560, 200, palette.aqua, 0.35],
      [430, 250, 240, palette.rose, 0.16],
    ],
  },
  'novelty-helicopter': {
    place: 'terrace',
    glow: palette.ember,
    floor: 540,
    behind: helicopter,
    light: (canvas, light) => {
      for (let i = 0; i < 220; i += 1) {
        const angle = canvas.random.bell() * 0.5;
        const far = canvas.random.between(20, 240);
        const x = 300 + Math.sin(angle) * far;
        const y = 345 + Math.cos(angle) * far;
        streak(
          light,
          `M${n(x)} ${n(y)}l${n(Math.sin(angle) * 16)} ${n(Math.cos(angle) * 16)}`,
          far < 90 ? palette.cream : canvas.random.pick([palette.gold, palette.saffron]),
          2,
          1.1 - far / 260,
        );
      }
    },
    shine: [[300, 390, 240, palette.saffron, 0.5]],
  },
  'novelty-drone': {
    zoom: [320, 320, 1.36],
    place: 'hills',
    glow: palette.teal,
    floor: 560,
    behind: drone,
    light: (canvas, light) => {
      for (const [x, y] of [
        [170, 206],
        [470, 206],
        [220, 298],
        [420, 298],
      ] as const) {
        pinwheel(canvas, light, {
          x,
          y: y + 6,
          r: 20,
          reach: 90,
          count: 90,
          colours: [palette.aqua, palette.lime, palette.gold],
          tilt: 0.3,
        });
      }
      glints(canvas, light, {
        x: 320,
        y: 450,
        rx: 90,
        ry: 110,
        count: 44,
        size: 8,
        colours: [palette.aqua, palette.gold],
      });
      streak(light, 'M320 300L316 560', palette.straw, 3, 0.5);
    },
    shine: [[320, 270, 280, palette.teal, 0.4]],
  },
  'novelty-magic-whip': {
    place: 'temple',
    glow: palette.magenta,
    floor: 520,
    light: (canvas, light) => {
      const d = 'M110 600C250 560 120 380 260 330S470 420 500 300S330 170 250 200S330 60 520 90';
      streak(light, d, palette.magenta, 14, 0.4);
      streak(light, d, palette.rose, 6, 0.9);
      streak(light, d, '#ffffff', 2.5);
      for (const [x, y] of [
        [250, 330],
        [500, 300],
        [260, 200],
        [520, 90],
        [380, 375],
        [380, 105],
      ] as const) {
        sparkle(canvas, light, {
          x,
          y,
          r: 74,
          count: 60,
          colours: [palette.gold, palette.rose, palette.cream],
        });
      }
    },
    front: () =>
      line('M40 640L112 598', '#8a5f36', 22) +
      line('M44 630L108 592', palette.straw, 4, 'opacity="0.6"'),
    shine: [[350, 250, 320, palette.magenta, 0.3]],
  },
  'novelty-photo-flash': {
    place: 'lamps',
    glow: palette.sky,
    floor: 490,
    pool: [320, 570, 320, '#dfe9ff'],
    behind: (canvas) =>
      carton(canvas, 60, 590, 150, 170, 50, {
        colour: '#27306e',
        motif: 'sun',
        accent: palette.sky,
      }) +
      disc(canvas, 470, 580, 66, { colour: '#27306e', heart: palette.gold }) +
      disc(canvas, 330, 545, 70, { colour: '#27306e', heart: palette.cream }),
    light: (canvas, light) => {
      for (let i = 0; i < 14; i += 1) {
        const angle = (i / 14) * Math.PI * 2 + 0.2;
        const far = i % 2 ? 330 : 180;
        streak(
          light,
          `M330 320L${n(330 + Math.cos(angle) * far)} ${n(320 + Math.sin(angle) * far * 0.8)}`,
          '#e8f0ff',
          i % 2 ? 3 : 7,
          0.5,
        );
      }
      streak(light, 'M330 320h.1', '#ffffff', 120);
      streak(light, 'M330 340V520', palette.cream, 8, 0.7);
      glints(canvas, light, {
        x: 330,
        y: 300,
        rx: 230,
        ry: 180,
        count: 26,
        size: 12,
        colours: ['#ffffff', palette.sky],
      });
    },
    shine: [[330, 320, 360, '#e8f0ff', 0.55]],
  },
  'novelty-photo-emoji': {
    place: 'street',
    glow: palette.gold,
    floor: 520,
    light: (canvas, light) =>
      fountain(canvas, light, {
        x: 320,
        y: 300,
        height: 290,
        spread: 46,
        count: 620,
        colours: [palette.gold, palette.lime, palette.rose],
      }),
    front: () =>
      ellipse(320, 585, 150, 22, palette.ink, 'opacity="0.5"') +
      ellipse(320, 440, 150, 145, '#e89c12') +
      ellipse(308, 428, 134, 128, '#ffcf3f') +
      ellipse(270, 380, 62, 40, '#fff0b0', 'opacity="0.55"') +
      ellipse(268, 418, 15, 24, '#4a2430') +
      ellipse(362, 418, 15, 24, '#4a2430') +
      line('M240 474Q315 548 390 474', '#4a2430', 13) +
      shape('M288 300h64v-16h-64Z', '#a7112f'),
    shine: [[320, 260, 280, palette.gold, 0.35]],
  },
};
