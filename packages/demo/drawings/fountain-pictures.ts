import { carton } from './boxes.ts';
import { type Canvas, n } from './canvas.ts';
import type { Motif } from './motifs.ts';
import { palette } from './palette.ts';
import type { Scene } from './scene.ts';
import { fountain, glints, type Light, streak } from './sparks.ts';
import { tube } from './tubes.ts';

type Tube = {
  x: number;
  y: number;
  width: number;
  height: number;
  colour: string;
  accent?: string;
  motif?: Motif;
};

const tubes = (list: readonly Tube[]) => (canvas: Canvas) =>
  list.map((one) => tube(canvas, one.x, one.y, one.width, one.height, one)).join('');

/** A fan of plumes, each ending in an eye, like a peacock's tail. */
function plumes(canvas: Canvas, light: Light, x: number, y: number, reach: number, count: number) {
  const { random } = canvas;
  for (let i = 0; i < count; i += 1) {
    const angle = (-80 + (160 * i) / (count - 1)) * (Math.PI / 180);
    const far = reach * (0.9 + 0.1 * Math.cos(angle));
    const ex = x + Math.sin(angle) * far;
    const ey = y - Math.cos(angle) * far;
    for (let strand = 0; strand < 12; strand += 1) {
      const off = random.bell() * 14;
      const d = `M${n(x)} ${n(y)}Q${n(x + Math.sin(angle) * far * 0.5 + off)} ${n(y - Math.cos(angle) * far * 0.6 + off)} ${n(ex + off)} ${n(ey + random.bell() * 14)}`;
      streak(
        light,
        d,
        random.pick([palette.green, palette.teal, palette.lime]),
        1.2,
        random.between(0.3, 0.8),
      );
    }
    glints(canvas, light, {
      x: ex,
      y: ey,
      rx: 26,
      ry: 26,
      count: 3,
      size: 6,
      colours: [palette.gold, palette.aqua],
    });
    streak(light, `M${n(ex)} ${n(ey)}h.1`, '#1440d0', 30, 0.8);
    streak(light, `M${n(ex)} ${n(ey)}h.1`, palette.saffron, 13, 0.9);
  }
}

/** The outline of one wing; way -1 is the left one. */
function wing(x: number, y: number, scale: number, way: number) {
  const at = (right: number, down: number) =>
    `${n(x + right * scale * way)} ${n(y + down * scale)}`;
  return `M${at(2, -4)}C${at(10, -44)} ${at(50, -44)} ${at(46, -16)}C${at(44, 2)} ${at(20, 4)} ${at(2, 2)}C${at(24, 6)} ${at(40, 18)} ${at(32, 34)}C${at(24, 46)} ${at(6, 26)} ${at(2, 8)}`;
}

