import { carton, type Label } from './boxes.ts';
import type { Motif } from './motifs.ts';
import { palette } from './palette.ts';
import type { Scene } from './scene.ts';
import { fountain, glints } from './sparks.ts';
import { cone } from './tubes.ts';

type Pot = {
  x: number;
  y: number;
  width: number;
  height: number;
  jet?: number;
  spread?: number;
  colours?: readonly string[];
};

function flowerPots(look: {
  place: Scene['place'];
  zoom?: Scene['zoom'];
  glow: string;
  colour: string;
  accent?: string;
  motif: Motif;
  stripes?: boolean;
  pots: readonly Pot[];
  sparks: readonly string[];
  glitter?: readonly string[];
  box?: readonly [x: number, y: number, width: number, height: number, label: Label];
}): Scene {
  const burning = look.pots.filter((pot) => pot.jet !== undefined);
  return {
    place: look.place,
    zoom: look.zoom,
    glow: look.glow,
    floor: 480,
    pool: [burning[0]?.x ?? 320, (burning[0]?.y ?? 560) + 4, 300, look.glow],
    behind: (canvas) =>
      look.box
        ? carton(canvas, look.box[0], look.box[1], look.box[2], look.box[3], 50, look.box[4])
        : '',
    light: (canvas, light) => {
      for (const pot of burning) {
        const jet = pot.jet ?? 300;
        const y = pot.y - pot.height;
        const colours = pot.colours ?? look.sparks;
        fountain(canvas, light, {
          x: pot.x,
          y,
          height: jet,
          spread: pot.spread ?? 24,
          count: jet * 1.7,
          colours,
        });
        if (look.glitter) {
          glints(canvas, light, {
            x: pot.x,
            y: y - jet * 0.7,
            rx: jet * 0.42,
            ry: jet * 0.3,
            count: 34,
            size: 9,
            colours: look.glitter,
          });
        }
      }
    },
    front: (canvas) =>
      look.pots
        .map((pot) =>
          cone(canvas, pot.x, pot.y, pot.width, pot.height, {
            colour: look.colour,
            accent: look.accent,
            motif: look.motif,
            stripes: look.stripes,
          }),
        )
        .join(''),
    shine: burning.map(
      (pot) => [pot.x, pot.y - pot.height - 30, (pot.jet ?? 300) * 0.75, look.glow, 0.5] as const,
    ),
  };
}

export const flowerPotPictures: Record<string, Scene> = {
  'flower-pots-small': flowerPots({
    zoom: [320, 400, 1.36],
    place: 'courtyard',
    glow: palette.saffron,
    colour: '#c21f3a',
    motif: 'star',
    pots: [
      { x: 150, y: 560, width: 84, height: 100 },
      { x: 330, y: 585, width: 92, height: 112, jet: 270, spread: 20 },
      { x: 500, y: 560, width: 84, height: 100 },
    ],
    sparks: [palette.gold, palette.saffron, palette.straw],
  }),
  'flower-pots-big': flowerPots({
    place: 'street',
    glow: palette.gold,
    colour: '#1f4fb0',
    motif: 'lotus',
    pots: [{ x: 420, y: 590, width: 150, height: 180, jet: 370, spread: 24 }],
    sparks: [palette.gold, palette.straw, '#fff0b8'],
    box: [60, 580, 170, 190, { colour: '#1f4fb0', motif: 'lotus' }],
  }),
  'flower-pots-special': flowerPots({
    place: 'temple',
    glow: palette.saffron,
    colour: '#5d1f9c',
    accent: palette.saffron,
    motif: 'sun',
    stripes: true,
    pots: [
      { x: 230, y: 590, width: 140, height: 175, jet: 390, spread: 30 },
      { x: 455, y: 575, width: 130, height: 160 },
    ],
    sparks: [palette.saffron, palette.gold, '#ff7a3c'],
  }),
  'flower-pots-asoka': flowerPots({
    place: 'terrace',
    glow: palette.straw,
    colour: '#0c6d55',
    motif: 'wheel',
    pots: [
      { x: 205, y: 590, width: 130, height: 165, jet: 330, spread: 17 },
      { x: 435, y: 590, width: 130, height: 165, jet: 330, spread: 17 },
    ],
    sparks: [palette.straw, palette.cream, palette.gold],
  }),
  'flower-pots-deluxe': flowerPots({
    place: 'lamps',
    glow: palette.gold,
    colour: '#a7112f',
    accent: palette.gold,
    motif: 'gopuram',
    pots: [{ x: 320, y: 605, width: 190, height: 215, jet: 385, spread: 36 }],
    sparks: [palette.gold, palette.saffron, palette.cream],
    glitter: [palette.cream, palette.straw],
  }),
  'flower-pots-colour-koti': flowerPots({
    place: 'courtyard',
    glow: palette.magenta,
    colour: '#c2187a',
    accent: palette.aqua,
    motif: 'feather',
    stripes: true,
    pots: [{ x: 270, y: 600, width: 150, height: 185, jet: 400, spread: 32 }],
    sparks: [palette.magenta, palette.green, palette.sky, palette.gold, palette.ember],
    glitter: [palette.rose, palette.aqua, palette.lime],
    box: [430, 590, 140, 170, { colour: '#5b1a8a', motif: 'feather', accent: palette.aqua }],
  }),
  'flower-pots-tri-colour': flowerPots({
    place: 'hills',
    glow: palette.saffron,
    colour: '#e06a10',
    accent: palette.cream,
    motif: 'fish',
    pots: [
      {
        x: 130,
        y: 570,
        width: 110,
        height: 140,
        jet: 300,
        spread: 17,
        colours: [palette.ember, palette.saffron],
      },
      {
        x: 320,
        y: 600,
        width: 122,
        height: 152,
        jet: 390,
        spread: 17,
        colours: [palette.cream, '#ffffff', palette.sky],
      },
      {
        x: 510,
        y: 570,
        width: 110,
        height: 140,
        jet: 300,
        spread: 17,
        colours: [palette.green, palette.lime],
      },
    ],
    sparks: [palette.gold],
  }),
};
