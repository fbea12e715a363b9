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
/** For screen readers, over what follows. */
export const promises = 'What you can rely on';
export const licensed = 'Licensed seller';
export const delivery = 'Delivery';
/** Below it: the least that is ordered. */
export const minimum = 'For orders of {amount} and more';
export const paying = 'How you pay';
export const questions = 'Questions? Ask us';
export const onWhatsApp = 'WhatsApp';
export const categories = 'What are you looking for?';
export const bestSellers = 'Best sellers';
/** In a shop that has not sold yet. */
export const newest = 'New in the shop';
export const allProducts = 'All products';
