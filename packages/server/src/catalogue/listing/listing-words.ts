import type { ListingWords } from '@mathappu/contract/catalogue/listing-problems';
import type { Language } from '@mathappu/contract/words';
import * as listing from '@mathappu/contract/words/listing';
import * as listingInTamil from '@mathappu/contract/words/listing.ta';
import * as passport from '@mathappu/contract/words/passport';
import * as passportInTamil from '@mathappu/contract/words/passport.ta';

export const listingWords: Readonly<Record<Language, ListingWords>> = {
  en: { listing, passport },
  ta: { listing: listingInTamil, passport: passportInTamil },
};
