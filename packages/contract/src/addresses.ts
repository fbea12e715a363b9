import * as z from 'zod/mini';
import * as words from '#words/input';
import { endpoint } from './endpoint.ts';
import { id, line, mobileNumber, text } from './fields.ts';
import { pincodeOf } from './places/districts.ts';
import { isCityOf, isPincodeOf } from './places/zone-pincodes.ts';

const required = words.fillRequiredFields;

const addressParts = {
  name: line(120, required),
  mobile: mobileNumber(required, words.mobileOfAddressInvalid),
  address_line: text(250, required),
  city: text(60, required),
  state: text(60, required),
  pincode: z.pipe(
    z.string(required).check(
      z.minLength(1, required),
      z.refine((written) => pincodeOf(written) !== undefined, words.pincodeInvalid),
    ),
    z.transform((written: string) => pincodeOf(written) as string),
  ),
};

export const address = z.object({
  _id: id,
  name: z.string(),
  mobile: z.string(),
  address_line: z.string(),
  city: z.string(),
  state: z.string(),
  pincode: z.string(),
  country: z.string(),
  isDefault: z.boolean(),
});
export type Address = z.output<typeof address>;

export const newAddress = z
  .strictObject({
    ...addressParts,
    country: z._default(z.literal('India'), 'India'),
    isDefault: z._default(z.boolean(), false),
  })
  .check(
    z.refine(isCityOf, { path: ['city'], error: words.cityInvalid }),
    // Whether the state is served, the settings say.
    z.refine((value) => isPincodeOf(value, value.pincode), {
      path: ['pincode'],
      error: words.pincodeNotDelivered,
    }),
  );

export const listAddresses = endpoint('listAddresses', {
  tag: 'Addresses',
  summary: 'The saved addresses, the default one first',
  data: z.array(address),
});

export const createAddress = endpoint('createAddress', {
  tag: 'Addresses',
  summary: 'Save an address; a default one replaces the former default',
  body: newAddress,
  data: address,
  errors: ['tooManyAddresses'],
});

const ofAddress = z.strictObject({ addressId: id });

export const updateAddress = endpoint('updateAddress', {
  tag: 'Addresses',
  summary: 'Change an address; the default one stays it until another takes its place',
  params: ofAddress,
  body: newAddress,
  data: address,
  errors: ['addressNotFound'],
});

export const deleteAddress = endpoint('deleteAddress', {
  tag: 'Addresses',
  summary: 'Remove an address; orders keep the one they were placed with',
  params: ofAddress,
  errors: ['addressNotFound'],
});

export const setDefaultAddress = endpoint('setDefaultAddress', {
  tag: 'Addresses',
  summary: 'Make an address the default one',
  params: ofAddress,
  errors: ['addressNotFound'],
});
