export const lead =
  'What people type and what it means. Every shop begins with the words of the trade.';
export const loadFailed = 'The synonyms could not be loaded';
export const loading = 'Loading synonyms…';
export const none = 'There are no such words.';
export const add = 'Add synonyms';
export const search = 'Search synonyms';
/** For screen readers, the name of the page numbers. */
export const pages = 'Pages of synonyms';
export const kind = 'Kind';
export const allKinds = 'All kinds';
export const equal = 'Mean the same';
export const oneWay = 'One way';
export const filler = 'Left out';
export const equalHint = 'Each of these finds what the others find.';
export const oneWayHint = 'The first finds the others as well; they do not find it.';
export const fillerHint = 'These count only when a search has no other word.';
/** The words of a one-way row and what they find. */
export const finds = '{words} → {to}';
export const edit = 'Edit';
export const editOf = 'Edit {words}';
export const remove = 'Delete';
export const removeOf = 'Delete {words}';
export const removeQuestion = 'Delete “{words}”? Searches for them may find nothing then.';
export const removeFailed = 'The synonyms could not be deleted';
export const editTitle = 'Edit synonyms';
export const words = 'Words';
export const wordsHint = 'One in each line: 1 to 4 words, in any script';
export const to = 'Also finds';
export const save = 'Save';
export const saveFailed = 'The synonyms could not be saved';

export const tryTitle = 'Try a search';
export const tryLabel = 'What a customer types';
export const tryButton = 'Try';
export const tryFailed = 'The search could not be tried';
export const readAs = 'How each word is read';
export const unknown = 'nothing like it in the shop';
export const leftOut = 'left out';
export const firstFound = {
  one: '{count} product',
  other: '{count} products, the first:',
} as const;
export const nothingFound = 'No product';
export const correctedTo = 'Showing results for “{corrected}”';
export const matchWhole = 'whole word';
export const matchBeginning = 'beginning';
export const matchSynonym = 'synonym';
export const matchInside = 'inside or one way';
export const matchSound = 'sound';
export const matchSlip = 'slip';

export const termsTitle = 'Searches that found nothing';
export const termsLead = 'In 30 days. Nothing is kept of who searched.';
export const termsFailed = 'The searches could not be loaded';
export const termPages = 'Pages of searches that found nothing';
export const noTerms = 'Every search found something.';
export const times = { one: '{count} time', other: '{count} times' } as const;
export const makeSynonym = 'Add synonym';
export const makeSynonymOf = 'Add synonym: {term}';
