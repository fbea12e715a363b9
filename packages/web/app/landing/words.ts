export const title = '{shop}: fireworks for Diwali, weddings, festivals and celebrations';
/** {invitation} says how goods are had, and where they are delivered. */
export const description = '{tagline}. {invitation}';
/** The occasions are typed one after the other, each on a line of its own. */
export const headline = 'Fireworks for {occasion}';
export const diwali = 'Diwali';
export const weddings = 'Weddings';
export const festivals = 'Festivals';
export const celebrations = 'Celebrations';
/** The headline for screen readers, which hear it once. */
export const wholeHeadline = 'Fireworks for Diwali, Weddings, Festivals and Celebrations';
export const pause = 'Pause background and headline';
export const play = 'Play background and headline';
export const newest = 'New in the shop';
export const allProducts = 'All products';
