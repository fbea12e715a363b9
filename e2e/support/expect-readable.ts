import { expect, type Page } from '@playwright/test';

/** No text of the open dialog, or else of the page, is cut, overlapped or reached only by scrolling sideways. */
export async function expectReadable(page: Page, what: string): Promise<void> {
  // Animations move elements, and fonts that load later have other widths.
  await page.evaluate(async () => {
    await document.fonts.ready;
    await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
    // What is out of sight is not laid out: https://drafts.csswg.org/css-contain-2/#content-visibility
    for (const element of document.querySelectorAll<HTMLElement>('tr')) {
      element.style.contentVisibility = 'visible';
    }
  });
  expect.soft(await page.evaluate(findUnreadable), what).toEqual([]);
}

/** Runs in the page. */
function findUnreadable(): string[] {
  type Box = { left: number; top: number; right: number; bottom: number };
  type Words = { element: Element; text: string; box: Box };
  const tolerance = 2;
  const found = new Set<string>();
  const root = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document.body;
  const page = document.documentElement;

  if (page.scrollWidth > page.clientWidth) {
    const wide = [...document.body.querySelectorAll('*')]
      .filter((element) => element.getBoundingClientRect().right > page.clientWidth)
      .at(-1);
    const of = wide && `: ${wide.tagName} ${wide.textContent?.slice(0, 40)}`;
    found.add(`the page is ${page.scrollWidth - page.clientWidth} px too wide${of}`);
  }

  /** Undefined when no part of it is visible, as for text for screen readers only. */
  function seenPart(element: Element, box: Box, text: string): Box | undefined {
    let seen = box;
    for (let at: Element | null = element; at && at !== page; at = at.parentElement) {
      const { overflowX, overflowY, position, textOverflow } = getComputedStyle(at);
      if (position === 'fixed' && (seen.bottom <= 0 || seen.top >= innerHeight)) return undefined;
      if (overflowX === 'visible' && overflowY === 'visible') continue;
      const frame = at.getBoundingClientRect();
      if (frame.width <= 2 || frame.height <= 2) return undefined;
      const isCutAcross =
        seen.left < frame.left - tolerance || seen.right > frame.right + tolerance;
      const isCutDown = seen.top < frame.top - tolerance || seen.bottom > frame.bottom + tolerance;
      const isPreview = at.matches('[data-entry] *') && textOverflow === 'ellipsis';
      if (isCutAcross && overflowX !== 'auto' && overflowX !== 'scroll' && !isPreview) {
        found.add(`cut at the side: ${text}`);
      }
      if (isCutDown && overflowY === 'hidden' && !isPreview) found.add(`cut in height: ${text}`);
      seen = {
        left: Math.max(seen.left, frame.left),
        right: Math.min(seen.right, frame.right),
        top: Math.max(seen.top, frame.top),
        bottom: Math.min(seen.bottom, frame.bottom),
      };
      if (seen.left >= seen.right || seen.top >= seen.bottom) return undefined;
    }
    return seen;
  }

  /** What of a height the frames that scroll show. */
  function scrolledPart(element: Element, { top, bottom }: Pick<Box, 'top' | 'bottom'>) {
    let seen = { top, bottom };
    for (let at = element.parentElement; at && at !== page; at = at.parentElement) {
      if (!/auto|scroll/.test(getComputedStyle(at).overflowY)) continue;
      const frame = at.getBoundingClientRect();
      seen = { top: Math.max(seen.top, frame.top), bottom: Math.min(seen.bottom, frame.bottom) };
    }
    return seen;
  }

  for (const part of root.matches('dialog') ? [root, ...root.querySelectorAll('div')] : []) {
    const isScrolled = getComputedStyle(part).overflowX !== 'visible';
    if (isScrolled && part.scrollWidth > part.clientWidth + tolerance) {
      found.add(`the dialog is ${part.scrollWidth - part.clientWidth} px too wide`);
    }
  }

  const words: Words[] = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { parentElement: element, data } = walker.currentNode as Text;
    const text = data.trim().slice(0, 40);
    if (!text || !element?.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      continue;
    if (element.closest('.toast-layer, option')) continue;
    const range = document.createRange();
    range.selectNodeContents(walker.currentNode);
    for (const { left, right, top, bottom } of range.getClientRects()) {
      if (right - left < 1) continue;
      const seen = seenPart(element, { left, right, top, bottom }, text);
      if (!seen) continue;
      if (seen.left < -tolerance || seen.right > innerWidth + tolerance) {
        found.add(`beside the screen: ${text}`);
      }
      // The glyphs are in the middle of their line box.
      const inset = (seen.bottom - seen.top) * 0.2;
      words.push({
        element,
        text,
        box: { ...seen, top: seen.top + inset, bottom: seen.bottom - inset },
      });
    }
  }
  for (const field of root.querySelectorAll<HTMLInputElement>('input, select, textarea')) {
    if (!field.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    if (['radio', 'checkbox', 'file'].includes(field.type)) continue;
    const { left, right, top, bottom } = field.getBoundingClientRect();
    if (right - left <= 2) continue;
    const text = `field ${field.getAttribute('aria-label') ?? field.name}`;
    const box = { left, right, ...scrolledPart(field, { top, bottom }) };
    if (box.top < box.bottom) words.push({ element: field, text, box });
    const isShort = field.tagName === 'INPUT' && field.value.length <= 4;
    if (isShort && field.scrollWidth > field.clientWidth + 1) found.add(`cut: ${text}`);
  }

  /** What stays visible while the page scrolls beneath it. */
  const floating = new Set(
    [...root.querySelectorAll('*')].filter((at) => getComputedStyle(at).position === 'sticky'),
  );
  const floats = (element: Element): boolean =>
    floating.has(element) || (element.parentElement !== null && floats(element.parentElement));
  for (const [index, one] of words.entries()) {
    for (const other of words.slice(index + 1)) {
      const isSame = one.element.contains(other.element) || other.element.contains(one.element);
      if (isSame || floats(one.element) !== floats(other.element)) continue;
      const width =
        Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
      const height =
        Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
      if (width > tolerance && height > tolerance) {
        found.add(`one over the other: ${one.text} | ${other.text}`);
      }
    }
  }
  return [...found];
}
