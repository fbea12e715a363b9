import type { Page } from '@playwright/test';

type Point = { readonly x: number; readonly y: number };
/** The way of one finger over the screen. */
type Way = readonly [from: Point, to: Point];

const steps = 10;
const tapSeconds = 0.05;

/** Fingers on the screen, which the browser takes for those of a person. */
export async function openTouchScreen(page: Page) {
  const session = await page.context().newCDPSession(page);
  const send = (
    type: 'touchStart' | 'touchMove' | 'touchEnd',
    points: readonly Point[],
    at?: number,
  ) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: points.map((point, id) => ({ ...point, id })),
      timestamp: at,
    });

  async function drag(...ways: readonly Way[]): Promise<void> {
    await send(
      'touchStart',
      ways.map(([from]) => from),
    );
    for (let step = 1; step <= steps; step += 1) {
      const part = step / steps;
      await send(
        'touchMove',
        ways.map(([from, to]) => between(from, to, part)),
      );
    }
    await send('touchEnd', []);
  }

  return {
    drag,
    /** Two fingers on a level line around the point, whose distance changes. */
    pinch({ x, y }: Point, { from, to }: { from: number; to: number }): Promise<void> {
      const finger = (side: 1 | -1): Way => [
        { x: x + (side * from) / 2, y },
        { x: x + (side * to) / 2, y },
      ];
      return drag(finger(-1), finger(1));
    },
    /** The times of the touches are told, since a busy machine would delay the second tap. */
    async doubleTap(point: Point): Promise<void> {
      const start = Date.now() / 1000;
      for (const tap of [0, 2]) {
        await send('touchStart', [point], start + tap * tapSeconds);
        await send('touchEnd', [], start + (tap + 1) * tapSeconds);
      }
    },
  };
}

const between = (from: Point, to: Point, part: number): Point => ({
  x: from.x + (to.x - from.x) * part,
  y: from.y + (to.y - from.y) * part,
});
