import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { sep } from 'node:path';
import { expect, test } from 'vitest';
import { parseWords } from './words/parse-words.ts';

const folder = 'docs/owner';
const read = (path: string) => readFileSync(path, 'utf8');
const papers = { en: read(`${folder}/en.md`), ta: read(`${folder}/ta.md`) };

/** What a person reads of a text on the screen, without what the shop fills in. */
const shown = (text: string) =>
  text
    .replace(/<(\w+)>.*?<\/\1>/g, '')
    .replace(/\{\w+\}/g, '')
    .replace(/\s+/g, ' ')
    .replace(/^[\s:“”]+|[\s:“”…]+$/g, '');

/** The words of the screens: by what is shown, the places that show it. */
function readLabels(language: 'en' | 'ta'): Map<string, Set<string>> {
  const labels = new Map<string, Set<string>>();
  for (const tamil of globSync('packages/web/app/**/words.ta.ts')) {
    const english = tamil.replaceAll(sep, '/').replace('.ta.ts', '.ts');
    // Its Tamil is the languages' own codes.
    if (english.includes('/app/language/')) continue;
    const path = language === 'ta' ? tamil : english;
    for (const { key, text } of parseWords(path, read(path))) {
      const places = labels.get(shown(text)) ?? new Set();
      labels.set(shown(text), places.add(`${english} ${key}`));
    }
  }
  return labels;
}

type Page = {
  /** How many headings it has. */
  readonly parts: number;
  readonly labels: readonly string[];
  readonly pictures: readonly string[];
};

/** The pages of a paper. Its **bold** words are labels of the screen, with › between steps. */
const pagesOf = (paper: string): Page[] =>
  paper
    .split(/^## /m)
    .slice(1)
    .map((page) => ({
      parts: [...page.matchAll(/^### /gm)].length,
      labels: [...page.matchAll(/\*\*(.+?)\*\*/g)]
        .flatMap(([, bold = '']) => bold.split(' › '))
        .map(shown),
      pictures: [...page.matchAll(/!\[.+?\]\(\w+\/(.+?)\)/g)].map(([, name = '']) => name),
    }));

const pages = { en: pagesOf(papers.en), ta: pagesOf(papers.ta) };
const labels = { en: readLabels('en'), ta: readLabels('ta') };

/** Of each label of the page, whether the other language's page has one of the same place. */
const withoutPartner = (page: Page | undefined, other: Page | undefined, of: 'en' | 'ta') => {
  const others = (other?.labels ?? []).map(
    (label) => labels[of === 'en' ? 'ta' : 'en'].get(label) ?? new Set<string>(),
  );
  return (page?.labels ?? []).filter((label) => {
    const places = labels[of].get(label) ?? new Set();
    return !others.some((one) => [...one].some((place) => places.has(place)));
  });
};

test.each(['en', 'ta'] as const)('every label that the paper in %s names is on a screen', (of) => {
  const named = pages[of].flatMap((page) => page.labels);
  expect(named.length).toBeGreaterThan(100);
  expect(named.filter((label) => !labels[of].has(label))).toEqual([]);
});

test('both papers have the same eight pages: parts, pictures, and labels of the same places', () => {
  expect([pages.en.length, pages.ta.length]).toEqual([8, 8]);
  for (const [index, page] of pages.en.entries()) {
    const other = pages.ta[index];
    expect(other?.pictures, `pictures of page ${index + 1}`).toEqual(page.pictures);
    expect(page.pictures, `pictures of page ${index + 1}`).not.toEqual([]);
    expect(other?.parts, `parts of page ${index + 1}`).toBe(page.parts);
    expect(withoutPartner(page, other, 'en'), `not in Tamil, page ${index + 1}`).toEqual([]);
    expect(withoutPartner(other, page, 'ta'), `not in English, page ${index + 1}`).toEqual([]);
  }
});

test('each picture is shown, and all are light enough for a phone', () => {
  const files = globSync(`${folder}/*/*.webp`).map((path) => path.replaceAll(sep, '/'));
  const named = (['en', 'ta'] as const).flatMap((of) =>
    pages[of].flatMap(({ pictures }) => pictures.map((name) => `${folder}/${of}/${name}`)),
  );
  expect(files.sort()).toEqual(named.sort());
  expect(named.filter((path) => !existsSync(path))).toEqual([]);
  const bytes = files.reduce((sum, path) => sum + statSync(path).size, 0);
  expect(bytes).toBeLessThan(1_500_000);
});
