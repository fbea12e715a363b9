import { demoCatalogue } from './demo-catalogue.ts';
import { categoryNamesInTamil } from './demo-categories.ts';
import { demoPassports } from './demo-passports.ts';
import { demoAddress, demoAdmin, demoCustomer, demoStaff } from './demo-people.ts';
import { pictureSlugs, readPicture, readPlaceholders } from './demo-pictures.ts';
import type { DemoProduct } from './demo-product.ts';
import { season } from './season/season.ts';

/** The content of a demo shop, to be written into a database. */
export const demoShop = {
  catalogue: demoCatalogue,
  boxOf,
  categoryNamesInTamil,
  passports: demoPassports,
  customer: demoCustomer,
  admin: demoAdmin,
  staff: demoStaff,
  address: demoAddress,
  pictureSlugs,
  readPicture,
  readPlaceholders,
  season,
};

type Box = { maker: string; mrpRupees: number | null; piecesPerCase: number | null };

/** Invented makers, by family, with the units in their cases. */
const makers: Readonly<Record<string, Omit<Box, 'mrpRupees'>>> = {
  Sparklers: { maker: 'Kaveri', piecesPerCase: 100 },
  'Flower pots': { maker: 'Kurinji', piecesPerCase: 48 },
  'Ground chakkars': { maker: 'Kurinji', piecesPerCase: 60 },
  Rockets: { maker: 'Amaravathi', piecesPerCase: 72 },
  'Aerial shots': { maker: 'Amaravathi', piecesPerCase: null },
};

const unknown: Box = { maker: '', mrpRupees: null, piecesPerCase: null };

/** What the box of a product says: of some families only. The price before the discount is its MRP. */
function boxOf({ details, priceRupees }: DemoProduct): Box {
  const made = makers[details.Family ?? ''];
  return made ? { ...made, mrpRupees: priceRupees } : unknown;
}
