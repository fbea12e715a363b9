import { demoCatalogue } from './demo-catalogue.ts';
import { demoAddress, demoAdmin, demoCustomer } from './demo-people.ts';
import { pictureSlugs, readPicture, readPlaceholders } from './demo-pictures.ts';

/** All that a demo shop holds, for whoever writes it into a database. */
export const demoShop = {
  catalogue: demoCatalogue,
  customer: demoCustomer,
  admin: demoAdmin,
  address: demoAddress,
  pictureSlugs,
  readPicture,
  readPlaceholders,
};
