import { type Canvas, n } from './canvas.ts';
import { palette } from './palette.ts';
import { dot, type Light, streak } from './sparks.ts';

export type Burst = {
  x: number;
  y: number;
  r: number;
  colours: readonly string[];
  /** Colour of a second, smaller burst in the middle. */
  heart?: string;
  kind?: 'peony' | 'chrysanthemum' | 'willow' | 'palm' | 'crackle' | 'ring';
};

/** A shell opening in the sky, seen as a long exposure. */
export function burst(canvas: Canvas, light: Light, shell: Burst) {
  const { random } = canvas;
  const { kind = 'chrysanthemum' } = shell;
  const counts = { peony: 150, chrysanthemum: 170, willow: 120, palm: 22, crackle: 130, ring: 44 };
  const droops = {
    peony: 0.06,
    chrysanthemum: 0.1,
    willow: 0.55,
    palm: 0.34,
    crackle: 0.08,
    ring: 0.03,
  };
  const starts = {
    peony: 0.72,
    chrysanthemum: 0.22,
    willow: 0.12,
    palm: 0.02,
    crackle: 0.6,
    ring: 0.7,
  };
  const count = Math.round(counts[kind] * Math.min(1, 0.45 + shell.r / 260));
  for (let i = 0; i < count; i += 1) {
    const angle =
      kind === 'palm' || kind === 'ring'
        ? (i / count) * Math.PI * 2 + random.bell() * 0.1
        : random.between(0, Math.PI * 2);
    const height = random.between(-1, 1);
    const flat =
      kind === 'ring'
        ? 1
        : kind === 'palm'
          ? random.between(0.8, 1)
          : Math.sqrt(1 - height * height * 0.9);
    const reach = shell.r * flat * random.between(0.92, 1.04);
    const squash = kind === 'ring' ? 0.5 : 1;
    const at = (part: number) =>
      [
        shell.x + Math.cos(angle) * reach * part,
        shell.y + Math.sin(angle) * reach * part * squash + shell.r * droops[kind] * part * part,
      ] as const;
    const [x0, y0] = at(starts[kind] + random.between(0, 0.12));
    const [cx, cy] = at((starts[kind] + 1) / 2);
    const [x1, y1] = at(1);
    const colour = random.pick(shell.colours);
    const bend = 2 * cy - (y0 + y1) / 2;
    const trail = `M${n(x0)} ${n(y0)}Q${n(cx)} ${n(bend)} ${n(x1)} ${n(y1)}`;
    const thick = kind === 'palm' ? 5 : 1.6;
    streak(
      light,
      trail,
      colour,
      thick * Math.max(0.55, shell.r / 170),
      kind === 'peony' ? 0.6 : 0.8,
    );
    const head = kind === 'palm' ? 6 : kind === 'willow' ? 1.5 : 3.4;
    dot(
      light,
      x1,
      y1,
      head * Math.max(0.6, shell.r / 170),
      random.next() < 0.4 ? palette.cream : colour,
    );
    if (kind !== 'crackle') continue;
    for (let spit = 0; spit < 4; spit += 1) {
      const turn = random.between(0, Math.PI * 2);
      const arm = shell.r * random.between(0.03, 0.09);
      streak(
        light,
        `M${n(x1)} ${n(y1)}l${n(Math.cos(turn) * arm)} ${n(Math.sin(turn) * arm)}`,
        palette.cream,
        1,
        0.9,
      );
    }
  }
  dot(light, shell.x, shell.y, shell.r * 0.1, '#ffffff');
  if (shell.heart) {
    burst(canvas, light, {
      x: shell.x,
      y: shell.y,
      r: shell.r * 0.42,
      colours: [shell.heart],
      kind: 'peony',
    });
  }
}

/** The rising tail that a shell or rocket leaves behind. */
export function risingTail(
  canvas: Canvas,
  light: Light,
  tail: {
    from: readonly [number, number];
    to: readonly [number, number];
    colour: string;
    width?: number;
  },
) {
  const { random } = canvas;
  const { width = 2.5 } = tail;
  const [x0, y0] = tail.from;
  const [x1, y1] = tail.to;
  const bend = (x0 + x1) / 2 + (x1 - x0) * 0.22;
  const at = (t: number) =>
    [x0 * (1 - t) ** 2 + 2 * bend * t * (1 - t) + x1 * t * t, y0 + (y1 - y0) * t] as const;
  for (let part = 0; part < 12; part += 1) {
    const [ax, ay] = at(part / 12);
    const [bx, by] = at((part + 1) / 12);
    const opacity = 0.15 + 0.8 * ((part + 1) / 12) ** 1.5;
    streak(
      light,
      `M${n(ax)} ${n(ay)}L${n(bx)} ${n(by)}`,
      tail.colour,
      width * (0.4 + part / 14),
      opacity,
    );
  }
  for (let i = 0; i < 60; i += 1) {
    const t = random.next();
    const [x, y] = at(t);
    const off = random.bell() * width * (1.5 + (1 - t) * 4);
    streak(light, `M${n(x + off)} ${n(y)}v${n(random.between(2, 9))}`, palette.gold, 0.8, 0.7);
  }
}