export const fountainPictures: Record<string, Scene> = {
  'fountain-peacock': {
    place: 'courtyard',
    glow: palette.teal,
    floor: 490,
    pool: [320, 580, 280, palette.teal],
    light: (canvas, light) => plumes(canvas, light, 320, 460, 320, 13),
    front: tubes([{ x: 320, y: 600, width: 96, height: 140, colour: '#0a6f8f', motif: 'feather' }]),
    shine: [[320, 380, 330, palette.teal, 0.35]],
  },
  'fountain-peacock-five': {
    place: 'temple',
    glow: palette.green,
    floor: 490,
    pool: [320, 580, 300, palette.green],
    behind: (canvas) =>
      carton(canvas, 190, 610, 250, 120, 60, {
        colour: '#0d5f8a',
        motif: 'feather',
        accent: palette.lime,
      }),
    light: (canvas, light) => {
      for (const [i, x] of [-100, -50, 0, 50, 100].entries()) {
        fountain(canvas, light, {
          x: 340 + x,
          y: 470,
          height: 300 + (2 - Math.abs(i - 2)) * 40,
          spread: 8,
          lean: x * 0.36,
          count: 330,
          colours: [palette.green, palette.aqua, palette.sky, palette.gold],
        });
      }
    },
    shine: [[335, 400, 320, palette.green, 0.35]],
  },
  'fountain-tri-colour': {
    place: 'terrace',
    glow: palette.saffron,
    floor: 500,
    pool: [320, 585, 300, palette.saffron],
    light: (canvas, light) => {
      fountain(canvas, light, {
        x: 170,
        y: 440,
        height: 360,
        spread: 13,
        lean: -6,
        count: 520,
        colours: [palette.saffron, '#ff6a1a'],
      });
      fountain(canvas, light, {
        x: 320,
        y: 420,
        height: 390,
        spread: 12,
        count: 560,
        colours: ['#ffffff', palette.cream],
      });
      fountain(canvas, light, {
        x: 470,
        y: 440,
        height: 360,
        spread: 13,
        lean: 6,
        count: 520,
        colours: [palette.green, '#2fbf5a'],
      });
    },
    front: tubes([
      {
        x: 170,
        y: 590,
        width: 84,
        height: 150,
        colour: '#e0761a',
        motif: 'sun',
        accent: palette.cream,
      },
      {
        x: 320,
        y: 605,
        width: 90,
        height: 180,
        colour: '#e9e2d2',
        motif: 'wheel',
        accent: '#24479e',
      },
      {
        x: 470,
        y: 590,
        width: 84,
        height: 150,
        colour: '#13804a',
        motif: 'lotus',
        accent: palette.cream,
      },
    ]),
    shine: [
      [170, 360, 200, palette.saffron, 0.3],
      [470, 360, 200, palette.green, 0.3],
    ],
  },
  'fountain-siren': {
    place: 'street',
    glow: palette.ember,
    floor: 500,
    pool: [300, 590, 280, palette.ember],
    light: (canvas, light) => {
      fountain(canvas, light, {
        x: 300,
        y: 420,
        height: 360,
        spread: 20,
        count: 640,
        colours: [palette.ember, palette.gold, '#ff7a3c'],
      });
      for (const r of [120, 170, 220]) {
        streak(
          light,
          `M${300 - r} ${n(420 - r * 0.35)}a${r} ${r} 0 0 0 0 ${n(r * 0.7)}M${300 + r} ${n(420 - r * 0.35)}a${r} ${r} 0 0 1 0 ${n(r * 0.7)}`,
          palette.rose,
          3.5,
          0.7 - r / 500,
        );
      }
    },
    front: tubes([
      {
        x: 300,
        y: 610,
        width: 112,
        height: 190,
        colour: '#d0202e',
        accent: palette.cream,
        motif: 'drum',
      },
    ]),
    shine: [[300, 360, 290, palette.ember, 0.4]],
  },
  'fountain-butterfly': {
    place: 'hills',
    glow: palette.magenta,
    floor: 520,
    pool: [320, 590, 260, palette.magenta],
    light: (canvas, light) => {
      fountain(canvas, light, {
        x: 300,
        y: 450,
        height: 230,
        spread: 18,
        lean: -26,
        count: 380,
        colours: [palette.magenta, palette.rose],
      });
      fountain(canvas, light, {
        x: 340,
        y: 450,
        height: 230,
        spread: 18,
        lean: 26,
        count: 380,
        colours: [palette.lilac, palette.violet],
      });
      for (const [x, y, size] of [
        [130, 150, 44],
        [320, 90, 54],
        [520, 170, 44],
        [220, 260, 30],
        [440, 290, 30],
      ] as const) {
        for (const way of [-1, 1]) {
          const d = wing(x, y, size / 46, way);
          streak(light, d, way < 0 ? palette.rose : palette.aqua, 3, 0.9);
        }
      }
    },
    front: tubes([
      {
        x: 320,
        y: 610,
        width: 120,
        height: 160,
        colour: '#7a2ac0',
        accent: palette.rose,
        motif: 'butterfly',
      },
    ]),
    shine: [[320, 380, 280, palette.magenta, 0.35]],
  },
  'fountain-gold-rain': {
    place: 'lamps',
    glow: palette.gold,
    floor: 510,
    pool: [320, 590, 320, palette.gold],
    light: (canvas, light) => {
      fountain(canvas, light, {
        x: 320,
        y: 450,
        height: 400,
        spread: 44,
        count: 900,
        colours: [palette.gold, palette.straw, palette.saffron],
      });
      glints(canvas, light, {
        x: 320,
        y: 190,
        rx: 280,
        ry: 150,
        count: 90,
        size: 8,
        colours: ['#ffffff', palette.straw],
      });
    },
    front: tubes([
      {
        x: 320,
        y: 610,
        width: 130,
        height: 165,
        colour: '#3a1c0a',
        motif: 'crown',
        accent: palette.gold,
      },
    ]),
    shine: [[320, 330, 320, palette.gold, 0.35]],
  },
};
