export const emptyCategory = 'Nothing in {category} at the moment.';
export const allProducts = 'All products';
/** With filters, and what is left out by a button for each of them. */
export const nothingFiltered =
  'Nothing matches “{search}” with these filters. Without them there are {count}.';
export const withoutValue = 'Without {value}: {count}';
export const nothingMatches =
  'Nothing matches “{search}”. Try a shorter word or a category, or ask us.';
/** Above the results of a search. */
export const correctedTo = 'Showing results for “{corrected}”';
export const lacking = 'Some results lack “{word}”.';
/** Titles of a few products where a search finds nothing. */
export const nearest = 'Nearest to what you typed';
export const popular = 'Popular in the shop';
export const emptyPage = 'There is nothing on this page.';
export const clearSearch = 'Clear search';
export const firstPage = 'First page';
