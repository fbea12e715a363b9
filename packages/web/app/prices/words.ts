/** Below the totals; {amount} is what is missing, {value} such as '4%' or '₹500.00'. */
export const more = '{amount} more for {value} off';
/** {goods} are names of categories and products. */
export const moreOf = '{amount} more of {goods} for {value} off';
export const haveCode = 'Have a code?';
export const code = 'Code';
export const apply = 'Apply';
export const applying = 'Applying';
export const applied = '“{code}” takes {amount} off.';
/** {rule} is the name of another rule. */
export const kept = '“{code}” is kept. “{rule}” takes more off.';
/** {minimum} is what its goods cost at least. */
export const keptFrom = '“{code}” is kept. It counts from {minimum} of its goods.';
/** {problem} is why it cannot be used any more. */
export const lost = '“{code}”: {problem}';
export const remove = 'Remove the code';
export const notApplied = 'The code could not be checked';
/** Of an estimate; {amount} is more than what it holds. */
export const takesWhenOrdered = '“{rule}” takes {amount} off when you order, while it lasts.';
