import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { nextFrames } from './next-frames.ts';
import { expectLoaded, type Screen } from './screens.ts';

declare global {
  interface Window {
    layoutShifts: () => string[];
    untilPainted: () => Promise<void>;
    untilAnswered: () => Promise<void>;
  }
}

const mostShift = 0.02;

/** Records every layout shift of a document, with what moved (https://web.dev/articles/cls). */
function observeLayoutShifts(): void {
  type Shift = PerformanceEntry & {
    value: number;
    sources: readonly { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
  };
  const shifts: string[] = [];
  const nameOf = (node: Node | null) =>
    node instanceof Element ? `${node.tagName} ${node.className}` : (node?.textContent ?? '?');
  const add = (entries: PerformanceEntryList) => {
    for (const { value, sources } of entries as Shift[]) {
      const moved = sources.map(
        ({ node, previousRect: before, currentRect: after }) =>
          `${nameOf(node).slice(0, 60)} (${before.x},${before.y} ${before.width}x${before.height} to ${after.x},${after.y} ${after.width}x${after.height})`,
      );
      shifts.push(`${value.toFixed(4)} ${moved.join('; ')}`);
    }
  };
  const observer = new PerformanceObserver((list) => add(list.getEntries()));
  observer.observe({ type: 'layout-shift', buffered: true });
  window.layoutShifts = () => {
    add(observer.takeRecords());
    return shifts;
  };
}

/**
 * Holds the requests of the API in the page until it has painted, and lets one at a time go: each is
 * answered, and what it shows painted, before the next. What was asked last is answered first, but
 * what has `late` in its address last of all. Routing them would switch the browser's cache off, and fetching and
 * compiling the scripts anew is most of the cost of opening a screen.
 */
function holdAnswers(late: string | undefined): void {
  const { fetch } = window;
  const held: { href: string; send: () => Promise<Response> }[] = [];
  const nextFrame = () => new Promise(requestAnimationFrame);
  let given: Promise<void> | undefined;
  let isOver = false;

  async function giveAnswers(): Promise<void> {
    await window.untilPainted();
    while (held.length > 0) {
      const at = held.findLastIndex(({ href }) => !late || !href.includes(late));
      const [next] = held.splice(at, 1);
      await next
        ?.send()
        .then((answer) => answer.clone().text())
        .catch(() => undefined);
      for (let frame = 0; frame < 3; frame += 1) await nextFrame();
    }
    given = undefined;
  }

  window.fetch = (input, options) => {
    const { href } = input instanceof Request ? new URL(input.url) : new URL(input, location.href);
    if (isOver || !href.includes('/api/v1/')) return fetch(input, options);
    return new Promise((resolve) => {
      const send = () => {
        const answer = fetch(input, options);
        resolve(answer);
        return answer;
      };
      held.push({ href, send });
      given ??= giveAnswers();
    });
  };
  window.untilAnswered = async () => {
    while (given) await given;
    isOver = true;
  };
}

const readFont = (name: string) =>
  readFileSync(`packages/web/public/fonts/${name}.woff2`).toString('base64');

function addFonts({ latin, rupee }: { latin: string; rupee: string }): void {
  const add = (family: string, font: string) =>
    document.fonts.add(
      new FontFace(
        family,
        Uint8Array.from(atob(font), (letter) => letter.charCodeAt(0)),
        { weight: '400 700' },
      ),
    );
  add('Anek Latin', latin);
  add('Anek Rupee', rupee);
}

/**
 * Returns a function that opens a screen and expects nothing to move. The answers of the API are
 * held until the page is hydrated and painted without them, so that what they move is seen.
 * The fonts are there from the start: the machines of the tests lack the faces that
 * `Anek Fallback` gives Anek's measures to.
 */
export async function watchShifts(
  page: Page,
  { late }: { late?: string } = {},
): Promise<(screen: Screen, what: string) => Promise<void>> {
  let painted = Promise.withResolvers<void>();
  await page.exposeFunction('untilPainted', () => painted.promise);
  await page.addInitScript(holdAnswers, late);
  await page.addInitScript(addFonts, {
    latin: readFont('anek-latin-v2'),
    rupee: readFont('anek-rupee-v1'),
  });
  await page.addInitScript(observeLayoutShifts);

  return async (screen, what) => {
    const [path, , state] = screen;
    painted = Promise.withResolvers<void>();
    if (state) {
      await page.evaluate(
        ([usr, address]) => history.replaceState({ usr, key: 'planted', idx: 0 }, '', address),
        [state, path] as const,
      );
      await page.reload({ waitUntil: 'commit' });
    } else {
      await page.goto(path, { waitUntil: 'commit' });
    }
    await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
    await nextFrames(page);
    painted.resolve();
    await expectLoaded(page, screen);
    await page.evaluate(() => window.untilAnswered());
    await page.evaluate(() => document.fonts.ready);
    await nextFrames(page);
    const shifts = await page.evaluate(() => window.layoutShifts());
    const sum = shifts.reduce((all, shift) => all + Number.parseFloat(shift), 0);
    expect.soft(sum, `shifts of ${what}:\n${shifts.join('\n')}`).toBeLessThanOrEqual(mostShift);
  };
}
