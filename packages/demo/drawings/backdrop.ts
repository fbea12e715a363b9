import {
  type Canvas,
  downPaint,
  ellipse,
  glow,
  line,
  n,
  roundPaint,
  shape,
  side,
} from './canvas.ts';
import { mix, palette } from './palette.ts';

export type Backdrop = {
  /** Colour of the glow along the horizon. */
  glow: string;
  place: 'courtyard' | 'street' | 'temple' | 'hills' | 'lamps' | 'sky' | 'terrace';
  /** Where the floor begins; the sky places have none. */
  floor?: number;
};

function stars(canvas: Canvas, until: number, count: number) {
  const { random } = canvas;
  return Array.from({ length: count }, () =>
    ellipse(
      random.between(0, side),
      random.between(0, until),
      random.between(0.4, 1.3),
      random.between(0.4, 1.3),
      palette.cream,
      `opacity="${n(random.between(0.2, 0.8))}"`,
    ),
  ).join('');
}

export function house(
  canvas: Canvas,
  x: number,
  base: number,
  width: number,
  height: number,
  wall: string,
) {
  const { random } = canvas;
  const windows = Array.from({ length: Math.floor(width / 30) }, (_, i) =>
    random.next() < 0.6
      ? `<rect x="${n(x + 10 + i * 28)}" y="${n(base - height + 18)}" width="11" height="16" fill="${palette.saffron}" opacity="${n(random.between(0.4, 0.9))}"/>`
      : '',
  ).join('');
  const parapet = shape(
    `M${n(x - 4)} ${n(base - height)}h${n(width + 8)}v-6h${n(-width - 8)}Z`,
    mix(wall, palette.violet, 0.15),
  );
  return (
    shape(`M${n(x)} ${n(base)}v${n(-height)}h${n(width)}v${n(height)}Z`, wall) + parapet + windows
  );
}

export function palm(x: number, base: number, height: number, colour: string) {
  const fronds = [-150, -125, -95, -60, -35, -10].map((turn) => {
    const angle = (turn * Math.PI) / 180;
    const ex = Math.cos(angle) * height * 0.34;
    const ey = Math.sin(angle) * height * 0.2 + height * 0.1;
    return `M${n(x)} ${n(base - height)}q${n(ex * 0.6)} ${n(ey - height * 0.2)} ${n(ex)} ${n(ey)}`;
  });
  return (
    line(
      `M${n(x - 5)} ${n(base)}Q${n(x + 6)} ${n(base - height / 2)} ${n(x)} ${n(base - height)}`,
      colour,
      4,
    ) + line(fronds.join(''), colour, 5)
  );
}

/** A temple tower of Tamil Nadu: stepped tiers under a barrel roof. */
export function gopuram(
  x: number,
  base: number,
  width: number,
  height: number,
  colour: string,
  lights?: string,
) {
  const tiers = 7;
  const parts: string[] = [];
  for (let tier = 0; tier < tiers; tier += 1) {
    const half = (width / 2) * (1 - (tier / tiers) * 0.58);
    const top = base - (height * 0.86 * (tier + 1)) / tiers;
    const bottom = base - (height * 0.86 * tier) / tiers;
    parts.push(
      shape(
        `M${n(x - half)} ${n(bottom)}L${n(x - half * 0.93)} ${n(top)}H${n(x + half * 0.93)}L${n(x + half)} ${n(bottom)}Z`,
        colour,
      ),
    );
    parts.push(
      shape(`M${n(x - half * 1.04)} ${n(top)}h${n(half * 2.08)}v3h${n(-half * 2.08)}Z`, colour),
    );
    if (lights) {
      const count = 7 - Math.floor(tier / 2);
      parts.push(
        ...Array.from({ length: count }, (_, i) =>
          ellipse(
            x - half * 0.8 + (half * 1.6 * i) / (count - 1),
            (top + bottom) / 2,
            width * 0.011,
            width * 0.016,
            lights,
          ),
        ),
      );
    }
  }
  const roof = base - height * 0.86;
  const half = width * 0.21;
  parts.push(
    shape(
      `M${n(x - half)} ${n(roof)}Q${n(x - half * 1.1)} ${n(roof - height * 0.1)} ${n(x)} ${n(roof - height * 0.11)}Q${n(x + half * 1.1)} ${n(roof - height * 0.1)} ${n(x + half)} ${n(roof)}Z`,
      colour,
    ),
  );
  for (let i = -2; i <= 2; i += 1)
    parts.push(
      line(
        `M${n(x + i * half * 0.36)} ${n(roof - height * 0.09)}v${n(-height * 0.05)}`,
        colour,
        width * 0.016,
      ),
    );
  return parts.join('');
}

/** A kolam drawn in rice flour, lying on the floor. */
function kolam(x: number, y: number, r: number, colour: string) {
  const loops = Array.from(
    { length: 8 },
    (_, i) =>
      `<path transform="rotate(${i * 45})" d="M0 0C-34-40-22-84 0-100C22-84 34-40 0 0M0-100C-30-112-30-140 0-150C30-140 30-112 0-100"/>`,
  );
  const dots = Array.from(
    { length: 8 },
    (_, i) =>
      `<circle transform="rotate(${i * 45 + 22.5})" cy="-118" r="3"/><circle transform="rotate(${i * 45})" cy="-62" r="3"/>`,
  );
  return `<g transform="translate(${n(x)} ${n(y)}) scale(${(r / 150).toFixed(3)} ${((r / 150) * 0.34).toFixed(3)})" fill="none" stroke="${colour}" stroke-width="4" opacity="0.5">${loops.join('')}<circle r="160"/><g fill="${colour}">${dots.join('')}</g></g>`;
}

