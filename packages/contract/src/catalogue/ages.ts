/** From this age on a product is for adults only. */
export const adultAge = 18;

/** What suits children of this age, with an adult, is a product for children. */
export const oldestChild = 12;
