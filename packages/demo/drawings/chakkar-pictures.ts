import { carton, packet } from './boxes.ts';
import { ellipse, line } from './canvas.ts';
import { lighter, palette } from './palette.ts';
import type { Scene } from './scene.ts';
import { glints, pinwheel, streak } from './sparks.ts';
import { disc } from './tubes.ts';

type Wheel = {
  x: number;
  y: number;
  r: number;
  reach?: number;
  colours?: readonly string[];
  tilt?: number;
};

function chakkars(look: {
  place: Scene['place'];
  zoom?: Scene['zoom'];
  glow: string;
  colour: string;
  heart: string;
  wheels: readonly Wheel[];
  sparks: readonly string[];
  extra?: Scene['behind'];
  glitter?: boolean;
}): Scene {
  const spinning = look.wheels.filter((wheel) => wheel.reach !== undefined);
  const main = spinning[0] ?? { x: 320, y: 500, r: 80, reach: 200 };
  return {
    place: look.place,
    zoom: look.zoom,
    glow: look.glow,
    floor: 330,
    pool: [main.x, main.y, 330, look.glow],
    behind: (canvas) =>
      (look.extra?.(canvas) ?? '') +
      look.wheels
        .map((wheel) =>
          disc(canvas, wheel.x, wheel.y, wheel.r, {
            colour: look.colour,
            heart: look.heart,
            tilt: wheel.tilt,
          }),
        )
        .join(''),
    light: (canvas, light) => {
      for (const wheel of spinning) {
        const reach = wheel.reach ?? 200;
        const colours = wheel.colours ?? look.sparks;
        const tilt = wheel.tilt ?? 0.45;
        pinwheel(canvas, light, { ...wheel, reach, count: reach * 2.6, colours, tilt });
        for (const far of [0.96, 1.05]) {
          const rx = wheel.r * far;
          const ry = rx * tilt;
          const ring = `M${wheel.x - rx} ${wheel.y}a${rx} ${ry} 0 1 0 ${rx * 2} 0a${rx} ${ry} 0 1 0 ${-rx * 2} 0`;
          streak(light, ring, lighter(colours[0] ?? palette.gold, 0.4), 5, 0.8);
        }
        if (look.glitter)
          glints(canvas, light, {
            x: wheel.x,
            y: wheel.y - 20,
            rx: reach * 1.3,
            ry: reach * 0.6,
            count: 40,
            size: 9,
            colours,
          });
      }
    },
    shine: spinning.map(
      (wheel) => [wheel.x, wheel.y, (wheel.reach ?? 200) * 1.4, look.glow, 0.4] as const,
    ),
  };
}

export const chakkarPictures: Record<string, Scene> = {
  'chakkar-small': chakkars({
    zoom: [300, 460, 1.34],
    place: 'courtyard',
    glow: palette.saffron,
    colour: '#b3202c',
    heart: palette.gold,
    wheels: [
      { x: 320, y: 430, r: 62, reach: 190 },
      { x: 120, y: 570, r: 58 },
      { x: 262, y: 595, r: 58 },
    ],
    sparks: [palette.gold, palette.saffron],
  }),
  'chakkar-big': chakkars({
    place: 'terrace',
    glow: palette.gold,
    colour: '#1a4f9e',
    heart: palette.saffron,
    wheels: [{ x: 330, y: 450, r: 108, reach: 235 }],
    sparks: [palette.gold, palette.straw, palette.saffron],
  }),
  'chakkar-asoka': chakkars({
    place: 'temple',
    glow: palette.straw,
    colour: '#0b6b4d',
    heart: palette.cream,
    wheels: [
      { x: 400, y: 440, r: 82, reach: 220 },
      { x: 130, y: 575, r: 78 },
    ],
    sparks: [palette.straw, palette.cream, palette.gold],
    extra: (canvas) => carton(canvas, 40, 480, 120, 130, 46, { colour: '#0b6b4d', motif: 'wheel' }),
  }),
  'chakkar-special': chakkars({
    place: 'street',
    glow: palette.green,
    colour: '#6a1f8f',
    heart: palette.lime,
    wheels: [
      { x: 320, y: 450, r: 86, reach: 245, colours: [palette.green, palette.lime, palette.gold] },
    ],
    sparks: [palette.green, palette.lime],
    glitter: true,
  }),
  'chakkar-deluxe': chakkars({
    place: 'lamps',
    glow: palette.magenta,
    colour: '#c21660',
    heart: palette.aqua,
    wheels: [
      { x: 220, y: 400, r: 66, reach: 170, colours: [palette.magenta, palette.rose] },
      { x: 450, y: 500, r: 76, reach: 190, colours: [palette.aqua, palette.sky] },
    ],
    sparks: [palette.magenta],
    glitter: true,
  }),
  'chakkar-wire': {
    place: 'hills',
    glow: palette.saffron,
    floor: 560,
    light: (canvas, light) => {
      pinwheel(canvas, light, {
        x: 320,
        y: 290,
        r: 96,
        reach: 230,
        count: 760,
        colours: [palette.saffron, palette.gold, palette.ember],
        tilt: 0.98,
      });
    },
    behind: (canvas) =>
      line('M320 640V290', '#6b4a30', 13) +
      line('M316 640V290', palette.kraft, 3) +
      packet(canvas, 120, 560, 120, 130, -8, { colour: '#8a3a10', motif: 'wheel' }),
    front: () =>
      [0, 60, 120]
        .map((turn) =>
          line('M-96 0H96', palette.steel, 4, `transform="translate(320 290) rotate(${turn})"`),
        )
        .join('') + ellipse(320, 290, 15, 15, palette.gold),
    shine: [[320, 290, 300, palette.saffron, 0.4]],
  },
};
