/** Of a number that may be larger. */
export const showing = 'Showing {from} to {to} of {total} results';
/** For screen readers, the name of the page numbers; the things are 'orders', 'messages'. */
export const pagesOf = 'Pages of {things}';

/** Keys in lists of the admin area; the things are 'orders', 'messages'. */
export const searchKey = '<key>/</key> search';
export const movingKeys = '<key>j</key> <key>k</key> next and previous of the {things}';
export const openKey = '<key>Enter</key> open';
export const turnShortcutsOff = 'Turn keyboard shortcuts off';
export const turnShortcutsOn = 'Turn keyboard shortcuts on';