function bokeh(canvas: Canvas, colour: string, count: number, low: number, high: number) {
  const { random } = canvas;
  return Array.from({ length: count }, () => {
    const r = random.between(9, 30);
    const tint = random.pick([colour, palette.saffron, palette.gold, palette.magenta]);
    return ellipse(
      random.between(-10, side + 10),
      random.between(low, high),
      r,
      r,
      tint,
      `opacity="${n(random.between(0.08, 0.34))}" style="mix-blend-mode:screen"`,
    );
  }).join('');
}

function lightString(canvas: Canvas, y: number, sag: number) {
  const { random } = canvas;
  const at = (t: number) => [t * side, y + sag * 4 * t * (1 - t)] as const;
  const bulbs = Array.from({ length: 17 }, (_, i) => {
    const [x, by] = at((i + 0.5) / 17);
    const tint = random.pick([palette.gold, palette.saffron, palette.rose, palette.aqua]);
    return ellipse(x, by + 6, 3.2, 4.4, tint) + glow(canvas, x, by + 6, 20, tint, 0.55);
  });
  return line(`M0 ${y}Q${side / 2} ${y + sag * 2} ${side} ${y}`, palette.ink, 1.6) + bulbs.join('');
}

function ground(canvas: Canvas, floor: number, tint: string) {
  const paint = downPaint(canvas, [
    [0, mix(palette.plum, tint, 0.16)],
    [0.3, mix(palette.night, tint, 0.06)],
    [1, palette.ink],
  ]);
  return `<rect y="${floor}" width="${side}" height="${side - floor}" fill="${paint}"/>${ellipse(side / 2, floor, side * 0.7, 2, mix(tint, palette.cream, 0.3), 'opacity="0.18"')}`;
}

export function drawBackdrop(canvas: Canvas, backdrop: Backdrop): string {
  const { random } = canvas;
  const { place, floor = 470 } = backdrop;
  const base = place === 'sky' ? 640 : floor;
  const sky = downPaint(canvas, [
    [0, palette.ink],
    [0.4, palette.night],
    [0.78, mix(palette.plum, backdrop.glow, 0.1)],
    [1, mix(palette.plum, backdrop.glow, 0.3)],
  ]);
  const horizon = roundPaint(canvas, [
    [0, backdrop.glow, 0.5],
    [1, backdrop.glow, 0],
  ]);
  const parts = [
    `<rect width="${side}" height="${base + 2}" fill="${sky}"/>`,
    ellipse(side * random.between(0.35, 0.65), base, 460, 190, horizon),
    stars(canvas, base - 60, place === 'lamps' ? 20 : 90),
  ];
  const far = mix(palette.night, backdrop.glow, 0.12);
  const near = mix(palette.ink, palette.plum, 0.45);
  if (place === 'temple') {
    const x = random.pick([130, 500]);
    parts.push(
      gopuram(x, base, 150, 210, far),
      palm(side - x + 40, base, 120, near),
      palm(side - x - 20, base, 90, near),
    );
  }
  if (place === 'street') {
    for (let x = -20; x < side; ) {
      const width = random.between(70, 130);
      parts.push(house(canvas, x, base, width, random.between(50, 120), random.pick([far, near])));
      x += width;
    }
    parts.push(lightString(canvas, random.between(70, 110), 40));
  }
  if (place === 'hills') {
    parts.push(
      shape(
        `M0 ${base}V${base - 70}Q90 ${base - 150} 190 ${base - 70}T400 ${base - 90}T${side} ${base - 60}V${base}Z`,
        far,
      ),
    );
    parts.push(
      shape(
        `M0 ${base}V${base - 20}Q120 ${base - 80} 260 ${base - 30}T${side} ${base - 30}V${base}Z`,
        near,
      ),
    );
  }
  if (place === 'lamps') parts.push(bokeh(canvas, backdrop.glow, 34, base - 260, base - 10));
  if (place === 'terrace') {
    parts.push(
      gopuram(random.pick([90, 560]), base - 36, 80, 120, far),
      house(canvas, 200, base - 30, 110, 60, far),
      house(canvas, 340, base - 30, 90, 84, far),
    );
    parts.push(
      shape(`M0 ${base}v-44h${side}v44Z`, near),
      shape(`M0 ${base - 50}h${side}v10h${-side}Z`, mix(palette.plum, backdrop.glow, 0.22)),
    );
  }
  if (place === 'sky') {
    parts.push(
      shape(`M0 640V606L60 596L150 612L230 590L340 610L450 594L540 610L640 598V640Z`, palette.ink),
    );
    return parts.join('');
  }
  parts.push(ground(canvas, floor, backdrop.glow));
  if (place === 'courtyard')
    parts.push(kolam(side / 2, floor + 84, 190, mix(palette.cream, backdrop.glow, 0.3)));
  return parts.join('');
}
