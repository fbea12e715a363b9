import { acrossPaint, type Canvas, ellipse, line, moved, n, shape } from './canvas.ts';
import { drawMotif, type Motif } from './motifs.ts';
import { darker, lighter, mix, palette } from './palette.ts';

/** Paint of a round body lit from the upper left. */
export const roundBody = (canvas: Canvas, colour: string) =>
  acrossPaint(canvas, [
    [0, darker(colour, 0.25)],
    [0.22, lighter(colour, 0.4)],
    [0.5, colour],
    [1, darker(colour, 0.65)],
  ]);

export const fuse = (x: number, y: number, length: number, lean = 12) =>
  line(
    `M${n(x)} ${n(y)}q${n(-lean)} ${n(-length * 0.5)} ${n(lean)} ${n(-length)}`,
    '#3f8f5a',
    3.4,
  ) +
  line(
    `M${n(x)} ${n(y)}q${n(-lean)} ${n(-length * 0.5)} ${n(lean)} ${n(-length)}`,
    palette.cream,
    1,
    'stroke-dasharray="3 4" opacity="0.6"',
  );

/** An upright tube standing on x, y. */
export function tube(
  canvas: Canvas,
  x: number,
  y: number,
  width: number,
  height: number,
  look: { colour: string; accent?: string; motif?: Motif; bands?: number },
) {
  const { colour, accent = palette.gold, bands = 3 } = look;
  const rim = width * 0.16;
  const half = width / 2;
  const body = (from: number, to: number, paint: string) =>
    shape(
      `M${n(-half)} ${n(from)}V${n(to)}A${n(half)} ${n(rim)} 0 0 0 ${n(half)} ${n(to)}V${n(from)}A${n(half)} ${n(rim)} 0 0 1 ${n(-half)} ${n(from)}Z`,
      paint,
    );
  const accentPaint = roundBody(canvas, accent);
  const rings = Array.from({ length: bands }, (_, i) => {
    const at = -height * (0.06 + (0.9 * i) / Math.max(1, bands - 1));
    return body(at - height * 0.035, at, accentPaint);
  }).join('');
  return (
    `<g transform="translate(${n(x)} ${n(y)})">` +
    ellipse(half * 0.3, rim * 0.4, half * 1.35, rim * 1.5, palette.ink, 'opacity="0.55"') +
    body(-height, 0, roundBody(canvas, colour)) +
    rings +
    (look.motif
      ? drawMotif(
          look.motif,
          -half * 0.08,
          -height * 0.5,
          Math.min(half * 0.72, height * 0.22),
          palette.cream,
          accent,
        )
      : '') +
    ellipse(0, -height, half, rim, lighter(colour, 0.25)) +
    ellipse(0, -height, half * 0.72, rim * 0.7, darker(palette.card, 0.6)) +
    '</g>'
  );
}

/** A flower pot: a paper cone, standing on x, y. */
export function cone(
  canvas: Canvas,
  x: number,
  y: number,
  width: number,
  height: number,
  look: { colour: string; accent?: string; motif?: Motif; stripes?: boolean },
) {
  const { colour, accent = palette.gold } = look;
  const half = width / 2;
  const tip = half * 0.2;
  const rim = width * 0.13;
  const slice = (low: number, high: number, paint: string) => {
    const at = (part: number) => half + (tip - half) * part;
    const curve = (part: number) => rim * (at(part) / half);
    return shape(
      `M${n(-at(low))} ${n(-height * low)}A${n(at(low))} ${n(curve(low))} 0 0 0 ${n(at(low))} ${n(-height * low)}L${n(at(high))} ${n(-height * high)}A${n(at(high))} ${n(curve(high))} 0 0 1 ${n(-at(high))} ${n(-height * high)}Z`,
      paint,
    );
  };
  const accentPaint = roundBody(canvas, accent);
  const bands = look.stripes
    ? [0.16, 0.36, 0.56, 0.76].map((low) => slice(low, low + 0.1, accentPaint)).join('')
    : slice(0.04, 0.12, accentPaint) + slice(0.66, 0.72, accentPaint);
  return (
    `<g transform="translate(${n(x)} ${n(y)})">` +
    ellipse(half * 0.25, 3, half * 1.3, rim * 1.4, palette.ink, 'opacity="0.55"') +
    slice(0, 1, roundBody(canvas, colour)) +
    bands +
    (look.motif
      ? drawMotif(look.motif, -half * 0.06, -height * 0.36, half * 0.42, palette.cream, accent)
      : '') +
    slice(0.93, 1, roundBody(canvas, palette.cream)) +
    '</g>'
  );
}

