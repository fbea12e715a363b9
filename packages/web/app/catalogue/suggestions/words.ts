/** For screen readers, the name of what is shown below the search box while somebody types. */
export const suggestions = 'Suggestions';
/** For screen readers, as the next two. */
export const oneSuggestion = '{count} suggestion';
export const someSuggestions = '{count} suggestions';
export const noSuggestions = 'No suggestions';
/** Leads to a category; the next one when it has one product. */
export const categoryWithCount = '{name}, {count} products';
export const categoryWithOne = '{name}, {count} product';
/** A word that was perhaps meant. */
export const searchForWord = 'Search for “{word}”';
/** Below the empty search box. */
export const recentSearches = 'Recent searches';
/** For screen readers. */
export const removeSearch = 'Remove “{search}”';
/** For screen readers, of one of them; Delete is the key. */
export const deleteRemoves = 'Delete removes it';
export const clearSearches = 'Clear recent searches';
