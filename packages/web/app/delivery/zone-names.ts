import { deliveryDistricts } from '@mathappu/contract/places/districts';
import { stateName } from '@mathappu/contract/places/state-names';
import { districts } from '#words/delivery/districts';
import { prefix } from '#words/language';

/**
 * Of a zone (see `zoneOf`). In English the stored name: the build leaves the table out
 * (`prefix` is a constant).
 */
export const zoneName = (zone: string): string =>
  prefix && Object.hasOwn(districts, zone)
    ? districts[zone as keyof typeof districts]
    : stateName(zone);

/** The districts to choose from, in the alphabetical order of the language. */
export const districtOptions = Object.keys(prefix ? districts : deliveryDistricts).map((value) => ({
  value,
  label: zoneName(value),
}));

type Place = { readonly city: string; readonly state: string; readonly pincode: string };

/** The last line of an address: 'Madurai, Tamil Nadu 625001'. */
export const placeLine = ({ city, state, pincode }: Place): string =>
  [zoneName(city), `${stateName(state)} ${pincode}`.trim()].filter(Boolean).join(', ');
