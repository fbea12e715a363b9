import { type Canvas, ellipse, line, moved, n, shape } from './canvas.ts';
import { drawMotif, type Motif } from './motifs.ts';
import { darker, lighter, palette } from './palette.ts';
import { fuse, roundBody } from './tubes.ts';

/** One paper cracker lying along its own axis, centre at x, y. */
export function cracker(
  canvas: Canvas,
  x: number,
  y: number,
  turn: number,
  length: number,
  girth: number,
  colour: string,
  accent: string = palette.gold,
) {
  const half = length / 2;
  return moved(
    x,
    y,
    turn,
    `<rect x="${n(-girth / 2)}" y="${n(-half)}" width="${n(girth)}" height="${n(length)}" rx="${n(girth * 0.18)}" fill="${roundBody(canvas, colour)}"/>` +
      `<rect x="${n(-girth / 2)}" y="${n(-half + length * 0.08)}" width="${n(girth)}" height="${n(length * 0.08)}" fill="${accent}"/>` +
      `<rect x="${n(-girth / 2)}" y="${n(half - length * 0.16)}" width="${n(girth)}" height="${n(length * 0.08)}" fill="${darker(accent, 0.2)}"/>` +
      ellipse(0, -half, girth / 2, girth * 0.17, lighter(colour, 0.35)) +
      fuse(0, -half, girth * 0.9, girth * 0.16),
  );
}

/** A labelled cracker of the size of a hand, standing on x, y. */
export function bigCracker(
  canvas: Canvas,
  x: number,
  y: number,
  turn: number,
  size: number,
  look: { colour: string; accent?: string; motif: Motif },
) {
  const { accent = palette.gold } = look;
  const width = size * 0.62;
  return moved(
    x,
    y,
    turn,
    ellipse(width * 0.1, 4, width * 0.75, width * 0.16, palette.ink, 'opacity="0.5"') +
      `<rect x="${n(-width / 2)}" y="${n(-size)}" width="${n(width)}" height="${n(size)}" rx="${n(width * 0.08)}" fill="${roundBody(canvas, look.colour)}"/>` +
      `<rect x="${n(-width / 2)}" y="${n(-size * 0.93)}" width="${n(width)}" height="${n(size * 0.07)}" fill="${accent}"/>` +
      `<rect x="${n(-width / 2)}" y="${n(-size * 0.14)}" width="${n(width)}" height="${n(size * 0.07)}" fill="${accent}"/>` +
      ellipse(0, -size * 0.5, width * 0.4, width * 0.4, palette.cream) +
      drawMotif(look.motif, 0, -size * 0.5, width * 0.32, darker(look.colour, 0.1), accent) +
      ellipse(0, -size, width / 2, width * 0.13, lighter(look.colour, 0.3)) +
      fuse(0, -size, size * 0.32, size * 0.08),
  );
}

/** A bomb: paper body bound crosswise in twine, centre at x, y. */
export function boundBomb(
  canvas: Canvas,
  x: number,
  y: number,
  r: number,
  look: { colour: string; twine: string },
) {
  const { random } = canvas;
  const wraps = Array.from({ length: 26 }, (_, i) => {
    const tilt = (i % 2 === 0 ? 34 : -34) + random.bell() * 10;
    const off = (i / 26 - 0.5) * r * 1.9;
    return `<path d="M${n(-r * 1.3)} ${n(off)}Q0 ${n(off + r * 0.3)} ${n(r * 1.3)} ${n(off)}" transform="rotate(${n(tilt)})"/>`;
  }).join('');
  const id = `b${canvas.defs.length}`;
  canvas.defs.push(
    `<clipPath id="${id}"><rect x="${n(-r * 0.86)}" y="${n(-r)}" width="${n(r * 1.72)}" height="${n(r * 2)}" rx="${n(r * 0.5)}"/></clipPath>`,
  );
  return moved(
    x,
    y,
    0,
    ellipse(r * 0.15, r * 1.02, r * 1.15, r * 0.2, palette.ink, 'opacity="0.55"') +
      fuse(0, -r * 0.9, r * 0.8, r * 0.22) +
      `<g clip-path="url(#${id})"><rect x="${n(-r)}" y="${n(-r)}" width="${n(r * 2)}" height="${n(r * 2)}" fill="${roundBody(canvas, look.colour)}"/>` +
      `<g fill="none" stroke="${darker(look.twine, 0.35)}" stroke-width="${n(r * 0.1)}">${wraps}</g>` +
      `<g fill="none" stroke="${look.twine}" stroke-width="${n(r * 0.055)}" opacity="0.9">${wraps}</g>` +
      `<rect x="${n(-r)}" y="${n(-r)}" width="${n(r * 2)}" height="${n(r * 2)}" fill="${roundBody(canvas, '#ffffff')}" opacity="0.28" style="mix-blend-mode:multiply"/></g>`,
  );
}

