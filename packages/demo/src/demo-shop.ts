import { boxOf } from './demo-boxes.ts';
import { demoCatalogue } from './demo-catalogue.ts';
import { categoryNamesInTamil } from './demo-categories.ts';
import { demoPassports } from './demo-passports.ts';
import { demoAddress, demoAdmin, demoCustomer } from './demo-people.ts';
import { pictureSlugs, readPicture, readPlaceholders } from './demo-pictures.ts';
import { season } from './season/season.ts';

/** The content of a demo shop, to be written into a database. */
export const demoShop = {
  catalogue: demoCatalogue,
  boxOf,
  categoryNamesInTamil,
  passports: demoPassports,
  customer: demoCustomer,
  admin: demoAdmin,
  address: demoAddress,
  pictureSlugs,
  readPicture,
  readPlaceholders,
  season,
};
