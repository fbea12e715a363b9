import type { Random } from '../src/mulberry32.ts';
import { between } from './random-choice.ts';
import { fill, type Silhouette } from './silhouette.ts';

/** One drooping leaf: a curved rib with leaflets hanging from it. */
function frond(
  shape: Silhouette,
  x: number,
  y: number,
  reach: number,
  lift: number,
  sag: number,
): void {
  const steps = 15;
  const rib = Array.from({ length: steps + 1 }, (_, step) => {
    const share = step / steps;
    return [x + reach * share, y - lift * share + sag * share * share] as const;
  });
  for (let step = 1; step <= steps; step++) {
    const [fromX, fromY] = rib[step - 1] as readonly [number, number];
    const [toX, toY] = rib[step] as readonly [number, number];
    const share = step / steps;
    const hang = Math.abs(reach) * 0.3 * Math.sin(Math.PI * (0.12 + share * 0.86));
    fill(shape, [
      [fromX, fromY - 0.9],
      [toX, toY - 0.9],
      [toX, toY + 0.6],
      [fromX, fromY + 0.6],
    ]);
    fill(shape, [
      [fromX, fromY],
      [toX, toY],
      [toX + reach * 0.08, toY + hang],
    ]);
  }
}

export function plantPalm(
  shape: Silhouette,
  foot: readonly [number, number],
  height: number,
  lean: number,
  random: Random,
): void {
  const steps = 10;
  const trunk = Array.from({ length: steps + 1 }, (_, step) => {
    const share = step / steps;
    return [foot[0] + lean * share * share, foot[1] - height * share] as const;
  });
  const thick = (step: number) => 2.3 - step * 0.11;
  fill(shape, [
    ...trunk.map(([x, y], step) => [x - thick(step), y] as const),
    ...trunk.map(([x, y], step) => [x + thick(step), y] as const).reverse(),
  ]);
  const [x, y] = trunk[steps] as readonly [number, number];
  for (let leaf = 0; leaf < 11; leaf++) {
    const around = -1 + (2 * leaf) / 10;
    const reach = (Math.sign(around) || 1) * height * (0.16 + 0.2 * Math.abs(around));
    const lift = height * (0.3 - 0.26 * Math.abs(around)) * between(random, 0.8, 1.2);
    frond(
      shape,
      x,
      y,
      reach * between(random, 0.9, 1.1),
      lift,
      height * between(random, 0.16, 0.28),
    );
  }
}
