import { acrossPaint, type Canvas, ellipse, line, n, shape, slantPaint } from './canvas.ts';
import { border, drawMotif, type Motif, medallion, numeral } from './motifs.ts';
import { darker, lighter, palette } from './palette.ts';

export type Label = {
  colour: string;
  accent?: string;
  /** Colour of the round field behind the motif. */
  ground?: string;
  motif: Motif;
  count?: number;
};

const inksOf = (label: Label) => ({
  ground: label.ground ?? darker(label.colour, 0.55),
  ink: palette.cream,
  accent: label.accent ?? palette.gold,
});

/** A printed face: field with rays, borders and a medallion. */
function face(canvas: Canvas, width: number, height: number, label: Label) {
  const inks = inksOf(label);
  const paint = slantPaint(canvas, [
    [0, lighter(label.colour, 0.2)],
    [0.5, label.colour],
    [1, darker(label.colour, 0.35)],
  ]);
  const wide = width > height * 1.7;
  const tall = height > width * 1.7;
  const countBelow = label.count !== undefined && !wide;
  const r = Math.min(width, height) * (countBelow ? 0.27 : wide || tall ? 0.36 : 0.33);
  const cx = width / 2;
  const cy = height * (countBelow ? 0.41 : 0.5);
  const far = Math.hypot(width, height);
  const rays = Array.from({ length: 18 }, (_, i) => {
    const a = (i / 18) * Math.PI * 2;
    const b = a + Math.PI / 18;
    return `M${n(cx)} ${n(cy)}L${n(cx + Math.cos(a) * far)} ${n(cy + Math.sin(a) * far)}L${n(cx + Math.cos(b) * far)} ${n(cy + Math.sin(b) * far)}Z`;
  }).join('');
  const id = `f${canvas.defs.length}`;
  canvas.defs.push(
    `<clipPath id="${id}"><rect width="${n(width)}" height="${n(height)}"/></clipPath>`,
  );
  const band = Math.min(width, height) * 0.11;
  const spread = wide
    ? [-1, 1]
        .map((way) =>
          drawMotif(label.motif, cx + way * width * 0.33, cy, r * 0.55, inks.accent, label.colour),
        )
        .join('')
    : '';
  const number =
    label.count === undefined
      ? ''
      : wide
        ? numeral(label.count, width * 0.83, cy, height * 0.34, inks.ink)
        : numeral(label.count, cx, height * 0.785, height * 0.15, inks.ink);
  return (
    `<g clip-path="url(#${id})"><rect width="${n(width)}" height="${n(height)}" fill="${paint}"/>` +
    shape(rays, inks.accent, 'opacity="0.16"') +
    border(0, 0, width, band, inks.ground, inks.accent) +
    border(0, height - band, width, band, inks.ground, inks.accent) +
    `${spread}${medallion(label.motif, cx, cy, r, inks)}${number}</g>`
  );
}

/** A carton seen from slightly above, its right side in shade; x, y is the front's lower left. */
export function carton(
  canvas: Canvas,
  x: number,
  y: number,
  width: number,
  height: number,
  depth: number,
  label: Label,
  /** What looks out of the box, measured from the front's upper left. */ open?: string,
) {
  const inks = inksOf(label);
  const dx = depth * 0.8;
  const dy = depth * 0.5;
  const top = `M0 0L${n(dx)} ${n(-dy)}H${n(width + dx)}L${n(width)} 0Z`;
  const lid = open
    ? shape(
        `M${n(dx)} ${n(-dy)}H${n(width + dx)}L${n(width + dx * 0.8)} ${n(-dy - depth * 0.5)}H${n(dx * 0.8)}Z`,
        darker(label.colour, 0.35),
      ) +
      shape(top, palette.ink) +
      open
    : shape(top, lighter(label.colour, 0.28)) +
      shape(
        `M${n(dx * 0.42)} ${n(-dy * 0.42)}h${n(width)}l${n(dx * 0.16)} ${n(-dy * 0.16)}h${n(-width)}Z`,
        inks.accent,
      );
  return (
    `<g transform="translate(${n(x)} ${n(y - height)})">` +
    ellipse(
      width / 2 + dx / 2,
      height + 3,
      width * 0.62 + dx / 2,
      12,
      palette.ink,
      'opacity="0.55"',
    ) +
    lid +
    shape(
      `M${n(width)} 0L${n(width + dx)} ${n(-dy)}V${n(height - dy)}L${n(width)} ${n(height)}Z`,
      darker(label.colour, 0.5),
    ) +
    shape(
      `M${n(width)} ${n(height * 0.42)}l${n(dx)} ${n(-dy)}v${n(height * 0.16)}l${n(-dx)} ${n(dy)}Z`,
      darker(inks.accent, 0.45),
    ) +
    face(canvas, width, height, label) +
    line(`M0 0V${n(height)}M0 0H${n(width)}`, lighter(label.colour, 0.55), 1.6, 'opacity="0.7"') +
    '</g>'
  );
}

