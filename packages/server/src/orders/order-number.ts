import { randomDigits } from '#server/platform/db/random-digits.ts';

/** 40 random bits in the form MP-7K4Q-92XD; the database refuses a number that is taken. */
export const newOrderNumber = (): string => newNumber('MP');

/** Makes the number of an enquiry or estimate, such as EQ-7K4Q-92XD. */
export const newQuoteNumber = (): string => newNumber('EQ');

const newNumber = (prefix: string): string => `${prefix}-${randomDigits(4)}-${randomDigits(4)}`;