/** A coiled paper wheel lying at a slant, centre on x, y. */
export function disc(
  canvas: Canvas,
  x: number,
  y: number,
  r: number,
  look: { colour: string; heart: string; tilt?: number },
) {
  const { tilt = 0.45 } = look;
  const turns = 7;
  const coil = Array.from({ length: turns * 24 }, (_, i) => {
    const part = i / (turns * 24);
    const angle = part * turns * Math.PI * 2;
    const far = r * (0.3 + 0.68 * part);
    return `${i === 0 ? 'M' : 'L'}${n(Math.cos(angle) * far)} ${n(Math.sin(angle) * far * tilt)}`;
  }).join('');
  return (
    `<g transform="translate(${n(x)} ${n(y)})">` +
    ellipse(6, r * tilt * 0.35, r * 1.12, r * tilt * 1.1, palette.ink, 'opacity="0.55"') +
    shape(
      `M${n(-r)} 0v${n(r * 0.16)}A${n(r)} ${n(r * tilt)} 0 0 0 ${n(r)} ${n(r * 0.16)}V0Z`,
      roundBody(canvas, darker(look.colour, 0.3)),
    ) +
    ellipse(0, 0, r, r * tilt, look.colour) +
    line(coil, mix(look.colour, palette.cream, 0.55), r * 0.045) +
    line(coil, darker(look.colour, 0.4), r * 0.018) +
    ellipse(0, 0, r * 0.32, r * tilt * 0.32, look.heart) +
    ellipse(-r * 0.03, -r * tilt * 0.04, r * 0.14, r * tilt * 0.14, palette.cream) +
    '</g>'
  );
}

/** A rocket on its stick, nose up, the tube's foot at x, y. */
export function rocket(
  canvas: Canvas,
  x: number,
  y: number,
  turn: number,
  look: {
    colour: string;
    nose: string;
    accent?: string;
    length: number;
    girth: number;
    stick: number;
    fins?: boolean;
  },
) {
  const { length, girth, accent = palette.gold } = look;
  const half = girth / 2;
  const nose = girth * 1.25;
  const wrap = Array.from(
    { length: 5 },
    (_, i) =>
      `M${n(-half)} ${n(-length * (0.08 + i * 0.18))}L${n(half)} ${n(-length * (0.2 + i * 0.18))}`,
  ).join('');
  const fins = look.fins
    ? shape(
        `M${n(-half)} ${n(-length * 0.3)}L${n(-girth * 1.3)} 8L${n(-half)} 0ZM${n(half)} ${n(-length * 0.3)}L${n(girth * 1.3)} 8L${n(half)} 0Z`,
        look.nose,
      )
    : '';
  return moved(
    x,
    y,
    turn,
    line(
      `M${n(half * 0.9)} ${n(-length * 0.8)}V${n(look.stick)}`,
      '#8a5f36',
      Math.max(3, girth * 0.16),
    ) +
      line(
        `M${n(half * 0.9 - 1)} ${n(-length * 0.8)}V${n(look.stick)}`,
        palette.straw,
        1,
        'opacity="0.6"',
      ) +
      fins +
      `<rect x="${n(-half)}" y="${n(-length)}" width="${n(girth)}" height="${n(length)}" rx="3" fill="${roundBody(canvas, look.colour)}"/>` +
      line(wrap, accent, girth * 0.16, 'opacity="0.85"') +
      shape(
        `M${n(-half * 1.12)} ${n(-length)}Q${n(-half)} ${n(-length - nose * 0.6)} 0 ${n(-length - nose)}Q${n(half)} ${n(-length - nose * 0.6)} ${n(half * 1.12)} ${n(-length)}Z`,
        roundBody(canvas, look.nose),
      ),
  );
}

/** A sparkler: bare wire, then the grey coat up to its tip. */
export function sparklerStick(
  from: readonly [number, number],
  tip: readonly [number, number],
  width: number,
  coat: string,
  burnt = 0.06,
) {
  const at = (part: number) =>
    `${n(from[0] + (tip[0] - from[0]) * part)} ${n(from[1] + (tip[1] - from[1]) * part)}`;
  return (
    line(`M${at(0)}L${at(1)}`, palette.steel, width * 0.32) +
    line(`M${at(0.3)}L${at(1 - burnt)}`, darker(coat, 0.35), width) +
    line(`M${at(0.3)}L${at(1 - burnt)}`, lighter(coat, 0.3), width * 0.3, 'opacity="0.7"')
  );
}
