import { type Canvas, n } from './canvas.ts';
import { palette } from './palette.ts';

type Streak = { d: string; colour: string; width: number; opacity: number };

/** Light gathered before it is drawn, so that equal strokes share one path. */
export type Light = { streaks: Streak[] };

export const openLight = (): Light => ({ streaks: [] });

export function streak(light: Light, d: string, colour: string, width: number, opacity = 1) {
  light.streaks.push({
    d,
    colour,
    width: Math.max(0.6, Math.round(width * 2) / 2),
    opacity: Math.max(0.1, Math.round(opacity * 5) / 5),
  });
}

export const dot = (light: Light, x: number, y: number, width: number, colour: string) =>
  streak(light, `M${n(x)} ${n(y)}h.1`, colour, width);

export function drawLight(light: Light): string {
  const paths = new Map<string, { first: Streak; ds: string[] }>();
  for (const one of light.streaks) {
    const key = `${one.colour} ${one.width} ${one.opacity}`;
    const path = paths.get(key);
    if (path) path.ds.push(one.d);
    else paths.set(key, { first: one, ds: [one.d] });
  }
  const drawn = [...paths.values()].map(
    ({ first, ds }) =>
      `<path d="${ds.join('')}" stroke="${first.colour}" stroke-width="${first.width}" opacity="${first.opacity}"/>`,
  );
  return `<g fill="none" stroke-linecap="round">${drawn.join('')}</g>`;
}

/** A jet of sparks thrown up from a point, falling back under gravity. */
export function fountain(
  canvas: Canvas,
  light: Light,
  jet: {
    x: number;
    y: number;
    height: number;
    /** Half the opening angle in degrees. */
    spread: number;
    count: number;
    colours: readonly string[];
    lean?: number;
    width?: number;
  },
) {
  const { random } = canvas;
  const { width = 2, lean = 0 } = jet;
  for (let i = 0; i < jet.count; i += 1) {
    const angle = ((lean + random.bell() * jet.spread) * Math.PI) / 180;
    const reach = jet.height * random.between(0.55, 1.02);
    const up = Math.sqrt(2 * reach) * Math.cos(angle);
    const sideways = Math.sqrt(2 * reach) * Math.sin(angle);
    const from = random.next() ** 0.8 * up * 1.35;
    const steps = random.between(0.05, 0.16) * up;
    const at = (t: number) => [jet.x + sideways * t, jet.y - up * t + (t * t) / 2] as const;
    const [x0, y0] = at(from);
    const [x1, y1] = at(from + steps);
    if (y1 > jet.y + 8) continue;
    const colour = from < up * 0.16 ? palette.cream : random.pick(jet.colours);
    const fade = 1 - (from / (up * 1.35)) * 0.6;
    streak(
      light,
      `M${n(x0)} ${n(y0)}L${n(x1)} ${n(y1)}`,
      colour,
      width * random.between(0.5, 1),
      fade,
    );
  }
  for (let i = 0; i < 15; i += 1) {
    const tip = jet.height * random.between(0.2, 0.55);
    const angle = ((lean + random.bell() * jet.spread * 0.5) * Math.PI) / 180;
    const x = jet.x + Math.sin(angle) * tip;
    streak(
      light,
      `M${n(jet.x)} ${n(jet.y)}L${n(x)} ${n(jet.y - Math.cos(angle) * tip)}`,
      palette.cream,
      width,
      0.5,
    );
  }
}

/** The crackling ball at the tip of a sparkler: rays that fork at their ends. */
export function sparkle(
  canvas: Canvas,
  light: Light,
  ball: {
    x: number;
    y: number;
    r: number;
    count: number;
    colours: readonly string[];
    fork?: boolean;
  },
) {
  const { random } = canvas;
  const { fork = true } = ball;
  for (let i = 0; i < ball.count; i += 1) {
    const angle = random.between(0, Math.PI * 2);
    const reach = ball.r * random.between(0.25, 1);
    const start = reach * random.between(0.05, 0.5);
    const droop = (reach / ball.r) ** 2 * ball.r * 0.06;
    const at = (r: number) =>
      [
        ball.x + Math.cos(angle) * r,
        ball.y + Math.sin(angle) * r + (r === reach ? droop : 0),
      ] as const;
    const [x0, y0] = at(start);
    const [x1, y1] = at(reach);
    const colour = random.next() < 0.3 ? palette.cream : random.pick(ball.colours);
    streak(
      light,
      `M${n(x0)} ${n(y0)}L${n(x1)} ${n(y1)}`,
      colour,
      random.between(0.7, 2),
      random.between(0.5, 1),
    );
    if (!fork || random.next() < 0.45) continue;
    for (let branch = 0; branch < 4; branch += 1) {
      const turn = angle + random.between(-1.3, 1.3);
      const length = ball.r * random.between(0.05, 0.16);
      const d = `M${n(x1)} ${n(y1)}l${n(Math.cos(turn) * length)} ${n(Math.sin(turn) * length)}`;
      streak(light, d, colour, random.between(0.7, 1.4), 0.9);
    }
  }
  dot(light, ball.x, ball.y, ball.r * 0.14, '#ffffff');
}

/** Sparks flung off a spinning ring seen at a slant. */
export function pinwheel(
  canvas: Canvas,
  light: Light,
  wheel: {
    x: number;
    y: number;
    r: number;
    reach: number;
    count: number;
    colours: readonly string[];
    tilt?: number;
  },
) {
  const { random } = canvas;
  const { tilt = 0.45 } = wheel;
  for (let i = 0; i < wheel.count; i += 1) {
    const start = random.between(0, Math.PI * 2);
    const travel = random.between(0.15, 1) * wheel.reach;
    const at = (along: number) => {
      const r = wheel.r + along * 0.8;
      const angle = start + (along / wheel.reach) * 1.1;
      const hop = Math.sin((along / wheel.reach) * Math.PI) * wheel.reach * 0.12;
      return [wheel.x + Math.cos(angle) * r, wheel.y + Math.sin(angle) * r * tilt - hop] as const;
    };
    const from = travel * random.between(0, 0.75);
    const [x0, y0] = at(from);
    const [cx, cy] = at((from + travel) / 2);
    const [x1, y1] = at(travel);
    const colour = travel < wheel.reach * 0.3 ? palette.cream : random.pick(wheel.colours);
    const d = `M${n(x0)} ${n(y0)}Q${n(cx)} ${n(cy)} ${n(x1)} ${n(y1)}`;
    streak(light, d, colour, random.between(0.7, 2.2), 1.1 - (travel / wheel.reach) * 0.6);
  }
}

/** Small four-pointed glints strewn over a field. */
export function glints(
  canvas: Canvas,
  light: Light,
  field: {
    x: number;
    y: number;
    rx: number;
    ry: number;
    count: number;
    size: number;
    colours: readonly string[];
  },
) {
  const { random } = canvas;
  for (let i = 0; i < field.count; i += 1) {
    const angle = random.between(0, Math.PI * 2);
    const far = Math.sqrt(random.next());
    const x = field.x + Math.cos(angle) * field.rx * far;
    const y = field.y + Math.sin(angle) * field.ry * far;
    const arm = field.size * random.between(0.35, 1);
    const colour = random.pick(field.colours);
    streak(
      light,
      `M${n(x - arm)} ${n(y)}h${n(arm * 2)}M${n(x)} ${n(y - arm)}v${n(arm * 2)}`,
      colour,
      1.2,
      0.9,
    );
    dot(light, x, y, 2 + arm * 0.25, '#ffffff');
  }
}
