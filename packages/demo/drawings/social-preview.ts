import { gopuram, house, palm } from './backdrop.ts';
import { burst, risingTail } from './bursts.ts';
import { downPaint, ellipse, glow, n, openCanvas, roundPaint } from './canvas.ts';
import { mix, palette } from './palette.ts';
import { bloom } from './scene.ts';
import { drawLight, glints, openLight, sparkle, streak } from './sparks.ts';

const width = 1200;
const height = 630;

/** Single strokes on a baseline at 0, as a sparkler would write them. */
const letters: Record<string, { advance: number; d: readonly string[] }> = {
  M: { advance: 112, d: ['M0 0L10-92L46-18L82-92L92 0'] },
  a: {
    advance: 76,
    d: ['M56-60V0', 'M56-30C56-48 44-60 28-60C12-60 2-46 2-30C2-13 12 0 28 0C44 0 56-12 56-30'],
  },
  t: { advance: 54, d: ['M18-88V-16C18-4 26 0 38 0', 'M0-60H38'] },
  h: { advance: 76, d: ['M4-98V0', 'M4-34C6-50 16-60 30-60C46-60 54-50 54-34V0'] },
  p: {
    advance: 78,
    d: ['M4-60V36', 'M4-30C4-48 16-60 32-60C48-60 58-47 58-30C58-13 48 0 32 0C16 0 4-12 4-30'],
  },
  u: { advance: 64, d: ['M4-60V-26C4-8 14 0 28 0C44 0 54-10 54-26V-60', 'M54-60V0'] },
};

function writing(word: string, middle: number, baseline: number, scale: number) {
  const shapes = [...word]
    .map((letter) => letters[letter])
    .filter((letter) => letter !== undefined);
  const total = shapes.reduce((sum, letter) => sum + letter.advance, 0);
  let at = 0;
  const strokes = shapes
    .map((letter) => {
      const drawn = letter.d.map((d) => `<path d="${d}" transform="translate(${at} 0)"/>`).join('');
      at += letter.advance;
      return drawn;
    })
    .join('');
  const pass = (colour: string, thick: number, opacity: number) =>
    `<g stroke="${colour}" stroke-width="${thick}" opacity="${opacity}">${strokes}</g>`;
  return `<g transform="translate(${n(middle - (total * scale) / 2)} ${baseline}) scale(${scale})" fill="none" stroke-linecap="round" stroke-linejoin="round">${pass(palette.saffron, 13, 0.55)}${pass(palette.gold, 8, 0.9)}${pass('#ffffff', 3.2, 1)}</g>`;
}

/**
 * The still that is shown where a link to the shop is shared.
 * @param name written into it, of letters that are drawn above; without it, it suits any shop
 */
export function drawSocialPreview(name = ''): string {
  const canvas = openCanvas('social-preview');
  const { random } = canvas;
  const sky = downPaint(canvas, [
    [0, palette.ink],
    [0.45, palette.night],
    [0.8, mix(palette.plum, palette.magenta, 0.16)],
    [1, mix(palette.plum, palette.saffron, 0.42)],
  ]);
  const dusk = roundPaint(canvas, [
    [0, palette.saffron, 0.5],
    [1, palette.saffron, 0],
  ]);
  const light = openLight();
  for (const shell of [
    { x: 190, y: 160, r: 130, colours: [palette.magenta, palette.rose], heart: palette.gold },
    { x: 1010, y: 150, r: 140, colours: [palette.aqua, palette.teal], heart: palette.cream },
    { x: 600, y: 120, r: 150, colours: [palette.gold, palette.saffron], kind: 'willow' as const },
    { x: 410, y: 100, r: 70, colours: [palette.green, palette.lime] },
    { x: 810, y: 90, r: 70, colours: [palette.ember, palette.saffron], kind: 'peony' as const },
  ]) {
    risingTail(canvas, light, {
      from: [600 + (shell.x - 600) * 0.75, 540],
      to: [shell.x, shell.y],
      colour: palette.saffron,
    });
    burst(canvas, light, shell);
  }
  for (let i = 0; i < 260; i += 1) {
    const x = 250 + random.next() * 700;
    streak(
      light,
      `M${n(x)} ${n(440 + random.bell() * 30)}v${n(random.between(2, 12))}`,
      random.pick([palette.gold, palette.saffron]),
      1,
      0.7,
    );
  }
  sparkle(canvas, light, {
    x: 988,
    y: 434,
    r: 60,
    count: 90,
    colours: [palette.gold, palette.straw],
  });
  glints(canvas, light, {
    x: 600,
    y: 390,
    rx: 400,
    ry: 70,
    count: 30,
    size: 8,
    colours: [palette.gold, palette.cream],
  });

  const far = mix(palette.night, palette.magenta, 0.16);
  const near = mix(palette.ink, palette.plum, 0.35);
  const town: string[] = [];
  for (let x = -20; x < width; ) {
    const wide = random.between(70, 130);
    town.push(
      house(
        canvas,
        x,
        height,
        wide,
        random.between(50, 100),
        random.pick([near, mix(near, palette.plum, 0.4)]),
      ),
    );
    x += wide;
  }
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><defs>${bloom(width, height)}${canvas.defs.join('')}</defs>` +
    `<rect width="${width}" height="${height}" fill="${sky}"/>${ellipse(600, 640, 800, 260, dusk)}` +
    gopuram(120, height - 30, 190, 230, far, palette.gold) +
    gopuram(1075, height - 30, 220, 280, far, palette.gold) +
    gopuram(880, height - 40, 110, 130, far, palette.saffron) +
    town.join('') +
    palm(300, height, 170, near) +
    palm(338, height, 130, near) +
    palm(770, height, 150, near) +
    `<g filter="url(#bloom)" style="mix-blend-mode:screen">${drawLight(light)}${writing(name, 590, 440, 1.28)}</g>` +
    glow(canvas, 600, 400, 420, palette.saffron, 0.22) +
    '</svg>'
  );
}
