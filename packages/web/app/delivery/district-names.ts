import { deliveryDistricts, deliveryState } from '@mathappu/contract/districts';
import { districts, tamilNadu } from '#words/delivery/districts';
import { prefix } from '#words/language';

/** In English the stored name: the build leaves its table out (`prefix` is a constant). */
export const districtName = (district: string): string =>
  prefix ? ((districts as Readonly<Record<string, string>>)[district] ?? district) : district;

/** The districts to choose from, in the alphabetical order of the language. */
export const districtOptions = Object.keys(prefix ? districts : deliveryDistricts).map((value) => ({
  value,
  label: districtName(value),
}));

type Place = { readonly city: string; readonly state: string; readonly pincode: string };

/** The last line of an address: 'Madurai, Tamil Nadu 625001'. */
export const placeLine = ({ city, state, pincode }: Place): string =>
  [districtName(city), `${state === deliveryState ? tamilNadu : state} ${pincode}`.trim()]
    .filter(Boolean)
    .join(', ');
