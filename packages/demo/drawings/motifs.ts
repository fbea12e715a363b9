import { line, n, shape } from './canvas.ts';

export type Motif =
  | 'lotus'
  | 'sun'
  | 'star'
  | 'feather'
  | 'mango'
  | 'lamp'
  | 'moon'
  | 'fish'
  | 'flame'
  | 'comet'
  | 'butterfly'
  | 'gopuram'
  | 'drum'
  | 'bolt'
  | 'wheel'
  | 'crown';

const around = (count: number, draw: (turn: number) => string) =>
  Array.from({ length: count }, (_, i) => draw((360 / count) * i)).join('');

const turned = (turn: number, body: string) => `<g transform="rotate(${n(turn)})">${body}</g>`;

const starPath = (points: number, outer: number, inner: number) =>
  `M${Array.from({ length: points * 2 }, (_, i) => {
    const angle = (Math.PI / points) * i - Math.PI / 2;
    const r = i % 2 === 0 ? outer : inner;
    return `${n(Math.cos(angle) * r)} ${n(Math.sin(angle) * r)}`;
  }).join('L')}Z`;

/** Label art within a circle of radius 50, in two inks. */
const drawings: Record<Motif, (ink: string, accent: string) => string> = {
  lotus: (ink, accent) =>
    [-62, 62, -36, 36, 0]
      .map((turn, i) =>
        turned(
          turn,
          shape(
            'M0 30C-20 8-14-26 0-42C14-26 20 8 0 30Z',
            i === 2 || i === 3 ? accent : ink,
            `stroke="${ink}" stroke-width="2"`,
          ),
        ),
      )
      .join('') + line('M-34 36Q0 48 34 36', ink, 5),
  sun: (ink, accent) =>
    shape(starPath(12, 48, 28), ink) +
    `<circle r="24" fill="${accent}"/><circle r="15" fill="${ink}"/>`,
  star: (ink, accent) => shape(starPath(5, 48, 20), ink) + shape(starPath(5, 26, 11), accent),
  feather: (ink, accent) =>
    shape('M0-46C30-34 32 8 0 46C-32 8-30-34 0-46Z', ink) +
    shape('M0-32C20-24 20 4 0 18C-20 4-20-24 0-32Z', accent) +
    `<circle cy="-9" r="11" fill="${ink}"/><circle cy="-11" r="5" fill="${accent}"/>`,
  mango: (ink, accent) =>
    shape('M-8-44C34-34 44 20 4 40C-30 50-44 8-22-8C-6-18 10-4 2 8C-4-24-20-34-8-44Z', ink) +
    around(
      7,
      (turn) =>
        `<circle cx="${n(6 + Math.cos((turn * Math.PI) / 180) * 15)}" cy="${n(14 + Math.sin((turn * Math.PI) / 180) * 15)}" r="3.4" fill="${accent}"/>`,
    ),
  lamp: (ink, accent) =>
    shape('M-42 4H42C38 32 18 38 0 38S-38 32-42 4Z', ink) +
    shape('M0-46C18-22 14-4 0-2C-14-4-18-22 0-46Z', accent) +
    line('M-18 44H18', ink, 6),
  moon: (ink, accent) =>
    shape('M14-44A46 46 0 1 0 14 44A36 36 0 1 1 14-44Z', ink) +
    `<g transform="translate(22 -4) scale(.42)">${shape(starPath(5, 48, 20), accent)}</g>`,
  fish: (ink, accent) =>
    shape('M-46 0C-24-32 14-30 28 0L48-22V22L28 0C14 30-24 32-46 0Z', ink) +
    `<circle cx="-24" cy="-6" r="5" fill="${accent}"/>` +
    line('M-8-18Q4 0-8 18M8-16Q18 0 8 16', accent, 3.4),
  flame: (ink, accent) =>
    shape(
      'M4-48C14-20 38-8 34 18C30 42 10 48 0 48S-34 42-34 14C-34-4-18-8-16-26C-4-20 4-30 4-48Z',
      ink,
    ) + shape('M2-8C10 6 18 12 16 26C14 38 6 42 0 42S-16 36-16 22C-16 10-4 8 2-8Z', accent),
  comet: (ink, accent) =>
    line('M-44 40L10-12M-46 14L2-22M-20 46L20-2', ink, 6) +
    `<g transform="translate(20 -20) scale(.6)">${shape(starPath(6, 48, 24), accent)}</g>`,
  butterfly: (ink, accent) =>
    [1, -1]
      .map(
        (flip) =>
          `<g transform="scale(${flip} 1)">${shape('M2-4C10-44 50-44 46-16C44 2 20 4 2 2C24 6 40 18 32 34C24 46 6 26 2 8Z', ink)}<circle cx="28" cy="-18" r="8" fill="${accent}"/><circle cx="21" cy="24" r="5" fill="${accent}"/></g>`,
      )
      .join('') + line('M0-20V32M0-20L-8-36M0-20L8-36', accent, 4),
  gopuram: (ink, accent) =>
    [0, 1, 2, 3]
      .map((tier) =>
        shape(
          `M${-40 + tier * 8} ${44 - tier * 20}L${-36 + tier * 8} ${26 - tier * 20}H${36 - tier * 8}L${40 - tier * 8} ${44 - tier * 20}Z`,
          ink,
        ),
      )
      .join('') +
    shape('M-14-36Q0-54 14-36Z', ink) +
    [36, 16, -4, -24].map((y) => `<circle cy="${y - 1}" r="4.6" fill="${accent}"/>`).join(''),
  drum: (ink, accent) =>
    shape('M-30-32H30L38 0L30 32H-30L-38 0Z', ink) +
    line('M-26-28L-8 28L8-28L26 28M26-28L8 28L-8-28L-26 28', accent, 3.4),
  bolt: (ink, accent) =>
    shape(starPath(9, 48, 34), ink) + shape('M10-38L-22 6H-2L-10 38L22-8H2Z', accent),
  wheel: (ink, accent) =>
    `<circle r="44" fill="none" stroke="${ink}" stroke-width="7"/>` +
    around(8, (turn) => turned(turn, line('M0-42Q14-22 0 0', ink, 6))) +
    `<circle r="11" fill="${accent}"/>`,
  crown: (ink, accent) =>
    shape('M-44 30L-40-24L-18 0L0-40L18 0L40-24L44 30Z', ink) +
    line('M-36 20H36', accent, 6) +
    [-40, 0, 40]
      .map((x) => `<circle cx="${x}" cy="${x === 0 ? -42 : -27}" r="6" fill="${accent}"/>`)
      .join(''),
};

