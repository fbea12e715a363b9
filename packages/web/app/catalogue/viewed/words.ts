/** Products that were looked at last; beside it is the next one. */
export const recentlyViewed = 'Recently viewed';
export const clearViewed = 'Clear';