export type Point = readonly [number, number];

/** Crackers plaited on both sides of a cord that runs through the points. */
export function garland(
  canvas: Canvas,
  points: readonly Point[],
  count: number,
  length: number,
  girth: number,
  colours: readonly string[],
  cordColour: string = palette.gold,
) {
  const { random } = canvas;
  const paints = colours.map((colour) => roundBody(canvas, colour));
  const at = (part: number): readonly [number, number, number] => {
    const along = part * (points.length - 1);
    const i = Math.min(points.length - 2, Math.floor(along));
    const t = along - i;
    const [p0, p1, p2, p3] = [i - 1, i, i + 1, i + 2].map(
      (k) => points[Math.max(0, Math.min(points.length - 1, k))] as Point,
    ) as [Point, Point, Point, Point];
    const curve = (k: 0 | 1) =>
      0.5 *
      (2 * p1[k] +
        (p2[k] - p0[k]) * t +
        (2 * p0[k] - 5 * p1[k] + 4 * p2[k] - p3[k]) * t * t +
        (3 * p1[k] - p0[k] - 3 * p2[k] + p3[k]) * t ** 3);
    return [curve(0), curve(1), (Math.atan2(p2[1] - p1[1], p2[0] - p1[0]) * 180) / Math.PI];
  };
  const parts: string[] = [];
  const cord: string[] = [];
  for (let i = 0; i < count; i += 1) {
    const [x, y, heading] = at(i / (count - 1));
    cord.push(`${i === 0 ? 'M' : 'L'}${n(x)} ${n(y)}`);
    for (const way of [-1, 1]) {
      const turn = heading + way * (58 + random.bell() * 12) + 90;
      const angle = ((turn - 90) * Math.PI) / 180;
      const cx = x + Math.cos(angle) * length * 0.5;
      const cy = y + Math.sin(angle) * length * 0.5;
      const paint = paints[i % paints.length] ?? '';
      parts.push(
        `<g transform="translate(${n(cx)} ${n(cy)}) rotate(${n(turn)})"><rect x="${n(-girth / 2)}" y="${n(-length / 2)}" width="${n(girth)}" height="${n(length)}" rx="2" fill="${paint}"/>` +
          `<rect x="${n(-girth / 2)}" y="${n(-length / 2)}" width="${n(girth)}" height="${n(length * 0.12)}" fill="${palette.gold}"/></g>`,
      );
    }
  }
  return (
    parts.join('') +
    line(cord.join(''), darker(cordColour, 0.3), girth * 0.5) +
    line(cord.join(''), cordColour, girth * 0.25, 'stroke-dasharray="4 4"')
  );
}

/** Burst paper and sparks flying off a cracker at the moment of its bang. */
export function shreds(
  canvas: Canvas,
  x: number,
  y: number,
  r: number,
  count: number,
  colours: readonly string[],
) {
  const { random } = canvas;
  return Array.from({ length: count }, () => {
    const angle = random.between(0, Math.PI * 2);
    const far = r * random.between(0.35, 1);
    const size = random.between(3, 9);
    return moved(
      x + Math.cos(angle) * far,
      y + Math.sin(angle) * far * 0.9,
      random.between(0, 180),
      shape(`M0 0h${n(size)}l${n(size * 0.3)} ${n(size * 0.6)}h${n(-size)}Z`, random.pick(colours)),
    );
  }).join('');
}
