import { effectTextHere } from '@mathappu/contract/catalogue/effect-text';
import { type ListingRules, listingProblems } from '@mathappu/contract/catalogue/listing-problems';
import { completePassport, missingFacts, passport } from '@mathappu/contract/catalogue/passport';
import { line } from '@mathappu/contract/fields';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { demoCatalogue } from './demo-catalogue.ts';
import { categoryNamesInTamil } from './demo-categories.ts';
import { demoPassports } from './demo-passports.ts';
import { pictureSlugs, pictureWidths, readPicture, readPlaceholders } from './demo-pictures.ts';

const placeholders = await readPlaceholders();
const isDraft = (product: (typeof demoCatalogue)[number]) =>
  product.priceRupees === null || product.stock === null || product.unit === null;
const forSale = demoCatalogue.filter((product) => !isDraft(product));

const isStep = (value: number, step: number) =>
  Math.abs(value / step - Math.round(value / step)) < 1e-9;

describe('the demo catalogue', () => {
  it('offers at least 66 kinds in a dozen or more families', () => {
    expect(forSale.length).toBeGreaterThanOrEqual(66);
    expect(new Set(demoCatalogue.map((product) => product.details.Family)).size).toBeGreaterThan(
      11,
    );
    expect(demoCatalogue.filter((product) => !product.details.Family)).toEqual([]);
  });

  it('names every product once', () => {
    expect(new Set(demoCatalogue.map((product) => product.slug)).size).toBe(demoCatalogue.length);
    expect(new Set(demoCatalogue.map((product) => product.name)).size).toBe(demoCatalogue.length);
    expect(demoCatalogue.filter(({ slug }) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug))).toEqual([]);
  });

  it('has names from very short to very long, some in Tamil', () => {
    const lengths = demoCatalogue.map((product) => product.name.length);
    expect(Math.min(...lengths)).toBeLessThanOrEqual(6);
    expect(Math.max(...lengths)).toBeGreaterThanOrEqual(90);
    expect(Math.max(...lengths)).toBeLessThanOrEqual(120);
    expect(demoCatalogue.some((product) => /\p{Script=Tamil}/u.test(product.name))).toBe(true);
  });

  it('has effects that are known in both languages', () => {
    const effects = demoCatalogue.flatMap(({ details }) => details.Effect ?? []);
    expect(effects.length).toBeGreaterThan(70);
    expect(effects.map(effectTextHere)).toEqual(effects);
  });

  it('names and describes every product and category in Tamil, each by a name of its own', () => {
    const names = [
      ...demoCatalogue.map(({ nameTa }) => nameTa),
      ...new Set(demoCatalogue.map(({ details }) => categoryNamesInTamil[details.Family ?? ''])),
    ];
    expect(names.filter((name) => !line(120, 'none').safeParse(name).success)).toEqual([]);
    const products = demoCatalogue.map(({ nameTa }) => nameTa);
    expect(new Set(products).size).toBe(products.length);
    const texts = demoCatalogue.map(({ descriptionTa }) => descriptionTa);
    // Figures and sizes aside, no word is English.
    expect([...names, ...texts].filter((text) => /[a-z]/i.test(text ?? ''))).toEqual([]);
    expect(texts.filter((text) => text.length < 40 || text.length > 300)).toEqual([]);
  });

  it('keeps prices, discounts, stock and ratings in their ranges', () => {
    for (const product of forSale) {
      const { priceRupees, stock, discountPercent, rating } = product;
      expect(priceRupees, product.slug).toBeGreaterThanOrEqual(8);
      expect(priceRupees, product.slug).toBeLessThanOrEqual(9800);
      expect(isStep(priceRupees ?? Number.NaN, 0.01), product.slug).toBe(true);
      expect(Number.isInteger(stock) && (stock ?? -1) >= 0, product.slug).toBe(true);
      expect(discountPercent >= 0 && discountPercent <= 85, product.slug).toBe(true);
      expect(rating >= 3.1 && rating <= 5 && isStep(rating, 0.1), product.slug).toBe(true);
    }
    expect(forSale.some((product) => !Number.isInteger(product.priceRupees))).toBe(true);
    expect(forSale.some((product) => !Number.isInteger(product.discountPercent))).toBe(true);
  });

  it('has products that are out of stock, nearly so, and one draft', () => {
    expect(forSale.filter((product) => product.stock === 0).length).toBeGreaterThanOrEqual(3);
    expect(forSale.some(({ stock }) => stock !== null && stock > 0 && stock <= 5)).toBe(true);
    expect(demoCatalogue.filter(isDraft)).toHaveLength(1);
  });

  it('describes each product in one to four sentences and three to seven details', () => {
    for (const product of demoCatalogue) {
      const sentences = product.description.match(/[^.!?]+[.!?]/g)?.length ?? 0;
      expect(sentences, product.slug).toBeGreaterThanOrEqual(1);
      expect(sentences, product.slug).toBeLessThanOrEqual(4);
      const rows = Object.keys(product.details).length;
      expect(rows >= 3 && rows <= 7, product.slug).toBe(true);
    }
  });

  it('shows at least six families on each of the first two pages', () => {
    for (const page of [demoCatalogue.slice(0, 12), demoCatalogue.slice(12, 24)]) {
      expect(page).toHaveLength(12);
      const families = new Set(page.map((product) => product.details.Family));
      expect(families.size).toBeGreaterThanOrEqual(6);
    }
  });

  it.each(pictureWidths)('has every picture as a square %i wide', async (width) => {
    for (const slug of pictureSlugs) {
      const picture = await sharp(await readPicture(slug, width)).metadata();
      expect([picture.format, picture.width, picture.height], slug).toEqual(['webp', width, width]);
    }
  });

  it('has a placeholder under 250 bytes for every picture and for no other', () => {
    expect(Object.keys(placeholders).sort()).toEqual([...pictureSlugs].sort());
    for (const [slug, uri] of Object.entries(placeholders)) {
      expect(uri, slug).toMatch(/^data:image\/webp;base64,/);
      expect(uri.length, slug).toBeLessThan(250);
    }
  });
});

