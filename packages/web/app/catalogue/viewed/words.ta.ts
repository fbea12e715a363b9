export const recentlyViewed = 'அண்மையில் பார்த்தவை';
export const clearViewed = 'நீக்க';
