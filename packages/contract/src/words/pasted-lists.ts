// Why a line of a pasted list is asked about.
export const noQuantity = 'No quantity';
export const twoQuantities = 'Two quantities';
export const moreThan = 'More than {most}';
export const oneOrOther = '{one} or {other}?';
export const calledSo = {
  one: '{count} product is called so',
  other: '{count} products are called so',
} as const;
export const whichProduct = 'Which product?';
export const inPieces = 'Asked in pieces, sold as {unit}';
export const inCases = 'Asked in cases';
export const inCasesOf = 'Asked in cases of {count}';
export const twice = 'Twice in the list';
export const notWanted = 'Says not wanted';
export const numberOrQuantity = 'Number or quantity?';
export const numberIs = 'Number {number} is {name}';