describe('the passports of the demo', () => {
  const all = demoCatalogue.map((product) => ({
    ...product,
    facts: completePassport(demoPassports.get(product.slug) ?? {}),
  }));

  it('are one for every product, complete, in form, and plainly invented', () => {
    expect([...demoPassports.keys()].toSorted()).toEqual(
      demoCatalogue.map(({ slug }) => slug).toSorted(),
    );
    for (const { slug, facts } of all) {
      expect(passport.safeParse(facts).error, slug).toBeUndefined();
      expect(missingFacts(facts), slug).toEqual([]);
      const references = [facts.neeriRef, facts.pesoRef, facts.qrText];
      expect(
        references.every((text) => text === null || text.startsWith('DEMO')),
        slug,
      ).toBe(true);
    }
  });

  it('are of a green class exactly where the details say so', () => {
    const isGreen = ({ facts }: (typeof all)[number]) => facts.neeriRef !== null;
    expect(all.filter(isGreen).map(({ slug }) => slug)).toEqual(
      all
        .filter(({ details }) => details['Green cracker (CSIR-NEERI style)'])
        .map(({ slug }) => slug),
    );
  });

  it('keep within the law but for joined crackers', () => {
    const rules: ListingRules = {
      passport: 'all',
      passportSince: new Date(0),
      joined: 'allow',
      conventional: 'allow',
      bannedSalts: 'block',
      imported: 'block',
      tooLoud: 'block',
    };
    const facts = { isPriced: true, hasStock: true, hasUnit: true, createdAt: null };
    for (const product of all) {
      expect(listingProblems({ ...facts, passport: product.facts }, rules), product.slug).toEqual(
        [],
      );
    }
  });
});