export const drawMotif = (
  motif: Motif,
  x: number,
  y: number,
  r: number,
  ink: string,
  accent: string,
) =>
  `<g transform="translate(${n(x)} ${n(y)}) scale(${Math.round(r * 2) / 100})">${drawings[motif](ink, accent)}</g>`;

/** A medallion with a scalloped rim around a motif. */
export function medallion(
  motif: Motif,
  x: number,
  y: number,
  r: number,
  inks: { ground: string; ink: string; accent: string },
) {
  const rim = around(16, (turn) => {
    const angle = (turn * Math.PI) / 180;
    return `<circle cx="${n(Math.cos(angle) * r * 0.93)}" cy="${n(Math.sin(angle) * r * 0.93)}" r="${n(r * 0.17)}"/>`;
  });
  return (
    `<g transform="translate(${n(x)} ${n(y)})"><g fill="${inks.accent}">${rim}</g>` +
    `<circle r="${n(r * 0.93)}" fill="${inks.ground}"/><circle r="${n(r * 0.85)}" fill="none" stroke="${inks.accent}" stroke-width="${n(r * 0.04)}"/></g>` +
    drawMotif(motif, x, y, r * 0.66, inks.ink, inks.accent)
  );
}

/** A band of small diamonds and dots, as on a sari border. */
export function border(
  x: number,
  y: number,
  width: number,
  height: number,
  ground: string,
  ink: string,
) {
  const step = height * 1.1;
  const count = Math.max(1, Math.round(width / step));
  const gap = width / count;
  const diamonds = Array.from({ length: count }, (_, i) => {
    const cx = x + gap * (i + 0.5);
    return `M${n(cx)} ${n(y + height * 0.14)}l${n(gap * 0.36)} ${n(height * 0.36)}l${n(-gap * 0.36)} ${n(height * 0.36)}l${n(-gap * 0.36)} ${n(-height * 0.36)}Z`;
  }).join('');
  return `<rect x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}" fill="${ground}"/>${shape(diamonds, ink)}`;
}

const digits = [
  'M5 0C1 0 0 4 0 8S1 16 5 16S10 12 10 8S9 0 5 0Z',
  'M1.5 4L6 0V16',
  'M.5 4C1 1 3 0 5 0C8 0 10 2 10 4.5C10 8 5 10 0 16H10',
  'M.5 2.5C2 .5 4 0 5 0C8 0 9.5 2 9.5 4C9.5 6.5 7 7.6 4 7.6C7.5 7.6 10 9 10 11.6C10 14.5 8 16 5 16C3 16 1 15.2 0 13.4',
  'M7.5 16V0L0 11H10',
  'M9 0H1.5L.8 7C2 6 3.5 5.6 5 5.6C8 5.6 10 7.8 10 10.7C10 14 8 16 5 16C3 16 1 15 0 13.5',
  'M8.5 1C7.5 .3 6.5 0 5.5 0C2 0 0 4 0 9.5C0 14 2 16 5 16C8 16 10 14 10 11C10 8 8 6.3 5.2 6.3C3 6.3 1 7.5 0 9.5',
  'M0 0H10C7 5 4.5 10 4 16',
] as const;

/** A count in digits 0 to 7, centred on the point. */
export function numeral(count: number, x: number, y: number, height: number, ink: string) {
  const letters = [...String(count)];
  const scale = height / 16;
  const advance = 15;
  const start = -((letters.length * advance - 5) / 2);
  const strokes = letters
    .map(
      (digit, i) =>
        `<path d="${digits[Number(digit)]}" transform="translate(${start + i * advance} -8)"/>`,
    )
    .join('');
  return `<g transform="translate(${n(x)} ${n(y)}) scale(${Math.round(scale * 100) / 100})" fill="none" stroke="${ink}" stroke-width="3.4" stroke-linecap="round" stroke-linejoin="round">${strokes}</g>`;
}