/** A soft packet with crimped ends; x, y is its middle. */
export function packet(
  canvas: Canvas,
  x: number,
  y: number,
  width: number,
  height: number,
  turn: number,
  label: Label,
) {
  const teeth = (from: number, way: number) =>
    Array.from(
      { length: 12 },
      (_, i) =>
        `L${n(((i + 0.5) / 12) * width)} ${n(from + way * 6)}L${n(((i + 1) / 12) * width)} ${n(from)}`,
    ).join('');
  const shine = acrossPaint(canvas, [
    [0, '#ffffff', 0.05],
    [0.2, '#ffffff', 0.35],
    [0.4, '#ffffff', 0],
    [0.75, palette.ink, 0.1],
    [1, palette.ink, 0.5],
  ]);
  const crimp = darker(label.colour, 0.2);
  return (
    `<g transform="translate(${n(x)} ${n(y)}) rotate(${n(turn)}) translate(${n(-width / 2)} ${n(-height / 2)})">` +
    ellipse(width / 2, height + 10, width * 0.56, 10, palette.ink, 'opacity="0.5"') +
    shape(`M0 0${teeth(0, -1)}V14H0Z`, crimp) +
    shape(`M0 ${n(height)}${teeth(height, 1)}V${n(height - 14)}H0Z`, crimp) +
    face(canvas, width, height, label) +
    `<rect width="${n(width)}" height="${n(height)}" fill="${shine}"/>` +
    '</g>'
  );
}

/** A matchbox with its drawer pushed out to the right. */
export function matchbox(
  canvas: Canvas,
  x: number,
  y: number,
  width: number,
  height: number,
  turn: number,
  label: Label,
  heads: readonly string[],
) {
  const drawer = width * 0.34;
  const sticks = Array.from({ length: 9 }, (_, i) => {
    const sy = height * (0.16 + 0.085 * i);
    const colour = heads[i % heads.length] ?? palette.red;
    return (
      line(`M${n(width - 10)} ${n(sy)}H${n(width + drawer * 0.72)}`, palette.straw, height * 0.05) +
      ellipse(width + drawer * 0.74, sy, height * 0.07, height * 0.045, colour)
    );
  }).join('');
  return (
    `<g transform="translate(${n(x)} ${n(y)}) rotate(${n(turn)}) translate(${n(-width / 2)} ${n(-height / 2)})">` +
    `<rect x="6" y="${n(height * 0.1)}" width="${n(width + drawer)}" height="${n(height * 1.06)}" rx="6" fill="${palette.ink}" opacity="0.5"/>` +
    `<rect x="${n(width - 20)}" y="${n(height * 0.05)}" width="${n(drawer + 20)}" height="${n(height * 0.9)}" rx="3" fill="${palette.kraft}"/>` +
    `<rect x="${n(width - 20)}" y="${n(height * 0.1)}" width="${n(drawer + 14)}" height="${n(height * 0.8)}" fill="${darker(palette.card, 0.4)}"/>` +
    sticks +
    face(canvas, width, height, label) +
    shape(`M0 ${n(height)}H${n(width)}l-6 ${n(height * 0.14)}H6Z`, '#4a2430') +
    '</g>'
  );
}
