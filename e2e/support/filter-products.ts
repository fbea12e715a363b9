import { addProduct } from './products.ts';
import type { RunningShop } from './start-shop.ts';

/** So unlike each other that none is found as a slip of another one. */
const endings = ['aruvi', 'kumizh', 'thoonil', 'vilakku', 'pandhal', 'megam', 'kodiyil', 'sudar'];
let made = 0;

/**
 * Four products that a word of their own finds: two quiet ones, of which one is sold out, a loud one
 * at half its price, and one without a passport.
 */
export async function addFilterProducts(shop: RunningShop) {
  const word = `filter${process.pid.toString(36)}${endings[made % endings.length]}${made}`;
  made += 1;
  const parts = [
    { name: 'quiet', price: 120, passport: { class: 'swas', noiseDb: 60, minAge: 8 } },
    { name: 'gone', price: 150, stock: 0, passport: { class: 'star', noiseDb: 70, minAge: 8 } },
    { name: 'loud', price: 900, discount: 50, passport: { class: 'conventional', noiseDb: 110 } },
    { name: 'plain', price: 700 },
  ];
  for (const { name, ...part } of parts) {
    await addProduct(shop, { ...part, name: `${word} ${name}` } as never);
  }
  return { word, nameOf: (name: string) => `${word} ${name}` };
}
